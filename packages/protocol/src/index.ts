/**
 * Everything that server and clients send each other, as schemas. Input is checked against them; responses
 * are documented by them at /api/docs, and a test checks that they match. Nothing here needs Node, so a
 * browser can import it. See docs/wire.md.
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
