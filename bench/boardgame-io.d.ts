/** boardgame.io ships its reducer as CommonJS with the types elsewhere. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/types/packages/internal.d.ts';
}

declare module 'boardgame.io/dist/cjs/server.js' {
  export { Server } from 'boardgame.io/dist/types/packages/server.d.ts';
}
