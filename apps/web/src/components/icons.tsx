/** Line icons of our own, on a field of 24 by 24. */
const PATHS = {
  back: 'M15 4 7 12l8 8',
  forward: 'M9 4l8 8-8 8',
  first: 'M7 5v14M18 4l-8 8 8 8',
  last: 'M17 5v14M6 4l8 8-8 8',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  fork: 'M7 21V4M7 15c0-6 10-3 10-10M13 8l4-4 4 4',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  skip: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M5 5l14 14M19 5 5 19',
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12H9',
  book: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Zm0 0v14',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  scroll: 'M6 3h12v15a3 3 0 0 1-3 3H6a3 3 0 0 0 3-3V3M9 8h6M9 12h6',
  again: 'M4 5v5h5M4.6 15a8 8 0 1 0 1.4-8L4 10',
  share: 'M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8',
  save: 'M12 3v12m-4-4 4 4 4-4M5 15v5h14v-5',
  copy: 'M8 8h11v12H8ZM5 16V4h11',
  away: 'M4 4l16 16M9 5a9 9 0 0 1 11 6M4 11a9 9 0 0 1 3-4m1 8a5 5 0 0 1 6-2',
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M13 4v6M8 14v6',
  person: 'M12 4a4 4 0 1 0 .01 0M4 21c0-5 3-8 8-8s8 3 8 8',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-.8.8-1 1.5-1 2.5H9c0-1-.2-1.7-1-2.5A6 6 0 0 1 12 3Z',
  hand: 'M7 21V8l5-5 5 5v13ZM7 12h10',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
