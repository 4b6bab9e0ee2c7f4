/** From the package.json of the repository to the one that is published. */
import type { Packed } from './packages.ts';

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Readonly<Record<string, string>>;
  bin?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** What the packages have in common; the repository's own package.json says it. */
export interface Common {
  license: string;
  engines: Readonly<Record<string, string>>;
}

const ALWAYS = './package.json';

/** `known` are the names of the packages that are published: no other one of ours may be needed. */
export function published(
  manifest: Manifest,
  packed: Packed,
  common: Common,
  known: readonly string[],
): object {
  const { private: _, exports, dependencies = {}, ...rest } = manifest;
  const needed = Object.entries(dependencies).filter(([name]) => !packed.without?.includes(name));
  for (const [name] of needed)
    if (name.startsWith('@signoria/') && !known.includes(name))
      throw new Error(`${packed.folder}/package.json: dependencies: ${name} is not published`);
  return {
    ...rest,
    name: packed.name ?? manifest.name,
    license: common.license,
    engines: common.engines,
    sideEffects: packed.folder.startsWith('apps/') ? undefined : false,
    ...(exports ? { exports: builtExports(exports) } : {}),
    dependencies: Object.fromEntries(needed),
  };
}

function builtExports(exports: Readonly<Record<string, string>>): object {
  const entries = Object.entries(exports).map(([entry, source]) => {
    const built = builtFile(source);
    return [entry, { types: built.replace(/\.js$/, '.d.ts'), default: built }];
  });
  return { ...Object.fromEntries(entries), [ALWAYS]: ALWAYS };
}

/** `./src/kit/index.ts` is built into `./dist/kit/index.js`. */
export function builtFile(source: string): string {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '.js');
}
