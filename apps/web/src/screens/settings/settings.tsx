import { LANGUAGES } from '@signoria/words/language';
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
      <fieldset className="pills">
        <legend>{site.settings.language}</legend>
        {LANGUAGES.map(choice => (
          <button
            key={choice}
            type="button"
            lang={choice}
            className="button"
            aria-pressed={language === choice}
            onClick={() => prefer({ language: choice })}
          >
            {NAMES[choice]}
          </button>
        ))}
      </fieldset>
      <fieldset className="pills">
        <legend>{site.settings.theme}</legend>
        {THEMES.map(choice => (
          <button
            key={choice}
            type="button"
            className="button"
            aria-pressed={theme === choice}
            onClick={() => prefer({ theme: choice })}
          >
            {site.settings.themes[choice]}
          </button>
        ))}
      </fieldset>
      {withPace && (
        <fieldset className="pills">
          <legend>{site.settings.pace}</legend>
          {PACES.map(choice => (
            <button
              key={choice}
              type="button"
              className="button"
              aria-pressed={pace === choice}
              onClick={() => prefer({ pace: choice })}
            >
              {site.settings.paces[choice]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
