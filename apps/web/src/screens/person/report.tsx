import type { Person, ReportBody } from '@signoria/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { isBlocked, setBlocked } from '../../match/online/blocked.ts';
import { server } from '../../match/online/server.ts';
import { usePeopleWords } from '../../preferences/people-words.ts';
import { useWords } from '../../preferences/words.tsx';
import { Form, Trouble, textOf, useSending, Way } from '../account/form.tsx';
import '../account/account.css';

type Why = ReportBody['why'];
const REASONS: readonly Why[] = ['chat', 'name', 'cheating', 'leaving', 'other'];

interface ReportProps {
  about: Pick<Person, 'id' | 'name'>;
  onClose(): void;
}

/** Tells the people who run the server about somebody, with a reason. */
export default function ReportDialog({ about, onClose }: ReportProps) {
  const { site } = useWords();
  const { report } = usePeopleWords();
  const { sent, wrong, busy, send } = useSending();
  const blocking = useSending();
  return (
    <Dialog open onClose={onClose} title={report.title(about.name)} first="input">
      {sent ? (
        <div className="account-form" role="status">
          <p>
            <b>{report.sent.name}.</b> {report.sent.help}
          </p>
          <Trouble wrong={blocking.wrong} />
          <div className="account-ways">
            {!isBlocked(about.id) && (
              <Way
                busy={blocking.busy}
                onTake={() => void blocking.send(() => setBlocked(about, true), onClose)}
              >
                {report.alsoBlock(about.name)}
              </Way>
            )}
            <Way look="main" onTake={onClose}>
              {site.play.close}
            </Way>
          </div>
        </div>
      ) : (
        <ReportForm
          wrong={<Trouble wrong={wrong} />}
          busy={busy}
          onSend={body =>
            void send(
              () => server.api('POST /api/people/:id/report', { params: { id: about.id }, body }),
              () => {},
            )
          }
        />
      )}
    </Dialog>
  );
}

interface ReportFormProps {
  wrong: ReactNode;
  busy: boolean;
  onSend(body: ReportBody): void;
}

function ReportForm({ wrong, busy, onSend }: ReportFormProps) {
  const { report } = usePeopleWords();
  const [why, setWhy] = useState<Why>('chat');
  const text = useId();
  return (
    <Form
      onSend={form => {
        const told = textOf(form, 'text');
        onSend({ why, ...(told === '' ? {} : { text: told }) });
      }}
    >
      <p className="soft">{report.help}</p>
      <fieldset className="account-scopes">
        <legend>{report.why}</legend>
        {REASONS.map(reason => (
          <label key={reason} className="tick">
            <input type="radio" name="why" checked={why === reason} onChange={() => setWhy(reason)} />
            <span>{report.reasons[reason]}</span>
          </label>
        ))}
      </fieldset>
      <div className="choice">
        <label htmlFor={text}>{report.text.name}</label>
        <textarea
          id={text}
          name="text"
          className="field"
          rows={4}
          maxLength={1000}
          aria-describedby={`${text}-help`}
        />
        <span id={`${text}-help`} className="small soft">
          {report.text.help}
        </span>
      </div>
      {wrong}
      <div className="account-ways">
        <button type="submit" className="button main" disabled={busy}>
          {report.send}
        </button>
      </div>
    </Form>
  );
}
