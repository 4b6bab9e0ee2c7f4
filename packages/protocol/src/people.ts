import Type, { type Static } from 'typebox';
import { bodyOf, oneOf, orNull, Time } from './parts.ts';

export const Name = Type.String({ minLength: 1, maxLength: 24, pattern: '\\S' });
export const GuestBody = bodyOf({ name: Name });
export const AccountBody = bodyOf({
  username: Type.String({ minLength: 3, maxLength: 24, pattern: '^[A-Za-z0-9_.-]+$' }),
  password: Type.String({ minLength: 8, maxLength: 128 }),
  email: Type.Optional(Type.String({ maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' })),
});
export const SignInBody = bodyOf({
  username: Type.String({ minLength: 1, maxLength: 64 }),
  password: Type.String({ minLength: 1, maxLength: 128 }),
});
export const MeBody = bodyOf({
  name: Type.Optional(Name),
  /** Where to POST a notification when a slow game waits for you; null for nowhere. */
  webhook: Type.Optional(orNull(Type.String({ maxLength: 500 }))),
});
export const KeyBody = bodyOf({ name: Type.String({ minLength: 1, maxLength: 40 }) });
/** As a browser says it, whatever else it may say. */
export const PushBody = Type.Object({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
export type GuestBody = Static<typeof GuestBody>;
export type AccountBody = Static<typeof AccountBody>;
export type SignInBody = Static<typeof SignInBody>;
export type MeBody = Static<typeof MeBody>;
export type KeyBody = Static<typeof KeyBody>;
export type PushBody = Static<typeof PushBody>;

/** A person as others see one. */
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
    createdAt: Time,
  },
  { title: 'ApiKey' },
);
export type ApiKey = Static<typeof ApiKey>;

/** The one answer that has the key itself. */
export const NewApiKey = Type.Object({ ...ApiKey.properties, key: Type.String() }, { title: 'NewApiKey' });
export type NewApiKey = Static<typeof NewApiKey>;

/** The player-count class: games between different numbers of people are not compared. */
export const SeatClass = oneOf('2', '3-4', '5-8');
export type SeatClass = Static<typeof SeatClass>;

/** A rating: `shown` is what leaderboards sort by (what one is almost surely worth: 1000 for a newcomer). */
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
