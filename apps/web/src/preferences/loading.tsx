import { ONE_MOMENT } from '@signoria/words/one-moment';
import { preferences } from './preferences.ts';

/** In place of a screen that is still on its way. It needs nothing that may be on its way too. */
export function Loading() {
  return (
    <p className="loading" role="status">
      Signoria · {ONE_MOMENT[preferences.get().language]}
    </p>
  );
}
