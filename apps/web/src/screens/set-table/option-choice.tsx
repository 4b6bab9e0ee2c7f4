import { canonical, type Game, type MaterialFile, type OptionField } from '@signoria/core';
import { type GameWords, type OptionWords, optionWords } from '@signoria/words';
import { useState } from 'react';
import type { Board } from '../../boards/board.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useWords } from '../../preferences/words.tsx';
import { RulesPage } from '../../rules/rules-page.tsx';
import { MaterialChoice } from './material-choice.tsx';
import { cardOptions, OptionCards } from './option-cards.tsx';
import { differing } from './presets.ts';
import { RadioCard } from './radio-card.tsx';
import { fitting, mixed, mixOf, withPreset } from './setting.ts';
import type { ChoiceProps } from './where-choice.tsx';

interface OptionChoiceProps extends ChoiceProps {
  game: Game;
  board: Board;
  words: GameWords;
  /** The server's own. */
  printing: MaterialFile | null;
}

/** Which rules are played: a preset, and what differs from it. */
export function OptionChoice(props: OptionChoiceProps) {
  const { game, words, setting, change } = props;
  const { site } = useWords();
  const [ruling, setRuling] = useState<string | null>(null);
  const { preset } = setting.options;
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
              onCheck={() => change({ options: withPreset(setting.options, name) })}
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
      <Single {...props} onRuling={setRuling} />
      <Dialog open={ruling !== null} onClose={() => setRuling(null)} title={site.play.rules} kind="drawer">
        <RulesPage game={game.id} {...(ruling ? { option: ruling } : {})} />
      </Dialog>
    </>
  );
}

/** Ready mixes, what is chosen by its card, and every other option of the game. */
function Single({
  game,
  board,
  words,
  setting,
  change,
  printing,
  onRuling,
}: OptionChoiceProps & { onRuling(option: string): void }) {
  const { site } = useWords();
  const { preset, ...own } = setting.options;
  const seats = setting.players.length;
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  const base = game.options.presets[preset] as Record<string, unknown>;
  const value = (name: string) => own[name] ?? base[name];
  const put = (name: string, chosen: unknown) => {
    const { [name]: _, ...others } = own;
    const changed = {
      preset,
      ...others,
      ...(canonical(chosen) === canonical(base[name]) ? {} : { [name]: chosen }),
    };
    change({ options: fitting(game, changed, seats, name) });
  };
  const asCards = cardOptions(game, words).map(([name]) => name);
  const isOwn = (names: readonly string[]) => names.some(name => name in own);
  const others = Object.keys(fields).filter(name => !asCards.includes(name));
  const row = (name: string) => (
    <div key={name} className="set-option">
      <OptionInput
        field={fields[name]}
        words={optionWords(words, name)}
        value={value(name)}
        onValue={chosen => put(name, chosen)}
      />
      <button type="button" className="rule-link small" onClick={() => onRuling(name)}>
        {site.set.ruling}
      </button>
    </div>
  );
  return (
    <>
      <Mixes game={game} words={words} setting={setting} change={change} />
      {asCards.length > 0 && (
        <details className="set-options" open={isOwn(asCards)}>
          <summary>{site.set.cards}</summary>
          <OptionCards game={game} board={board} words={words} value={value} put={put} />
        </details>
      )}
      <details className="set-options" open={isOwn(others) || printing !== null || Boolean(own.material)}>
        <summary>{site.set.options}</summary>
        {others.map(row)}
        {game.options.material && <MaterialChoice {...{ game, words, setting, change, printing }} />}
      </details>
    </>
  );
}

/** Sets of cards that go well together; nothing for a game that has none. */
function Mixes({ game, words, setting, change }: Omit<OptionChoiceProps, 'board' | 'printing'>) {
  const { site } = useWords();
  const seats = setting.players.length;
  if (!words.mixes) return null;
  const chosen = mixOf(game, setting.options, seats);
  return (
    <fieldset className="set-group two">
      <legend>{site.set.mixes}</legend>
      {Object.entries(words.mixes).map(([mix, label]) => (
        <RadioCard
          key={mix}
          name="mix"
          label={label}
          checked={mix === chosen}
          onCheck={() => change({ options: mixed(game, setting.options, seats, mix) })}
        />
      ))}
    </fieldset>
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
  // Lists are drawn as cards.
  if (field.type === 'array') return null;
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
