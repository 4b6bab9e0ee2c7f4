import type { Game, OptionField } from '@signoria/core';
import { type GameWords, optionWords } from '@signoria/words';
import type { Board } from '../../boards/board.ts';
import './option-cards.css';

interface OptionCardsProps {
  game: Game;
  board: Board;
  words: GameWords;
  value(option: string): unknown;
  put(option: string, value: unknown): void;
}

/** Options whose choices are things of the game, such as characters: each a card that shows it and says what it does. */
export function OptionCards({ game, board, words, value, put }: OptionCardsProps) {
  return cardOptions(game, words).map(([option, field], i, all) => {
    const chosen = value(option);
    // What is said of one rank need not be said again of the next.
    const helpOf = (other?: [string, CardField]) => other && optionWords(words, other[0]).help;
    const { name, help, values = {}, about = {} } = optionWords(words, option);
    const choices = field.type === 'array' ? field.items.enum : field.enum;
    const isMany = field.type === 'array';
    const isChosen = (choice: string) =>
      Array.isArray(chosen) ? chosen.includes(choice) : chosen === choice;
    const toggled = (choice: string) => {
      if (!Array.isArray(chosen)) return choice;
      return isChosen(choice) ? chosen.filter(other => other !== choice) : [...chosen, choice];
    };
    return (
      <fieldset key={option} className="option-cards" data-many={isMany || undefined}>
        <legend>
          <b>{name}</b> {help !== helpOf(all[i - 1]) && <span className="small soft">{help}</span>}
        </legend>
        {choices.map(choice => (
          <label key={choice} className="radio-card option-card" data-checked={isChosen(choice) || undefined}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={option}
              checked={isChosen(choice)}
              onChange={() => put(option, toggled(choice))}
            />
            <span className="option-card-picture">
              {board.Picture && <board.Picture option={option} choice={choice} />}
            </span>
            <span>
              <b>{values[choice] ?? choice}</b>
              <span className="small soft">{about[choice]}</span>
            </span>
          </label>
        ))}
      </fieldset>
    );
  });
}

type CardField = Extract<OptionField, { type: 'string' | 'array' }>;

/** The options drawn as cards: those whose words say what each choice does, then lists. */
export function cardOptions(game: Game, words: GameWords): [option: string, field: CardField][] {
  const fields: Readonly<Record<string, OptionField>> = game.options.fields;
  const cards = Object.entries(fields).flatMap(([option, field]): [string, CardField][] => {
    if (field.type === 'array') return [[option, field]];
    return field.type === 'string' && optionWords(words, option).about ? [[option, field]] : [];
  });
  return cards.toSorted(([, a], [, b]) => Number(a.type === 'array') - Number(b.type === 'array'));
}
