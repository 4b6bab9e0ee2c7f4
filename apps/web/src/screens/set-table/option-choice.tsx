import type { Game, OptionField } from '@signoria/core';
import { type GameWords, type OptionWords, optionWords } from '@signoria/words';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useWords } from '../../preferences/words.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import { differing } from './presets.ts';
import { RadioCard } from './radio-card.tsx';
import type { ChoiceProps } from './where-choice.tsx';

interface OptionChoiceProps extends ChoiceProps {
  game: Game;
  words: GameWords;
}

/** Which rules are played: a preset, and single rules that differ from it. */
export function OptionChoice({ game, words, setting, change }: OptionChoiceProps) {
  const { site } = useWords();
  const [ruling, setRuling] = useState<string | null>(null);
  const { preset, ...own } = setting.options;
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  const base = game.options.presets[preset] as Record<string, unknown>;
  const put = (name: string, value: unknown) => {
    const { [name]: _, ...others } = own;
    change({ options: { preset, ...others, ...(value === base[name] ? {} : { [name]: value }) } });
  };
  return (
    <>
      <fieldset className="set-group">
        <legend>{site.set.rules}</legend>
        {Object.keys(game.options.presets).map(name => (
          <div key={name}>
            <RadioCard
              name="preset"
              label={words.presets[name]}
              checked={preset === name}
              onCheck={() => change({ options: { preset: name } })}
            />
            <p className="set-rulings small">
              {differing(game, name).map(option => (
                <button key={option} type="button" className="rule-link" onClick={() => setRuling(option)}>
                  {optionWords(words, option)?.name ?? option}
                </button>
              ))}
            </p>
          </div>
        ))}
      </fieldset>
      <details className="set-options" open={Object.keys(own).length > 0}>
        <summary>{site.set.options}</summary>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} className="set-option">
            <OptionInput
              field={field}
              words={optionWords(words, name)}
              value={own[name] ?? base[name]}
              onValue={value => put(name, value)}
            />
            <button type="button" className="rule-link small" onClick={() => setRuling(name)}>
              {site.set.ruling}
            </button>
          </div>
        ))}
      </details>
      <Dialog open={ruling !== null} onClose={() => setRuling(null)} title={site.play.rules} kind="drawer">
        <RulesPage game={game.id} {...(ruling ? { option: ruling } : {})} />
      </Dialog>
    </>
  );
}

interface OptionInputProps {
  field: OptionField;
  words: OptionWords;
  value: unknown;
  onValue(value: unknown): void;
}

/** A control made from the option's schema. */
function OptionInput({ field, words, value, onValue }: OptionInputProps) {
  if (field.type === 'boolean')
    return (
      <label className="tick">
        <input type="checkbox" checked={value === true} onChange={event => onValue(event.target.checked)} />
        <OptionName words={words} />
      </label>
    );
  if (field.type === 'array') {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <fieldset className="set-list">
        <legend>
          <OptionName words={words} />
        </legend>
        {field.items.enum.map(entry => (
          <label key={entry} className="tick">
            <input
              type="checkbox"
              checked={chosen.includes(entry)}
              onChange={({ target }) =>
                onValue(target.checked ? [...chosen, entry] : chosen.filter(other => other !== entry))
              }
            />
            {words.values?.[entry] ?? entry}
          </label>
        ))}
      </fieldset>
    );
  }
  const choices =
    field.type === 'string'
      ? field.enum.map(entry => [entry, words.values?.[entry] ?? entry] as const)
      : Array.from({ length: field.maximum - field.minimum + 1 }, (_, i) => {
          const number = field.minimum + i;
          return [number, String(number)] as const;
        });
  return (
    <label className="choice">
      <OptionName words={words} />
      <select
        value={String(value)}
        onChange={({ target }) => onValue(choices.find(([choice]) => String(choice) === target.value)?.[0])}
      >
        {choices.map(([choice, name]) => (
          <option key={choice} value={String(choice)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function OptionName({ words }: { words: OptionWords }) {
  return (
    <span>
      <b>{words.name}</b> <span className="small soft">{words.help}</span>
    </span>
  );
}
