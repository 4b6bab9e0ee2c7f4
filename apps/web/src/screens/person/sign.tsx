import type { Person } from '@signoria/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { crests, learnCrest } from '../../match/online/crests.ts';
import { Avatar } from './avatar.tsx';

interface SignProps {
  /** Null for whoever the server does not know: a player at this device, or a bot. */
  person: Person | null;
  name: string;
  isBot: boolean;
}

/** Who sits there, as small as can be: a person's crest, or the wheel of all bots. It takes the same room from the first. */
export function Sign({ person, name, isBot }: SignProps) {
  const crest = useCrest(person?.id ?? null);
  if (isBot) return <Wheel />;
  if (crest === undefined) return <svg className="avatar small" aria-hidden="true" />;
  return <Avatar person={person?.id ?? name} crest={crest} size="small" />;
}

/** A person's crest; undefined until it is known. */
function useCrest(person: string | null): string | null | undefined {
  const known = useSyncExternalStore(crests.subscribe, crests.get);
  useEffect(() => {
    if (person !== null) learnCrest(person);
  }, [person]);
  return person === null ? null : known.get(person);
}

/** A toothed wheel on a roundel: nobody's arms. */
function Wheel() {
  return (
    <svg className="avatar small" viewBox="-0.6 -0.6 21.2 25.2" aria-hidden="true">
      <circle cx="10" cy="12" r="9.600" fill="var(--stone)" stroke="currentColor" strokeWidth="1.2" />
      <g fill="none" stroke="var(--ink-on-colour)">
        <circle cx="10" cy="12" r="5.800" strokeWidth="2.600" strokeDasharray="2.700 1.855" />
        <circle cx="10" cy="12" r="3.700" strokeWidth="2.400" />
      </g>
    </svg>
  );
}
