import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../components/dialog.tsx';
import type { Answer, MatchSource, Snapshot } from '../../match/source.ts';
import { forgetGame } from '../../preferences/learned.ts';
import { prefer } from '../../preferences/preferences.ts';
import { useWords } from '../../preferences/words.tsx';
import { SettingsForm } from '../settings/settings.tsx';

interface MenuProps {
  open: boolean;
  onClose(): void;
  source: MatchSource;
  snapshot: Snapshot;
  onAnswer(answer: Answer): void;
}

/** Settings, and what one may do about the game as a whole. */
export function Menu({ open, onClose, source, snapshot, onAnswer }: MenuProps) {
  const { site } = useWords();
  const [sure, setSure] = useState(false);
  const { room } = source;
  const close = () => {
    setSure(false);
    onClose();
  };
  const ask = (...request: Parameters<NonNullable<typeof room>['ask']>) => {
    room?.ask(...request).then(onAnswer);
    close();
  };
  const { you, seats, status } = snapshot;
  const plays = room !== null && you !== 'table' && !seats[you].resigned && status === 'playing';
  return (
    <Dialog open={open} onClose={close} title={site.play.menu}>
      <SettingsForm withPace={room === null} />
      {you !== 'table' && <ExplainAgain game={snapshot.game} onDone={close} />}
      {room && <PeopleHere snapshot={snapshot} />}
      {plays && !sure && (
        <div className="menu-actions">
          <button type="button" className="button" onClick={() => ask('takeback')}>
            {site.play.askTakeback}
          </button>
          <button type="button" className="button" onClick={() => ask('pause')}>
            {site.play.pause}
          </button>
          {snapshot.moves < 2 ? (
            <button type="button" className="button" onClick={() => ask('abort')}>
              {site.play.abort}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => setSure(true)}>
              {site.play.resign}
            </button>
          )}
        </div>
      )}
      {plays && sure && (
        <div className="menu-actions">
          <p>{site.play.resignAsk}</p>
          <button type="button" className="button main" onClick={() => ask('resign')}>
            {site.play.resign}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {site.play.cancel}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** The others at the table, each a way to their page. */
function PeopleHere({ snapshot: { seats, you } }: { snapshot: Snapshot }) {
  const { site } = useWords();
  const others = seats.flatMap(({ person }, seat) => (person && seat !== you ? [person] : []));
  if (others.length === 0) return null;
  return (
    <div className="menu-actions">
      {others.map(({ id, name }) => (
        <Link key={id} className="button" href={`/p/${id}`}>
          {site.chat.profile(name)}
        </Link>
      ))}
    </div>
  );
}

function ExplainAgain({ game, onDone }: { game: string; onDone(): void }) {
  const { site } = useWords();
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        onDone();
        prefer({ tips: true });
        forgetGame(game);
      }}
    >
      {site.primer.again}
    </button>
  );
}
