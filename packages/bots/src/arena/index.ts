export * from './contest.ts';
export * from './ratings.ts';
export * from './summary.ts';
