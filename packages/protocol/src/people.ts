import Type, { type Static } from 'typebox';
import { CREST_COLOURS, CREST_DEVICES } from './crest.ts';
import { bodyOf, oneOf, orNull, Time } from './parts.ts';

export const Crest = Type.String({
  pattern: `^(?:${CREST_DEVICES.join('|')})-(?:${CREST_COLOURS.join('|')})$`,
});

export const Name = Type.String({ minLength: 1, maxLength: 24, pattern: '\\S' });
export const GuestBody = bodyOf({ name: Name });
export const AccountBody = bodyOf({
  username: Type.String({ minLength: 3, maxLength: 24, pattern: '^[A-Za-z0-9_.-]+$' }),
  password: Type.String({ minLength: 8, maxLength: 128 }),
  email: Type.Optional(Type.String({ maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' })),
});
const Password = Type.String({ minLength: 8, maxLength: 128 });
export const PasswordBody = bodyOf({
  /** The present one. */
  old: Type.String({ minLength: 1, maxLength: 128 }),
  password: Password,
});
export const RecoverBody = bodyOf({
  username: Type.String({ minLength: 1, maxLength: 64 }),
  code: Type.String({ minLength: 1, maxLength: 40 }),
  password: Password,
});
export const RecoveryBody = bodyOf({ password: Type.String({ minLength: 1, maxLength: 128 }) });
export const ReportBody = bodyOf({
  why: oneOf('chat', 'name', 'cheating', 'leaving', 'other'),
  text: Type.Optional(Type.String({ maxLength: 1000 })),
});
export const BlockBody = bodyOf({ person: Type.String({ maxLength: 64 }) });
export const SignInBody = bodyOf({
  username: Type.String({ minLength: 1, maxLength: 64 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
});
export const MeBody = bodyOf({
  name: Type.Optional(Name),
  /** Where to POST a notification when a slow game waits for you; null for nowhere. */
  webhook: Type.Optional(orNull(Type.String({ maxLength: 500 }))),
  /** The crest others see; null for one made from my id. */
  crest: Type.Optional(orNull(Crest)),
});
/**
 * What a key may do: `read` reads; `play` reads, and acts at tables and in matches; `manage` reads, and
 * changes what belongs to the player. A key can do nothing that would outlive it (create a key, set a
 * password, delete the account).
 */
export const Scope = oneOf('read', 'play', 'manage');
export type Scope = Static<typeof Scope>;
export const KeyBody = bodyOf({
  name: Type.String({ minLength: 1, maxLength: 40 }),
  /** Default: play. */
  scopes: Type.Optional(Type.Array(Scope, { minItems: 1, maxItems: 3 })),
});
/** A browser's push subscription; further fields are ignored. */
export const PushBody = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export type GuestBody = Static<typeof GuestBody>;
export type AccountBody = Static<typeof AccountBody>;
export type PasswordBody = Static<typeof PasswordBody>;
export type RecoverBody = Static<typeof RecoverBody>;
export type ReportBody = Static<typeof ReportBody>;
export type SignInBody = Static<typeof SignInBody>;
export type MeBody = Static<typeof MeBody>;
export type KeyBody = Static<typeof KeyBody>;
export type PushBody = Static<typeof PushBody>;

/** A player as others see them. */
export const Person = Type.Object(
  { id: Type.String(), name: Type.String(), guest: Type.Boolean() },
  { title: 'Person' },
);
export type Person = Static<typeof Person>;

export const Me = Type.Object(
  {
    ...Person.properties,
    username: orNull(Type.String()),
    email: orNull(Type.String()),
    webhook: orNull(Type.String()),
    crest: orNull(Crest),
    createdAt: Time,
  },
  { title: 'Me' },
);
export type Me = Static<typeof Me>;

export const ApiKey = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    /** How the key begins, to tell it from others. */
    start: Type.String(),
    scopes: Type.Array(Scope),
    createdAt: Time,
  },
  { title: 'ApiKey' },
);
export type ApiKey = Static<typeof ApiKey>;

/** A session: a browser that is signed in. */
export const SessionInfo = Type.Object(
  {
    id: Type.String(),
    /** What the browser calls itself; null when it did not say. */
    browser: orNull(Type.String()),
    openedAt: Time,
    seenAt: Time,
    /** The one that asks. */
    here: Type.Boolean(),
  },
  { title: 'SessionInfo' },
);
export type SessionInfo = Static<typeof SessionInfo>;

/** The only response that contains the key itself. */
export const NewApiKey = Type.Object({ ...ApiKey.properties, key: Type.String() }, { title: 'NewApiKey' });
export type NewApiKey = Static<typeof NewApiKey>;

/** The player-count class: games with different numbers of players are not compared. */
export const SeatClass = oneOf('2', '3-4', '5-8');
export type SeatClass = Static<typeof SeatClass>;

/** A rating. Leaderboards sort by `shown`, a cautious estimate that starts at 1000. */
export const Rating = Type.Object(
  {
    person: Person,
    game: Type.String(),
    seats: SeatClass,
    mu: Type.Number(),
    sigma: Type.Number(),
    shown: Type.Integer(),
    games: Type.Integer(),
  },
  { title: 'Rating' },
);
export type Rating = Static<typeof Rating>;
