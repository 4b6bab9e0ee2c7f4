import { isGameId } from '@signoria/games/list';
import { wordsFor } from '@signoria/words';
import { replayWords } from '@signoria/words/replay';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { FileButton } from '../../components/file-button.tsx';
import { Page } from '../../components/page.tsx';
import { keep } from '../../match/local/saved.ts';
import { savedFrom } from '../../match/replay/open.ts';
import { readRecord } from '../../match/replay/read-record.ts';
import { useWords } from '../../preferences/words.tsx';
import { whyNot } from './why-not.ts';
import './replay.css';

/** A record from a file or the clipboard: kept on this device and shown, or refused with the reason and the place. */
export default function ImportScreen() {
  const { language } = useWords();
  const words = replayWords(language);
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const show = async (typed: string) => {
    const read = readRecord(typed);
    if (read.ok) {
      const saved = savedFrom(read.record, Date.now());
      keep(saved);
      navigate(`/replay/here/${saved.id}`);
      return;
    }
    const { fault } = read;
    const game = 'refusal' in fault && isGameId(fault.game) ? await wordsFor(language, fault.game) : null;
    setFailed(whyNot(fault, words, game));
  };
  return (
    <Page title={words.import.title}>
      <form
        className="sheet page-sheet import"
        onSubmit={event => {
          event.preventDefault();
          void show(text);
        }}
      >
        <p className="soft">{words.import.help}</p>
        <RecordFile
          onText={found => {
            setText(found);
            void show(found);
          }}
        />
        <label>
          {words.import.text}
          <textarea
            className="field"
            rows={8}
            spellCheck={false}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
        </label>
        {failed !== null && (
          <div className="import-failed" role="alert">
            <b>{words.import.failed}</b>
            <p>{failed}</p>
            <p className="soft">{words.import.again}</p>
          </div>
        )}
        <button type="submit" className="button main" disabled={text.trim() === ''}>
          {words.import.show}
        </button>
      </form>
    </Page>
  );
}

function RecordFile({ onText }: { onText(text: string): void }) {
  const words = replayWords(useWords().language);
  const name = useId();
  return (
    <div className="import-file">
      <span id={name}>{words.import.file}</span>
      <FileButton of={name} onFile={file => void file.text().then(onText)} />
    </div>
  );
}
