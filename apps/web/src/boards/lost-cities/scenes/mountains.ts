import { PANE, type SceneDrawing } from './picture.ts';
import { arch, disc, firs } from './shapes.ts';

export const MOUNTAINS: SceneDrawing = {
  sky: [
    ['#c8d6df', '#161c36'],
    ['#f7f0e0', '#75607c'],
  ],
  layers: [
    { colour: ['#fffdf2', '#f5eccb'], d: disc(32, 36, 9) },
    { colour: ['#bcc6cb', '#4a4a6c'], d: 'M0 84l14-20 10 10 16-24 14 18 20-26 18 22 12-12 16 20v108H0Z' },
    { colour: ['#8d959b', '#3c3f5c'], d: 'M4 118 38 66l12 14 20-52 22 46 8-10 26 44v72H0v-58Z' },
    {
      colour: ['#fdfbf4', '#c9cbe6'],
      d: 'M70 28 54 68l7-5 5 8 6-10 7 8 5-7 8 12Zm-32 38L24 88l7-4 6 6 5-8 8-2Zm62-2-6 8 6 6 5-5 7 6Z',
    },
    {
      colour: ['#6f767e', '#2b2d48'],
      d: 'M70 28l2 33 7 8 5-7 8 12 8-10 26 44v72H86c-10-26-20-38-18-58 2-12 4-22 2-42ZM38 66l-1 24 5-8 8-2-6 20-12 24c2-20 6-36 6-58Z',
    },
    {
      colour: ['#ffffff', '#a9a8cc'],
      opacity: 0.4,
      d: 'M0 98c20-6 32 4 52 1s40-9 68 0v9c-26-6-46 3-68 3s-34-8-52-1Z',
    },
    { colour: ['#7c8a70', '#2a3848'], d: 'M0 132c16-12 30-16 42-10s22 8 36 1 28-5 42 3v54H0Z' },
    {
      colour: ['#e9e0cc', '#8a8098'],
      d: 'M30 116v-10h4v-5h5v-6l3-4 3 4v6h5v5h4v10Z',
    },
    { colour: ['#a5482f', '#6f3440'], d: 'M33 101l3-4h12l3 4ZM28 106l3-4h8v4Zm13-11 2-8 2 8Z' },
    { colour: PANE, d: arch(36, 113, 2.4) + arch(41, 113, 2.4) + arch(46, 113, 2.4) },
    { colour: ['#4d6650', '#17242f'], d: firs([4, 14, 22, 60, 68, 96, 104, 113], 128) },
    { colour: ['#5f7a52', '#1f2e38'], d: 'M0 148c20-8 38-6 56 0s42 6 64-2v34H0Z' },
    {
      colour: ['#c9c0ac', '#6b6882'],
      d: 'M18 154h84v4H18Zm-6 9h96v4H12Zm-6 9h108v4H6Z',
    },
    { colour: ['#8f8775', '#454462'], d: 'M18 157h84v1.500H18Zm-6 9h96v1.500H12Zm-6 9h108v1.500H6Z' },
    {
      colour: ['#efe6d0', '#948aa0'],
      d: 'M34 154v-9h14v9Zm24 0v-14h20v14Zm30 0v-8h10v8ZM24 163v-5h10v5Zm56 0v-5h14v5ZM44 172v-6h14v6Z',
    },
    {
      colour: ['#9c8460', '#5c4a58'],
      d: 'M32 145l9-6 9 6Zm24-5 12-8 12 8Zm30 6 7-5 7 5Z',
    },
    { colour: PANE, d: arch(41, 154, 3) + arch(64, 154, 3.6) + arch(72, 154, 3.6) + arch(93, 154, 3) },
  ],
};
