import type { Review } from '@signoria/bots/review';
import type { Seat } from '@signoria/core';
import type { ReviewState } from '@signoria/protocol';
import { replayWords } from '@signoria/words/replay';
import { problemWords } from '@signoria/words/site-words';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../../boards/board.ts';
import type { ReplaySource } from '../../match/replay/source.ts';
import { useWords } from '../../preferences/words.tsx';
import { Chart } from './chart.tsx';
import { Choice } from './choice.tsx';
import { mistakesIn, turningPoints } from './review-points.ts';
import { useReview } from './use-review.ts';
import type { ServerReview } from './use-server-review.ts';
import './review.css';

interface PanelProps {
  source: ReplaySource;
  seat: Seat;
  boardProps: BoardProps;
}

/** The game looked at again: a chart that moves the board, what each choice cost, and what was luck. */
export function ReviewPanel({ source, seat, boardProps }: PanelProps) {
  const { state, start, asked } = useReview(source, seat);
  const words = replayWords(useWords().language).review;
  // Only what was waited for is announced: a review that is there is read like any other page.
  const [isAwaited, setAwaited] = useState(false);
  const isUnderWay = state.kind === 'thinking' || isPending(asked.state);
  useEffect(() => {
    if (isUnderWay) setAwaited(true);
  }, [isUnderWay]);
  return (
    <>
      <p className="unseen" role="status">
        {isAwaited && state.kind === 'here' ? words.ready : ''}
      </p>
      {state.kind === 'here' ? (
        <ReviewShown source={source} review={state.review} boardProps={boardProps} onAgain={start} />
      ) : state.kind === 'thinking' ? (
        <Waiting says={words.thinking} share={state.progress} stop={state.stop} />
      ) : isPending(asked.state) ? (
        <Waiting
          says={
            asked.state.status === 'thinking'
              ? words.server.thinking
              : words.server.waiting(asked.state.ahead)
          }
          share={asked.state.share}
          stop={asked.state.yours ? asked.stop : null}
        />
      ) : (
        <Offer
          says={state.kind === 'failed' || asked.state?.status === 'failed' ? words.failed : null}
          name={boardProps.names[seat]}
          start={start}
          asked={source.online?.isOwn ? asked : null}
        />
      )}
    </>
  );
}

type Pending = ReviewState & { status: 'waiting' | 'thinking' };

function isPending(state: ReviewState | null): state is Pending {
  return state?.status === 'waiting' || state?.status === 'thinking';
}

/** How far it is, and how to stop it. */
function Waiting({ says, share, stop }: { says: string; share: number; stop: (() => void) | null }) {
  const words = replayWords(useWords().language).review;
  return (
    <div className="review review-wait">
      <p role="status">{says}</p>
      <progress aria-label={says} value={share} />
      {stop && (
        <button type="button" className="button" onClick={stop}>
          {words.stop}
        </button>
      )}
    </div>
  );
}

interface OfferProps {
  says: string | null;
  name: string;
  start(): void;
  /** The server's review, for whoever may ask for it. */
  asked: ServerReview | null;
}

/** What a review is, and who makes it: this device, or the server for those who played there. */
function Offer({ says, name, start, asked }: OfferProps) {
  const { language, site } = useWords();
  const words = replayWords(language).review;
  const refused = asked?.refused ? problemWords(asked.refused, site) : null;
  return (
    <div className="review review-wait">
      <p role="status">
        {refused ? `${refused.name}. ${refused.help}` : (says ?? words.help(name))}
        {asked && !refused && ` ${words.server.help}`}
      </p>
      <button type="button" className="button main" onClick={start}>
        {words.start}
      </button>
      {asked && !refused && (
        <button type="button" className="button" onClick={asked.ask}>
          {words.server.start}
        </button>
      )}
    </div>
  );
}

interface ShownProps {
  source: ReplaySource;
  review: Review;
  boardProps: BoardProps;
  onAgain(): void;
}

function ReviewShown({ source, review, boardProps, onAgain }: ShownProps) {
  const words = replayWords(useWords().language).review;
  const move = source.move();
  const mistakes = mistakesIn(review);
  const turns = turningPoints(review);
  const { choices, luck } = review.swing;
  const decision = review.decisions.find(one => one.move === move);
  return (
    <div className="review">
      <Chart
        review={review}
        names={boardProps.names}
        marks={boardProps.marks}
        move={move}
        label={words.chart}
        mistakes={mistakes.map(one => one.move)}
        go={source.go}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="review-words" aria-label={words.title} aria-live="polite" tabIndex={0}>
        {decision ? (
          <Choice decision={decision} source={source} seat={review.seat} boardProps={boardProps} />
        ) : (
          <p className="soft">{words.swing(boardProps.names[review.seat], choices, luck)}</p>
        )}
      </section>
      <div className="review-points">
        <b className="small">{mistakes.length > 0 ? words.mistakes : words.noMistakes}</b>
        {mistakes.map(one => (
          <button
            key={one.move}
            type="button"
            className="button figures"
            data-mistake={one.move}
            aria-current={one.move === move || undefined}
            onClick={() => source.go(one.move)}
          >
            {words.mistake(one.move + 1, -one.loss)}
          </button>
        ))}
        {turns.length > 0 && <b className="small">{words.turning}</b>}
        {turns.map(({ move: at, change }) => (
          <button key={at} type="button" className="button figures" onClick={() => source.go(at)}>
            {words.mistake(at, change)}
          </button>
        ))}
        <button type="button" className="button plain" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </div>
  );
}
