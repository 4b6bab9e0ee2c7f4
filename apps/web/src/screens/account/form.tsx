import type { Label } from '@signoria/words';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useWords } from '../../preferences/words.tsx';
import { type Answer, sentence, type Wrong } from './wrong.ts';

export interface Sending {
  busy: boolean;
  wrong: Wrong | null;
  /** The latest sending went well. */
  sent: boolean;
  send<T>(work: () => Promise<Answer<T>>, then: (value: T) => unknown): Promise<void>;
}

/** One thing at a time is sent; what is refused stays to be read until the next try. */
export function useSending(): Sending {
  const [state, setState] = useState<{ busy: boolean; wrong: Wrong | null; sent: boolean }>({
    busy: false,
    wrong: null,
    sent: false,
  });
  return {
    ...state,
    async send(work, then) {
      if (state.busy) return;
      setState({ busy: true, wrong: null, sent: false });
      const reply = await work();
      if (reply.ok) await then(reply.value);
      setState({ busy: false, wrong: reply.ok ? null : reply.error, sent: reply.ok });
    },
  };
}

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: Label;
  /** The name the server has for this field. */
  name: string;
  wrong: Wrong | null;
}

/** A labelled field with what is wrong about it underneath. */
export function Field({ label, wrong, ...input }: FieldProps) {
  const { site } = useWords();
  const id = useId();
  const isWrong = wrong?.field === input.name;
  return (
    <div className="choice">
      <label htmlFor={id}>{label.name}</label>
      <input
        {...input}
        id={id}
        className="field"
        aria-describedby={isWrong || label.help !== '' ? `${id}-help` : undefined}
        aria-invalid={isWrong || undefined}
      />
      {isWrong ? (
        <span id={`${id}-help`} className="account-wrong small" role="alert">
          {sentence(wrong, site)}
        </span>
      ) : (
        label.help !== '' && (
          <span id={`${id}-help`} className="small soft">
            {label.help}
          </span>
        )
      )}
    </div>
  );
}

/** A form of one sheet: whatever is typed is sent by us, not by the browser. */
export function Form({ onSend, children }: { onSend(form: HTMLFormElement): void; children: ReactNode }) {
  return (
    <form
      className="account-form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

interface WayProps {
  /** Among its neighbours; as one of several, unless told. */
  look?: 'main' | 'plain';
  /** For readers of the screen, where the text alone does not say it. */
  label?: string;
  busy?: boolean;
  onTake(): void;
  children: ReactNode;
}

/** A button that does something at once. */
export function Way({ look, label, busy = false, onTake, children }: WayProps) {
  const className = look ? `button ${look}` : 'button';
  return (
    <button type="button" className={className} aria-label={label} disabled={busy} onClick={onTake}>
      {children}
    </button>
  );
}

/** What went wrong with the whole of a form, unless one of its fields says it. */
export function Trouble({ wrong, fields = [] }: { wrong: Wrong | null; fields?: readonly string[] }) {
  const { site } = useWords();
  if (!wrong || (wrong.field !== undefined && fields.includes(wrong.field))) return null;
  return (
    <p className="account-wrong" role="alert">
      {sentence(wrong, site)}
    </p>
  );
}

/** A sheet of the page with a heading and a sentence on what it is for. */
export function Sheet({ label, children }: { label: Label; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="sheet page-sheet account-sheet" aria-labelledby={heading}>
      <h2 id={heading}>{label.name}</h2>
      {label.help !== '' && <p className="small soft">{label.help}</p>}
      {children}
    </section>
  );
}

/** The trimmed text of a form's field. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}
