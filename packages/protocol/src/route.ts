import type { TObject, TSchema } from 'typebox';
import type { Scope } from './people.ts';

/** One HTTP route: its request, and its response if it succeeds. Otherwise the response is an `ErrorBody`. */
export interface Route {
  /** The heading it stands under at /api/docs. */
  group: 'people' | 'keys' | 'push' | 'ratings' | 'games' | 'tables' | 'chat' | 'matches' | 'streams';
  does: string;
  /** Requires a guest, an account or a program with a key. */
  signedIn?: true;
  /** What a key must be allowed: by default `read` to look and `play` for all else; `session`: no key is enough. */
  scope?: Scope | 'session';
  params?: TObject;
  query?: TObject;
  body?: TObject;
  /** Null: nothing at all (204). */
  answer: TSchema | null;
  /** Something new is made (201). */
  creates?: true;
  /** The answer has no end: one object a line, an empty line now and then. */
  streams?: true;
}
