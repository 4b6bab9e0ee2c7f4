/**
 * Everything that crosses the wire, for the server and its clients alike, as schemas: what comes from outside is
 * checked against them at the border, what the server says is shown by them at /api/docs and held to them by a test.
 * Nothing here needs Node: a browser may import it. See docs/wire.md.
 */
export * from './changes.ts';
export * from './commands.ts';
export * from './crest.ts';
export * from './errors.ts';
export * from './friends.ts';
export * from './matches.ts';
export * from './messages.ts';
export * from './parts.ts';
export * from './people.ts';
export * from './person-file.ts';
export * from './reviews.ts';
export * from './routes.ts';
export * from './tables.ts';
