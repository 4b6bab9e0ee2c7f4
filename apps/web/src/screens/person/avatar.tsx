import { CREST_COLOURS, CREST_DEVICES } from '@signoria/protocol/crest';
import { Shield } from '../../boards/drawing/shield.tsx';
import './avatar.css';

const COLOURS: Readonly<Record<(typeof CREST_COLOURS)[number], string>> = {
  lapis: 'var(--lapis)',
  vermilion: 'var(--vermilion)',
  verdigris: 'var(--verdigris)',
  ochre: 'var(--ochre)',
  murrey: 'var(--murrey)',
  stone: 'var(--stone)',
  lagoon: 'var(--seat-6)',
  umber: 'var(--seat-7)',
};

interface AvatarProps {
  person: string;
  /** Null for one nobody has chosen: it is made from the id, so that everybody has one and keeps it. */
  crest: string | null;
  size?: 'small' | 'large';
}

/** A player's crest. The name beside it says whose it is. */
export function Avatar({ person, crest, size }: AvatarProps) {
  const [device, colour] = (crest ?? crestFor(person)).split('-');
  const known = CREST_COLOURS.find(one => one === colour) ?? 'stone';
  return <Shield device={device} colour={COLOURS[known]} className={size ? `avatar ${size}` : 'avatar'} />;
}

export function crestFor(person: string): string {
  let sum = 7;
  for (const letter of person) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  const device = CREST_DEVICES[sum % CREST_DEVICES.length];
  return `${device}-${CREST_COLOURS[Math.floor(sum / CREST_DEVICES.length) % CREST_COLOURS.length]}`;
}
