import { serveGames } from './local/serve.ts';
import { serveThought } from './thinking/serve.ts';

if (self.name === 'thinking') serveThought();
else serveGames();
