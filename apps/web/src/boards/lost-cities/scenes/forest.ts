import { PANE, type SceneDrawing } from './picture.ts';
import { arch, canopy, disc, fern } from './shapes.ts';

export const FOREST: SceneDrawing = {
  sky: [
    ['#cfe0b4', '#0e1f2c'],
    ['#f6f3d2', '#4d6a64'],
  ],
  layers: [
    { colour: ['#fffce0', '#e9efc8'], d: disc(74, 34, 12) },
    { colour: ['#a9c496', '#2c4c50'], d: `${canopy(0, 62, 7)}V180H0Z` },
    {
      colour: ['#ffffff', '#a5c8bc'],
      opacity: 0.32,
      d: 'M0 80c30-8 56 5 82 1s26-4 38-2v13c-36-7-70 4-120-2Z',
    },
    { colour: ['#7fa577', '#22403f'], d: `${canopy(-8, 84, 8)}V180H0Z` },
    {
      colour: ['#cbbf98', '#6e7a72'],
      d: 'M22 140h76v-9H88v-9H79v-9H71V98H49v15h-8v9h-9v9H22Z',
    },
    {
      colour: ['#9a8f68', '#465552'],
      d: 'M60 98h11v15h8v9h9v9h10v9H60Zm-38 38h76v1.500H22Zm10-9h56v1.500H32Zm9-9h38v1.500H41Z',
    },
    { colour: ['#e4dab4', '#8b968a'], d: 'M54 113h12v27H54Z' },
    { colour: ['#a59a74', '#54625c'], d: 'M54 118h12v1H54Zm0 5h12v1H54Zm0 5h12v1H54Zm0 5h12v1H54Z' },
    { colour: ['#c7463a', '#8d4a48'], d: 'M46 98h28l-4-6H50Zm6-6h16v-5H52Z' },
    { colour: PANE, d: arch(60, 112, 6) + arch(53, 110, 2.4) + arch(67, 110, 2.4) },
    { colour: ['#4c8a58', '#173532'], d: `${canopy(-3, 136, 9)}V180H0Z` },
    {
      colour: ['#5d4325', '#10191c'],
      d: 'M10 66c2 34 1 70-3 106h10c-2-36-1-72-2-106Zm92-8c1 40 1 76 6 116h8c-3-40-6-80-6-116Z',
    },
    {
      colour: ['#3f7a4c', '#123029'],
      d: 'M-6 74c2-14 12-18 18-14 2-8 16-8 18 2 8 0 10 10 4 14 2 8-10 12-16 6-6 8-22 4-24-8Zm84-10c0-10 10-14 16-10 4-8 18-8 20 0 8-2 16 6 12 14 2 10-10 14-16 8-6 6-16 4-18-2-8 2-14-4-14-10Z',
    },
    {
      colour: ['#6fae62', '#1d4438'],
      d: 'M0 66c4-8 8-8 12-5 3-6 12-6 14 0-8-1-10 3-13 5-4-3-9-2-13 0Zm84-8c4-7 8-6 11-4 4-6 13-6 16 0-7-1-11 2-14 5-4-4-9-4-13-1Z',
    },
    {
      colour: ['#c2d8c4', '#4f7a86'],
      d: 'M60 142c-4 8-12 10-10 18s14 8 12 20h22c2-14-16-14-16-22 0-6 4-8 2-16Z',
    },
    { colour: ['#2f6b45', '#0c221f'], d: fern(20, 178) + fern(38, 182) + fern(96, 180) + fern(110, 176) },
    { colour: ['#d8506a', '#c4607a'], d: disc(26, 158, 2.2) + disc(31, 163, 1.8) + disc(92, 160, 2.2) },
  ],
};
