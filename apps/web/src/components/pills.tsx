import type { ReactNode } from 'react';
import './pills.css';

interface PillsProps<T extends string> {
  legend: string;
  choices: readonly (readonly [T, ReactNode])[];
  chosen: T;
  onChoose(choice: T): void;
}

/** One of a few, all in sight. */
export function Pills<T extends string>({ legend, choices, chosen, onChoose }: PillsProps<T>) {
  return (
    <fieldset className="pills">
      <legend>{legend}</legend>
      {choices.map(([choice, name]) => (
        <button
          key={choice}
          type="button"
          className="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
