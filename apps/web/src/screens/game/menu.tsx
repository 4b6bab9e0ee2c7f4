import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import type { Answer, MatchSource, Snapshot } from '../../match/source.ts';
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
