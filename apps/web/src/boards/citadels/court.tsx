import { LAST_RANK, type Rank } from '@signoria/citadels';
import { type CSSProperties, memo } from 'react';
import { Part } from '../part.tsx';
import { knownOfRank } from './explain.ts';
import { rankPart } from './parts.ts';
import { Portrait } from './portraits.tsx';
import type { Props } from './props.ts';
import { type RankState, rankState } from './rank-state.ts';
import { Mark } from './symbols.tsx';

/** Every character of the game by rank: the row that is called, and the cards one chooses from. */
export const Court = memo(function Court(props: Props) {
  const { view, words, legal } = props;
  const ranks = view.cast.flatMap((character, rank) => (rank <= LAST_RANK && character !== -1 ? [rank] : []));
  const choosing = legal.some(({ type }) => type === 'choose' || type === 'bury');
  return (
    <section
      className="ct-court"
      data-choosing={choosing || undefined}
      style={{ '--roles': ranks.length, '--half': Math.ceil(ranks.length / 2) } as CSSProperties}
      aria-label={words.terms.board.court}
    >
      {ranks.map(rank => (
        <Role key={rank} {...props} rank={rank} choosing={choosing} />
      ))}
    </section>
  );
});

function Role(props: Props & { rank: Rank; choosing: boolean }) {
  const { view, words, legal, marks, rank, choosing } = props;
  const character = view.cast[rank];
  const { name, help } = words.terms.character(character, view.options);
  const state = rankState(rank, view);
  const offered = choosing && legal.some(action => 'rank' in action && action.rank === rank);
  const { holder } = state;
  return (
    <Part
      name={rankPart(rank)}
      label={[`${rank} ${name}.`, help, ...knownOfRank(rank, props)].join(' ')}
      className={`ct-role ${classesOf(state, view.murdered === rank)} ${choosing && !offered ? 'away' : ''}`}
    >
      <b className="ct-rank figures">{rank}</b>
      <Portrait character={character} />
      <span className="ct-role-name">
        <span style={{ '--letters': name.length } as CSSProperties}>{name}</span>
      </span>
      <span className="ct-fates">
        {view.murdered === rank && <Mark of="dagger" />}
        {view.bewitched === rank && <Mark of="wand" />}
        {view.robbed === rank && <Mark of="purse" />}
        {isPassed(state) && <Mark of="eye" />}
      </span>
      {holder !== -1 && (
        <span className="ct-holder" data-seat={holder}>
          {marks[holder]}
        </span>
      )}
      {holder === -1 && state.mine && <span className="ct-holder ct-me">★</span>}
    </Part>
  );
}

function classesOf({ holder, mine, called, now, knowledge }: RankState, murdered: boolean): string {
  const out = knowledge === 'outFaceUp' || knowledge === 'outFaceDown' || knowledge === 'putAway';
  const classes = [
    out && 'out',
    mine && 'mine',
    now && 'now',
    called && !now && holder === -1 && !out && 'silent',
    murdered && 'murdered',
  ];
  return classes.filter(Boolean).join(' ');
}

/** The reader had it in hand and let it go, so another may play it. */
function isPassed({ holder, called, knowledge }: RankState): boolean {
  return holder === -1 && !called && (knowledge === 'passedOn' || knowledge === 'goneSince');
}
