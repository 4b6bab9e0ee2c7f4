import { LANGUAGES } from '@signoria/words/language';
import { canVibrate, chime, vibrate } from '../../components/chime.ts';
import { NameField } from '../../components/name-field.tsx';
import { Pills } from '../../components/pills.tsx';
import { Tick } from '../../components/tick.tsx';
import { type Pace, prefer, type Theme } from '../../preferences/preferences.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import './settings.css';

/** Each language's name for itself; they are shown before any other language is loaded. */
const NAMES = { en: 'English', fr: 'Français' };
const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const PACES: readonly Pace[] = ['slow', 'normal', 'quick'];

interface SettingsFormProps {
  withName?: boolean;
}

export function SettingsForm({ withName = false }: SettingsFormProps) {
  const { site } = useWords();
  const { name, language, theme, pace, tips, follows, shortcuts } = usePreferences();
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
        choices={LANGUAGES.map(choice => [
          choice,
          <span key={choice} lang={choice}>
            {NAMES[choice]}
          </span>,
        ])}
        chosen={language}
        onChoose={choice => prefer({ language: choice })}
      />
      <Pills
        legend={site.settings.theme}
        choices={THEMES.map(choice => [choice, site.settings.themes[choice]])}
        chosen={theme}
        onChoose={choice => prefer({ theme: choice })}
      />
      <Pills
        legend={site.settings.pace}
        choices={PACES.map(choice => [choice, site.settings.paces[choice]])}
        chosen={pace}
        onChoose={choice => prefer({ pace: choice })}
      />
      <Tick label={site.primer.tips} checked={tips} onCheck={checked => prefer({ tips: checked })} />
      <Tick label={site.frame.follows} checked={follows} onCheck={checked => prefer({ follows: checked })} />
      <Tick
        label={site.frame.shortcuts}
        checked={shortcuts}
        onCheck={checked => prefer({ shortcuts: checked })}
      />
      <Calls />
    </div>
  );
}

/** Choosing one lets it be heard or felt. */
function Calls() {
  const { site } = useWords();
  const { sound, vibration } = usePreferences();
  return (
    <>
      <Tick
        label={site.settings.sound}
        checked={sound}
        onCheck={checked => {
          prefer({ sound: checked });
          if (checked) void chime();
        }}
      />
      {canVibrate() && (
        <Tick
          label={site.settings.vibration}
          checked={vibration}
          onCheck={checked => {
            prefer({ vibration: checked });
            if (checked) vibrate();
          }}
        />
      )}
    </>
  );
}
