import { LEVELS } from '@signoria/bots/levels';
import type { Person, Sitter, Table } from '@signoria/protocol';
import { Link } from 'wouter';
import type { TableAsk } from '../../match/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { botTitle } from '../game/names.ts';
import { Sign } from '../person/sign.tsx';

interface SeatsProps {
  table: Table;
  person: Person | null;
  hosting: boolean;
  sit(seat: number): void;
  command(...ask: TableAsk): void;
}

export function Seats({ table, ...props }: SeatsProps) {
  const seated = table.seats.some(
    sitter => sitter.kind === 'person' && sitter.person.id === props.person?.id,
  );
  return (
    <ol className="seats">
      {table.seats.map((sitter, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className="seat" data-kind={sitter.kind}>
          <span className="player-crest" style={{ background: `var(--seat-${seat})` }} aria-hidden="true">
            {seat + 1}
          </span>
          <SeatLine sitter={sitter} seat={seat} table={table} seated={seated} {...props} />
        </li>
      ))}
    </ol>
  );
}

type SeatLineProps = SeatsProps & { sitter: Sitter; seat: number; seated: boolean };

function SeatLine({ sitter, seat, table, person, hosting, seated, sit, command }: SeatLineProps) {
  const { site, common } = useWords();
  if (sitter.kind === 'person') {
    const { id, name } = sitter.person;
    const marks = [id === table.host.id && site.lobby.host, !sitter.online && site.lobby.away].filter(
      Boolean,
    );
    return (
      <>
        <Sign person={sitter.person} name={name} isBot={false} />
        <span className="seat-name">
          <Link href={`/p/${id}`}>
            <b>{name}</b>
          </Link>{' '}
          <span className="small soft">{marks.join(', ')}</span>
        </span>
        {id === person?.id && (
          <button type="button" className="button" onClick={() => command('leave')}>
            {site.lobby.stand}
          </button>
        )}
        {hosting && id !== person?.id && (
          <button type="button" className="button" onClick={() => command('kick', { seat })}>
            {site.lobby.remove}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      {sitter.kind === 'bot' && <Sign person={null} name={sitter.level} isBot />}
      {sitter.kind === 'bot' ? (
        <span className="seat-name">
          <b>{botTitle(sitter.level, common)}</b> <span className="small soft">{site.set.bot}</span>
        </span>
      ) : (
        <span className="seat-name soft">{site.lobby.free}</span>
      )}
      {sitter.kind === 'empty' && !seated && (
        <button type="button" className="button main" onClick={() => sit(seat)}>
          {site.lobby.sit}
        </button>
      )}
      {hosting && !table.rated && (
        <BotChoice level={sitter.kind === 'bot' ? sitter.level : null} seat={seat} command={command} />
      )}
    </>
  );
}

interface BotChoiceProps extends Pick<SeatsProps, 'command'> {
  level: string | null;
  seat: number;
}

/** Which bot the host puts there; none takes it away. */
function BotChoice({ level, seat, command }: BotChoiceProps) {
  const { site, common } = useWords();
  return (
    <select
      className="field seat-bot"
      aria-label={site.pair(site.lobby.putBot, site.set.seat(seat + 1))}
      value={level ?? ''}
      onChange={({ target: { value } }) => command('bot', { seat, level: value === '' ? null : value })}
    >
      <option value="">{level === null ? site.lobby.putBot : site.lobby.remove}</option>
      {LEVELS.map(one => (
        <option key={one} value={one}>
          {botTitle(one, common)}
        </option>
      ))}
    </select>
  );
}
