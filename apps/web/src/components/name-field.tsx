import { type InputHTMLAttributes, useId, useState } from 'react';
import { useWords } from '../preferences/words.tsx';
import { tooManyLetters } from './name-letters.ts';

interface NameFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** What stands in the field at first. */
  name: string;
  /** A name that fits, or null for what is typed and does not. */
  onName(name: string | null): void;
}

/** A field for a name. It cuts nothing off: what is too long stays, and the field says so. */
export function NameField({ name, onName, ...input }: NameFieldProps) {
  const { site } = useWords();
  const [typed, setTyped] = useState(name);
  const id = useId();
  const over = tooManyLetters(typed);
  return (
    <span className="name-field">
      <input
        {...input}
        className="field"
        value={typed}
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? id : undefined}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onName(tooManyLetters(value) > 0 ? null : value);
        }}
      />
      {over > 0 && (
        <span id={id} className="bad small" role="alert">
          {site.name.tooLong(over)}
        </span>
      )}
    </span>
  );
}
