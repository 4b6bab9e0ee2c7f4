import { LANGUAGES } from '@signoria/words/language';
import type { ReactNode } from 'react';
import { NameField } from '../../parts/name-field.tsx';
import { type Pace, prefer, type Theme } from '../../reader/preferences.ts';
import { usePreferences, useReader } from '../../reader/reader.tsx';
import './settings.css';

/** Each language's name for itself; they are shown before any other language is loaded. */
const NAMES = { en: 'English', fr: 'Français' };
const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const PACES: readonly Pace[] = ['calm', 'quick'];

interface SettingsFormProps {
  withName?: boolean;
  /** Whether there may be bots on this device. */
  withPace?: boolean;
}

export function SettingsForm({ withName = false, withPace = true }: SettingsFormProps) {
  const { site } = useReader();
  const { name, language, theme, pace } = usePreferences();
  return (
    <div className="settings">
      {withName && (
        <div className="choice">
          <label htmlFor="settings-name">{site.settings.name}</label>
          <NameField
            id="settings-name"
            name={name}
            onName={fitting => fitting !== null && prefer({ name: fitting })}
            autoComplete="nickname"
          />
          <span className="small soft">{site.settings.nameHelp}</span>
        </div>
      )}
      <Pills
        legend={site.settings.language}
        choices={LANGUAGES}
        chosen={language}
        nameOf={choice => <span lang={choice}>{NAMES[choice]}</span>}
        onChoose={choice => prefer({ language: choice })}
      />
      <Pills
        legend={site.settings.theme}
        choices={THEMES}
        chosen={theme}
        nameOf={choice => site.settings.themes[choice]}
        onChoose={choice => prefer({ theme: choice })}
      />
      {withPace && (
        <Pills
          legend={site.settings.pace}
          choices={PACES}
          chosen={pace}
          nameOf={choice => site.settings.paces[choice]}
          onChoose={choice => prefer({ pace: choice })}
        />
      )}
    </div>
  );
}

/** One of a few, side by side. */
function Pills<T extends string>({
  legend,
  choices,
  chosen,
  nameOf,
  onChoose,
}: {
  legend: string;
  choices: readonly T[];
  chosen: T;
  nameOf(choice: T): ReactNode;
  onChoose(choice: T): void;
}) {
  return (
    <fieldset className="pills">
      <legend>{legend}</legend>
      {choices.map(choice => (
        <button
          key={choice}
          type="button"
          className="button"
          aria-pressed={chosen === choice}
          onClick={() => onChoose(choice)}
        >
          {nameOf(choice)}
        </button>
      ))}
    </fieldset>
  );
}
