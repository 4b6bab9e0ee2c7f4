import type { Portrait } from '@signoria/patrician';

/** By portrait: cloth, hair, and what is on or about the head, on a field of 24 by 24. */
const LOOKS = [
  {
    cloth: 'var(--verdigris)',
    hair: 'var(--pt-hair-dark)',
    behind: 'M7 9h10v7H7Z',
    before:
      'M4.500 8.500C5 4 8 2 12.500 2c4 0 6.500 2.200 7 5.500.2 1.200-.8 1.700-2 1.500L6 9.800c-.9.1-1.600-.4-1.500-1.300Z',
    fill: 'var(--vermilion)',
  },
  {
    cloth: 'var(--lapis)',
    hair: 'var(--pt-hair-fair)',
    behind:
      'M12 2.500c4.500 0 6.500 3.500 6.500 8 0 4 1.500 5.500 1 8.500H4.500c-.5-3 1-4.500 1-8.500 0-4.500 2-8 6.500-8Z',
    before:
      'M7.300 9.500c.6-3.200 2.300-4.500 4.700-4.500s4.100 1.300 4.700 4.500C14.500 8.800 13 8 12 6.800 11 8 9.500 8.800 7.300 9.500Z',
    fill: 'var(--pt-hair-fair)',
  },
  {
    cloth: 'var(--murrey)',
    hair: 'var(--pt-hair-grey)',
    behind: 'M7 6.500C8 4 9.800 3 12 3s4 1 5 3.500l.3 3H6.700Z',
    before:
      'M7.200 11c0 5 1.300 9 4.800 9s4.800-4 4.800-9c-.7 1.800-1.600 2.600-2.600 2.600-.8 0-1.400-.5-2.200-.5s-1.400.5-2.200.5c-1 0-1.900-.8-2.600-2.600Z',
    fill: 'var(--pt-hair-grey)',
  },
];

/** A patrician in half length: the man in the red hat, the lady, the bearded man. */
export function PortraitPicture({ portrait }: { portrait: Portrait }) {
  const { cloth, hair, behind, before, fill } = LOOKS[portrait];
  return (
    <svg className="pt-portrait" viewBox="0 0 24 24" aria-hidden="true">
      <path d={behind} fill={hair} />
      <path d="M2.500 24c.5-4.500 4-6.500 7.500-7v-2h4v2c3.500.5 7 2.500 7.500 7Z" fill={cloth} />
      <ellipse cx="12" cy="10.500" rx="4.300" ry="5.300" fill="var(--pt-skin)" />
      <path d={before} fill={fill} />
      <path d="M10.100 10.500h.9m2 0h.9" stroke="var(--pt-line)" strokeWidth="1" strokeLinecap="round" />
    </svg>
  );
}
