/** boardgame.io's own server with Lost Cities, its matches in memory. */
import { rngFrom } from '@signoria/core';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { lostCities } from '../peer.ts';

const server = Server({ games: [lostCities(rngFrom(1))], origins: [/./] });
await server.run(Number(process.env.PORT));
