export * from './common-words.ts';
export * from './game-words.ts';
export * from './language.ts';
export * from './lookup.ts';
export * from './names.ts';
export { READER } from './second-person.ts';
