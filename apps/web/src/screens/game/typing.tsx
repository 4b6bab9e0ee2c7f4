import { accessWords } from '@signoria/words/access';
import { type RefObject, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../preferences/words.tsx';
import type { Frame } from './frame.ts';
import { Position } from './position.tsx';
import { waiting } from './seat-words.ts';
import { fitting, meaningOf, type NamedMove } from './typed.ts';
import './in-words.css';

/** So much of what happened is told again. */
const LATEST = 8;

/** The game without its board: what is asked, every move by its name, what happened, and the position. */
export function Typing(frame: Frame) {
  const { snapshot, game, telling } = frame;
  const { words } = accessWords(useWords().language);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { moves, said, play, answer, hush } = useTyped(frame);
  const take = (move: NamedMove) => {
    play(move);
    setTyped('');
    field.current?.focus();
  };
  return (
    <div className="typing">
      <p className="typing-said" role="status">
        {said}
      </p>
      <MoveForm
        field={field}
        typed={typed}
        onType={text => {
          hush();
          setTyped(text);
        }}
        onEnter={() => {
          const move = answer(typed);
          if (move) take(move);
        }}
      />
      <Moves moves={fitting(typed, moves)} asked={moves.length > 0} onTake={take} />
      <Tools {...frame} />
      <h3>{words.happened}</h3>
      <div role="log" aria-label={words.happened}>
        <ol className="typing-log">
          {telling.tales.slice(-LATEST).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ol>
      </div>
      <details>
        <summary>{words.position}</summary>
        <Position game={snapshot.game} boardProps={game.boardProps} />
      </details>
    </div>
  );
}

interface MoveFormProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType(text: string): void;
  onEnter(): void;
}

function MoveForm({ field, typed, onType, onEnter }: MoveFormProps) {
  const { words } = accessWords(useWords().language);
  return (
    <form
      className="typing-form"
      onSubmit={event => {
        event.preventDefault();
        onEnter();
      }}
    >
      <label htmlFor="typed-move">{words.label}</label>
      <input
        ref={field}
        id="typed-move"
        className="field"
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-describedby="typed-help"
        onChange={event => onType(event.target.value)}
      />
      <button type="submit" className="button main">
        {words.play}
      </button>
      <p id="typed-help" className="small soft">
        {words.help}
      </p>
    </form>
  );
}

interface MovesProps {
  moves: readonly NamedMove[];
  asked: boolean;
  onTake(move: NamedMove): void;
}

function Moves({ moves, asked, onTake }: MovesProps) {
  const { words } = accessWords(useWords().language);
  return (
    <>
      {asked && <h3>{words.moves(moves.length)}</h3>}
      <ul className="all-choices">
        {moves.map(move => (
          <li key={JSON.stringify(move.action)}>
            <button type="button" className="button" onClick={() => onTake(move)}>
              {move.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Tools({ snapshot, game, telling }: Frame) {
  const { site } = useWords();
  return (
    <div className="typing-tools">
      {snapshot.undo > 0 && (
        <button type="button" className="button" onClick={game.undo}>
          {site.play.undo}
        </button>
      )}
      {snapshot.legal.length === 0 && telling.behind && (
        <button type="button" className="button" onClick={telling.skip}>
          {site.frame.skip}
        </button>
      )}
    </div>
  );
}

/** What is asked or answered now, and what becomes of what is typed. */
function useTyped({ snapshot, game }: Frame) {
  const { site, common, language } = useWords();
  const access = accessWords(language).words;
  const { legal } = snapshot;
  const { words, view, names, seat, act } = game.boardProps;
  const [answered, setAnswered] = useState<string | null>(null);
  const moves = useMemo(
    () => legal.map((action): NamedMove => ({ action, name: words.action(action, view, names).name })),
    [legal, words, view, names],
  );
  // What was offered before can be tried again: the rules then say why not.
  const offered = useRef(new Map<string, NamedMove>());
  for (const move of moves) offered.current.set(move.name, move);
  const question =
    legal.length > 0 ? words.prompt(view, seat ?? 0, legal).name : waiting(snapshot, names, site, common);
  const notice = useSyncExternalStore(game.notices.subscribe, game.notices.get);
  const refused = notice && (notice.rule ? common.refused(notice.text, notice.rule) : notice.text);
  const hush = () => {
    setAnswered(null);
    game.dismiss();
  };
  return {
    moves,
    said: refused ?? answered ?? question,
    hush,
    play({ action }: NamedMove) {
      hush();
      act(action);
    },
    /** The move that was meant, if there is one; else it is said why not. */
    answer(typed: string): NamedMove | null {
      const meaning = meaningOf(typed, moves);
      if (meaning.type === 'move') return meaning.move;
      if (meaning.type === 'nothing') {
        const before = meaningOf(typed, [...offered.current.values()]);
        if (before.type === 'move') return before.move;
      }
      setAnswered(
        meaning.type === 'several'
          ? access.several(meaning.moves)
          : meaning.type === 'empty'
            ? access.empty
            : legal.length > 0
              ? access.nothing(typed.trim())
              : question,
      );
      return null;
    },
  };
}
