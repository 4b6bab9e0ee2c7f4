import { LEVELS } from '@signoria/bots/levels';
import type { Game } from '@signoria/core';
import { NameField } from '../../components/name-field.tsx';
import type { Player } from '../../match/local/saved.ts';
import { prefer } from '../../preferences/preferences.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { botTitle } from '../game/names.ts';
import type { ChoiceProps } from './where-choice.tsx';
import '../../components/pills.css';

interface PlayersChoiceProps extends ChoiceProps {
  game: Game;
  onSeats(seats: number): void;
}

/** How many play, and who: people or bots of a level. */
export function PlayersChoice({ game, setting, change, onSeats }: PlayersChoiceProps) {
  const { site } = useWords();
  const put = (seat: number, player: Player) =>
    change({ players: setting.players.map((other, i) => (i === seat ? player : other)) });
  return (
    <fieldset className="set-group">
      <legend>{site.set.seats}</legend>
      <SeatCount game={game} count={setting.players.length} onCount={onSeats} />
      <ol className="set-seats">
        {setting.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <span className="player-crest" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
              {seat + 1}
            </span>
            <SeatChoice seat={seat} player={player} where={setting.where} put={put} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface SeatCountProps {
  game: Game;
  count: number;
  onCount(count: number): void;
}

/** How many play; nothing for a game that leaves no choice. */
export function SeatCount({ game, count, onCount }: SeatCountProps) {
  const { site } = useWords();
  const { min, max } = game.seats;
  if (min === max) return null;
  return (
    <div className="pills numbers">
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(seats => (
        <button
          key={seats}
          type="button"
          className="button figures"
          aria-label={site.set.seatCount(seats)}
          aria-pressed={seats === count}
          onClick={() => onCount(seats)}
        >
          {seats}
        </button>
      ))}
    </div>
  );
}

interface SeatChoiceProps {
  seat: number;
  player: Player;
  where: 'online' | 'device';
  put(seat: number, player: Player): void;
}

function SeatChoice({ seat, player, where, put }: SeatChoiceProps) {
  const { site, common } = useWords();
  const { name } = usePreferences();
  if (seat === 0)
    return where === 'device' ? (
      <NameField
        name={name}
        onName={fitting => fitting !== null && prefer({ name: fitting })}
        aria-label={site.settings.name}
        placeholder={site.settings.name}
      />
    ) : (
      <b>{site.set.you}</b>
    );
  return (
    <>
      <select
        className="field"
        aria-label={site.set.seat(seat + 1)}
        value={player.kind === 'bot' ? player.level : 'person'}
        onChange={({ target: { value } }) =>
          put(seat, value === 'person' ? { kind: 'person', name: '' } : { kind: 'bot', level: value })
        }
      >
        <option value="person">{site.set.person}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {site.pair(site.set.bot, botTitle(level, common))}
          </option>
        ))}
      </select>
      {player.kind === 'person' && where === 'device' && (
        <NameField
          name={player.name}
          onName={fitting => fitting !== null && put(seat, { kind: 'person', name: fitting })}
          aria-label={site.name.label}
          placeholder={site.set.friend(seat + 1)}
        />
      )}
    </>
  );
}
