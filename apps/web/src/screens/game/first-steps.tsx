import { isGameId } from '@signoria/games/list';
import type { Label } from '@signoria/words';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../../components/dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { learn, learned } from '../../preferences/learned.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { PrimerParts } from '../../primer/primer.tsx';
import { newDecision } from '../../primer/tip.ts';
import type { Frame } from './frame.ts';
import './first-steps.css';

/**
 * For a player who has not met this game: what it is about before the first turn, then one remark with each kind of
 * decision, the first time it comes. Those who look on are told nothing, for nothing is asked of them.
 */
export function FirstSteps({ source, snapshot, words, isOver }: Frame) {
  const { tips } = usePreferences();
  const known = useSyncExternalStore(learned.subscribe, learned.get);
  const { game, you, legal, curtain } = snapshot;
  if (!tips || source.kind === 'replay' || you === 'table' || isOver || curtain !== null || !isGameId(game))
    return null;
  if (!known.has(game)) return <Welcome game={game} words={words} />;
  const decision = newDecision(game, legal, words.primer.first, known);
  return decision && <Remark key={decision.item} {...decision} />;
}

function Welcome({
  game,
  words,
}: { game: Parameters<typeof PrimerParts>[0]['game'] } & Pick<Frame, 'words'>) {
  const { site } = useWords();
  const close = () => learn(game);
  return (
    <Dialog open onClose={close} title={words.title.name}>
      <PrimerParts game={game} primer={words.primer} />
      <p className="first-steps-go">
        {/* biome-ignore lint/a11y/noAutofocus: the way on is what a reader wants next */}
        <button type="button" className="button main" autoFocus onClick={close}>
          {site.primer.start}
        </button>
        <Link href={`/learn/${game}`} className="button" onClick={close}>
          {site.lesson.link}
        </Link>
      </p>
    </Dialog>
  );
}

/** Whoever has answered has read it, or does not want to. */
function Remark({ item, label }: { item: string; label: Label }) {
  const { site } = useWords();
  useEffect(() => () => learn(item), [item]);
  return (
    <div className="first-remark-place">
      <div className="first-remark" role="status">
        <p>
          <b>{site.pair(label.name, '')}</b> {label.help}
        </p>
        <IconButton name={site.primer.understood} icon="close" onClick={() => learn(item)} />
      </div>
    </div>
  );
}
