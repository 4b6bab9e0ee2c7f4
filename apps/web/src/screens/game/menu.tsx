import { accessWords } from '@signoria/words/access';
import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../components/dialog.tsx';
import type { Answer, MatchSource, Snapshot } from '../../match/source.ts';
import { forgetGame } from '../../preferences/learned.ts';
import { prefer } from '../../preferences/preferences.ts';
import { useWords } from '../../preferences/words.tsx';
import { SettingsForm } from '../settings/settings.tsx';
import { plays } from './frame.ts';
import type { Panel } from './use-panels.ts';

interface MenuProps {
  open: boolean;
  onClose(): void;
  source: MatchSource;
  snapshot: Snapshot;
  onAnswer(answer: Answer): void;
  onShow(panel: Panel): void;
}

/** Settings, and what one may do about the game as a whole. */
export function Menu({ open, onClose, source, snapshot, onAnswer, onShow }: MenuProps) {
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
  const mayAsk = room !== null && you !== 'table' && !seats[you].resigned && status === 'playing';
  return (
    <Dialog open={open} onClose={close} title={site.play.menu}>
      <SettingsForm />
      {you !== 'table' && <ExplainAgain game={snapshot.game} onDone={close} />}
      <InWords plays={plays(source, snapshot)} onShow={onShow} />
      {room && <PeopleHere snapshot={snapshot} />}
      {mayAsk && !sure && (
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
      {mayAsk && sure && (
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

/** The game for those who listen, type, or want no mouse. */
function InWords({ plays, onShow }: { plays: boolean; onShow(panel: Panel): void }) {
  const { keys, words } = accessWords(useWords().language);
  const panels: readonly (readonly [Panel, string])[] = [
    ...(plays ? ([['typing', words.title]] as const) : []),
    ['position', words.position],
    ['keys', keys.title],
  ];
  return (
    <div className="menu-actions">
      {panels.map(([panel, name]) => (
        <button key={panel} type="button" className="button" onClick={() => onShow(panel)}>
          {name}
        </button>
      ))}
    </div>
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
