import { accessWords } from '@signoria/words/access';
import { hintWords } from '@signoria/words/hint';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import type { Frame } from './frame.ts';
import { SHORTCUTS } from './shortcuts.ts';
import './in-words.css';

/** Keys, and what they do. */
type Row = readonly [keys: readonly string[], does: string];

/** Every key of this screen. */
export function KeysPanel({ source, snapshot }: Pick<Frame, 'source' | 'snapshot'>) {
  const { site, language } = useWords();
  const { keys } = accessWords(language);
  const { shortcuts } = usePreferences();
  const { does, named, replay } = keys;
  const isReplay = source.kind === 'replay';
  const plays = !isReplay && snapshot.you !== 'table';
  const playing: readonly Row[] = [
    [['1', '…', '9'], does.choose],
    [[named.tab, named.arrows], does.go],
    [[named.enter], does.press],
    [[SHORTCUTS.type], does.type],
    [[SHORTCUTS.moves], site.play.choices],
    [[SHORTCUTS.hint], hintWords(language).ask],
    [[SHORTCUTS.undo], site.play.undo],
    [[SHORTCUTS.skip], site.frame.skip],
    [[SHORTCUTS.lookBack], site.frame.back.title],
  ];
  const watching: readonly Row[] = [
    [['←', '→'], replay.step],
    [[named.home, named.end], replay.ends],
    [[named.space], replay.play],
  ];
  const always: readonly Row[] = [
    [[SHORTCUTS.position], does.position],
    [[SHORTCUTS.rules], site.play.rules],
    [[SHORTCUTS.log], site.play.log],
    [[SHORTCUTS.menu], site.play.menu],
    [[named.escape], does.cancel],
    [[SHORTCUTS.keys], does.keys],
  ];
  return (
    // Longer than a small screen: it is scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section aria-label={keys.title} tabIndex={0}>
      {!shortcuts && <p className="bad">{keys.off}</p>}
      <dl className="keys">
        {[...(plays ? playing : []), ...(isReplay ? watching : []), ...always].map(([names, what]) => (
          <div key={what}>
            <dt>
              {names.map(name => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
