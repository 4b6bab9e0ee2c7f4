export * from './arena/contest.ts';
export * from './arena/ratings.ts';
export * from './arena/summary.ts';
