import { DESERT } from './desert.ts';
import { FOREST } from './forest.ts';
import { MOUNTAINS } from './mountains.ts';
import type { SceneDrawing } from './picture.ts';
import { RUINS } from './ruins.ts';
import { SEA } from './sea.ts';
import { VOLCANO } from './volcano.ts';

/** By expedition. */
export const SCENES: readonly SceneDrawing[] = [DESERT, SEA, MOUNTAINS, FOREST, VOLCANO, RUINS];
