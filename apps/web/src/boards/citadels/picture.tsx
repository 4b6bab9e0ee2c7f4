import { CHARACTERS, cardOf, characterOf } from '@signoria/citadels';
import { DistrictFace } from './district.tsx';
import { Portrait } from './portraits.tsx';

/** A character or a district, where it is chosen for a game. */
export function Picture({ option, choice }: { option: string; choice: string }) {
  if (option === 'darkDistricts')
    return (
      <span className="ct-picture">
        <DistrictFace card={cardOf(choice)} />
      </span>
    );
  if (!CHARACTERS.some(({ id }) => id === choice)) return null;
  return (
    <span className="ct-picture">
      <Portrait character={characterOf(choice)} />
    </span>
  );
}
