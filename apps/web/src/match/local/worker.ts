import { botsFor } from '@signoria/bots';
import { rngFrom } from '@signoria/core';
import { openHost } from './host.ts';
import type { Ask } from './messages.ts';

const host = openHost({
  tell: message => postMessage(message),
  botsFor,
  chance: () => rngFrom(crypto.getRandomValues(new Int32Array(1))[0]),
  botFailed: failure => console.error('a bot failed', failure),
});

addEventListener('message', ({ data }: MessageEvent<Ask>) => host(data));
