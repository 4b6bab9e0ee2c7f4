import { CITIES, type City } from '@signoria/patrician';
import { Shield } from '../drawing/shield.tsx';

/** A city's shield. */
export function Crest({ city }: { city: City }) {
  return <Shield className="pt-crest" device={CITIES[city].crest} colour={`var(--pt-city-${city})`} />;
}
