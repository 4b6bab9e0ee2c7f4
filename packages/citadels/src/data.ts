/** The printed material: eighteen characters and every district card. */
export * from './characters.ts';
export * from './districts.ts';
