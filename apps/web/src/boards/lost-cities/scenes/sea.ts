import type { SceneDrawing } from './picture.ts';
import { disc, fish, weed } from './shapes.ts';

export const SEA: SceneDrawing = {
  sky: [
    ['#bfdcec', '#10183a'],
    ['#fdf3dc', '#6b5a86'],
  ],
  layers: [
    { colour: ['#fffdf0', '#f5eccb'], d: disc(36, 32, 11) },
    {
      colour: ['#ffffff', '#8c84b4'],
      opacity: 0.75,
      d: 'M62 28c4-8 14-7 16-1 6-3 12 0 12 5h12c-2-5-9-5-10-2H56c0-3 3-4 6-2ZM14 50c3-5 10-5 12 0 4-2 8 0 8 3H8c0-3 3-4 6-3Z',
    },
    {
      colour: ['#8fb0b4', '#3a4370'],
      d: 'M78 66c4-9 8-13 13-13s7 4 10 7 9 2 13 6Z',
    },
    { colour: ['#f7f1e2', '#c9c2dd'], d: 'M89 54l1-14h4l1 14Zm-1-16h8v3h-8Z' },
    { colour: ['#b23a23', '#ffcf70'], d: 'M89 34h6v4h-6Zm-1 0 4-4 4 4Zm1.600 10h4.800v3h-5Z' },
    { colour: ['#5ea3bd', '#2c4a86'], d: 'M0 66h120v114H0Z' },
    { colour: ['#8cc4d2', '#4a66a4'], opacity: 0.8, d: 'M0 66h120v3H0Zm8 6h30v1.500H8Zm60 3h38v1.500H68Z' },
    {
      colour: ['#6b4423', '#23182e'],
      d: 'M34 82h42c-1 8-5 13-11 13H46c-7 0-11-5-12-13Zm40-5h8l-3 6h-6Zm-40-1h6v6h-7Z',
    },
    { colour: ['#5a371b', '#1c1428'], d: 'M47 84V44h1.500v40Zm13 0V38h1.500v46Zm12 0V52h1.500v32Z' },
    {
      colour: ['#fff8e6', '#cbc3e0'],
      d: 'M40 52c6-3 12-3 17 0-2 6-2 12 0 18-6-3-12-3-18 0 3-6 3-12 1-18Zm14-7c6-3 11-3 16 0-2 9-2 17 0 25-6-3-11-3-16 0 2-8 2-16 0-25Zm14 10c4-2 8-2 11 0-1 5-1 10 0 15-4-2-8-2-11 0 1-5 1-10 0-15Z',
    },
    { colour: ['#b23a23', '#c24e36'], d: 'M61 38l9 2-9 3Zm-13 6 8 2-8 3Z' },
    {
      colour: ['#2f78a0', '#1d3468'],
      d: 'M0 93c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0v87H0Z',
    },
    {
      colour: ['#bfe4ea', '#6f8cc8'],
      opacity: 0.55,
      d: 'M0 93c10-5 20-5 30 0s20 5 30 0 20-5 30 0 20 5 30 0v2c-10 5-20 5-30 0s-20-5-30 0-20 5-30 0-20-5-30 0Z',
    },
    { colour: ['#1f5d8c', '#132654'], d: 'M0 118c16 6 28 4 42-1s28-5 42 1 26 4 36-1v63H0Z' },
    { colour: ['#d6f2f0', '#8fb0ff'], opacity: 0.16, d: 'M30 96l-22 84h26l14-84Zm36 0-6 84h30l-8-84Z' },
    { colour: ['#17486f', '#0b1a40'], d: 'M0 160c24-10 44-8 62-2s38 4 58-2v24H0Z' },
    {
      colour: ['#d8e4d4', '#7f98c8'],
      d: 'M40 140l21-11 21 11v4H40Zm2 6h38v3H42Zm2 5h5v17h-5Zm10 0h5v17h-5Zm10 0h5v17h-5Zm10 0h5v9h-5Zm-34 18h42v4H40Z',
    },
    { colour: ['#8fb3b4', '#4a6098'], d: 'M47 151h2v17h-2Zm10 0h2v17h-2Zm10 0h2v17h-2Zm-6-22 21 11H61Z' },
    { colour: ['#4f9a7a', '#2a5a6a'], d: weed(24, 176) + weed(30, 178) + weed(94, 176) + weed(100, 178) },
    { colour: ['#f2b04a', '#f6c46a'], d: fish(28, 130) + fish(90, 122) + fish(96, 137) },
  ],
};
