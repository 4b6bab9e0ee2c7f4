/** What is published: the folders, and what differs from what their package.json says in the repository. */

export interface Packed {
  folder: string;
  /** Its name on npm, where it is another one. */
  name?: string;
  /** Dependencies that stay behind: the code does without them, and says so. */
  without?: readonly string[];
  /** What goes along besides code: folders, from the root of the repository, and where they lie in the package. */
  along?: Readonly<Record<string, string>>;
}

export const PACKED: readonly Packed[] = [
  { folder: 'packages/core' },
  { folder: 'packages/lost-cities' },
  { folder: 'packages/patrician' },
  { folder: 'packages/citadels' },
  { folder: 'packages/il-principe' },
  { folder: 'packages/games' },
  { folder: 'packages/bots' },
  { folder: 'packages/words' },
  { folder: 'packages/protocol' },
  {
    folder: 'apps/cli',
    // `npx signoria` looks for a package of that name.
    name: 'signoria',
    without: ['@signoria/server'],
    along: { 'docs/handbook/en': 'handbook/en', 'docs/handbook/fr': 'handbook/fr' },
  },
];
