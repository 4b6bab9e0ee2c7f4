import type { Plugin } from 'vite';
import { ruleCode } from '../../scripts/handbook/rule-code.ts';
import { GAMES } from '../../scripts/rooms.ts';

const MODULE = 'virtual:rule-code';

/** Lays the code of every rule beside its handbook, a file a game: whoever reads the site need not have the sources. */
export function ruleCodeFiles(): Plugin {
  return {
    name: 'rule-code',
    resolveId: id => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      const [, game] = id.split(`\0${MODULE}`);
      if (game === undefined) return null;
      if (game !== '') return `export default ${JSON.stringify(ruleCode(game.slice(1)))}`;
      const files = GAMES.map(each => `'${each}': () => import('${MODULE}/${each}')`);
      return `export const RULE_CODE = { ${files.join(', ')} };`;
    },
  };
}
