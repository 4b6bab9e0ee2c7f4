export * from './common-words.ts';
export * from './game-words.ts';
export * from './language.ts';
export type { LessonWords } from './lesson-words.ts';
export * from './lookup.ts';
export * from './names.ts';
export { PRIMER_PARTS, type Primer, type PrimerPart } from './primer-words.ts';
export { READER } from './second-person.ts';
