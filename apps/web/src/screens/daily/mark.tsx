/** What became of a position: not tried, found, missed. */
export type Tried = 'fresh' | 'found' | 'missed';

const SHAPES: Readonly<Record<Tried, string>> = {
  fresh: 'M12 5a7 7 0 1 0 .01 0',
  found: 'M4 13l5 5L20 6',
  missed: 'M6 6l12 12M18 6 6 18',
};

/** Told by its shape as well as by its colour. */
export function Mark({ tried }: { tried: Tried }) {
  return (
    <svg className="daily-mark" data-tried={tried} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[tried]} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
