import type { Table } from '@signoria/protocol';
import { OpponentsChoice } from '../../components/opponents-choice.tsx';
import { opponentLevels } from '../../match/opponents.ts';
import type { TableAsk } from '../../match/source.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';

/** One tap puts bots into all seats that are free. A rated table has no bots. */
export function FillWithBots({ table, command }: { table: Table; command(...ask: TableAsk): Promise<void> }) {
  const { site } = useWords();
  const { opponents } = usePreferences();
  const free = table.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
  if (free.length === 0 || table.rated) return null;
  const fill = async () => {
    const levels = opponentLevels(opponents, free.length);
    for (const [i, seat] of free.entries()) await command('bot', { seat, level: levels[i] });
  };
  return (
    <p className="fill-with-bots">
      <button type="button" className="button" onClick={fill}>
        {site.lobby.fill}
      </button>
      <OpponentsChoice label={site.home.opponents} />
    </p>
  );
}
