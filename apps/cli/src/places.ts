/** What the program reads beside its own code. Installed from npm it is JavaScript, and less lies beside it. */
export const isPacked = !import.meta.url.endsWith('.ts');

export const HANDBOOK = new URL(isPacked ? '../handbook/' : '../../../docs/handbook/', import.meta.url);

/** In a copy of the repository alone. */
export const BENCH = new URL('../../../bench/main.ts', import.meta.url);
