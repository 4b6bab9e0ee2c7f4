import { replayWords } from '@signoria/words/replay';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PACES } from '../../match/pacing.ts';
import { usePreferences, useWords } from '../../preferences/words.tsx';
import { Tool } from '../game/tool.tsx';
import { isElsewhere } from '../game/use-keys.ts';
import './replay.css';

/** How long a move is shown at the normal pace. */
const MOVE_MS = 1_500;
const SPEEDS = [1, 2, 4];

/** A game that can be leafed through. */
export interface Leaf {
  move: number;
  last: number;
  go(move: number): void;
}

interface ControlsProps extends Leaf {
  /** What has just happened, in words. */
  told: string;
  /** Whether it plays by itself from the first. */
  plays?: boolean;
  /** What else can be done here. */
  children?: ReactNode;
}

/** Back, forward, to either end, playing by itself, and a slider; the same by keyboard. */
export function Controls({ move, last, go, told, plays = false, children }: ControlsProps) {
  const { language } = useWords();
  const words = replayWords(language);
  const playing = usePlaying({ move, last, go }, plays);
  useArrowKeys({ move, last, go }, playing.toggle);
  const step = (to: number) => {
    playing.stop();
    go(to);
  };
  return (
    <div className="leaf">
      <div className="leaf-buttons">
        <Tool name="first" label={words.first} disabled={move === 0} onClick={() => step(0)} />
        <Tool name="back" label={words.back} disabled={move === 0} onClick={() => step(move - 1)} />
        <Tool
          name={playing.is ? 'pause' : 'play'}
          label={playing.is ? words.pause : words.play}
          onClick={playing.toggle}
        />
        <Tool name="forward" label={words.forward} disabled={move === last} onClick={() => step(move + 1)} />
        <Tool name="last" label={words.last} disabled={move === last} onClick={() => step(last)} />
        <button
          type="button"
          className="button figures leaf-speed"
          title={words.speed(playing.speed)}
          onClick={playing.faster}
        >
          <span className="unseen">{words.speed(playing.speed)}</span>
          <span aria-hidden="true">×{playing.speed}</span>
        </button>
        {children}
      </div>
      <label className="leaf-slider">
        <span className="unseen">{words.position}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={move}
          aria-valuetext={`${words.move(move, last)}. ${told}`}
          onChange={event => step(event.currentTarget.valueAsNumber)}
        />
        <span className="figures small soft" aria-hidden="true">
          <span className="leaf-of">{words.move(move, last)}</span>
          <span className="leaf-short">
            {move}/{last}
          </span>
        </span>
      </label>
    </div>
  );
}

/** Moves on by itself, until the end or until somebody stops it. */
function usePlaying({ move, last, go }: Leaf, first: boolean) {
  const { pace } = usePreferences();
  const [is, setPlaying] = useState(first);
  const [speed, setSpeed] = useState(1);
  const isOn = is && move < last;
  const next = useRef(go);
  next.current = go;
  useEffect(() => {
    if (!isOn) return;
    const ms = (MOVE_MS * PACES[pace].factor) / speed;
    const timer = setTimeout(() => next.current(move + 1), ms);
    return () => clearTimeout(timer);
  }, [isOn, move, pace, speed]);
  return {
    is: isOn,
    speed,
    stop: () => setPlaying(false),
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]),
    toggle() {
      // At the end, playing begins anew.
      if (!isOn && move === last) go(0);
      setPlaying(!isOn);
    },
  };
}

function useArrowKeys({ move, last, go }: Leaf, toggle: () => void): void {
  const now = useRef({ move, last, go, toggle });
  now.current = { move, last, go, toggle };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // On the slider arrows are its own; a space means nothing to it.
      const onSlider = event.key === ' ' && event.target instanceof Element && event.target.closest('.leaf');
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isElsewhere(event.target) && !onSlider) return;
      const leaf = now.current;
      const onButton = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
      const to = wanted(event.key, leaf);
      if (to !== null) leaf.go(to);
      else if (event.key === ' ' && !onButton) leaf.toggle();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

function wanted(key: string, { move, last }: Pick<Leaf, 'move' | 'last'>): number | null {
  switch (key) {
    case 'ArrowLeft':
      return move - 1;
    case 'ArrowRight':
      return move + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
