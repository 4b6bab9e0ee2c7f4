import { PANE, type SceneDrawing } from './picture.ts';
import { arch, camel, disc, palm } from './shapes.ts';

export const DESERT: SceneDrawing = {
  sky: [
    ['#f7dca0', '#241d3b'],
    ['#fff1cf', '#b0624a'],
  ],
  layers: [
    { colour: ['#fff8dc', '#ffdf9c'], d: disc(78, 44, 17) },
    { colour: ['#ffffff', '#ffdf9c'], opacity: 0.35, d: disc(78, 44, 23) },
    {
      colour: ['#dcae6c', '#5d3d52'],
      d: 'M0 76l9-9h13l5 9h12l4-15h22l5 15h12l3-7h15l8 7h12V180H0Z',
    },
    { colour: ['#c8955a', '#4b3147'], d: 'M43 61l-4 15h10l3-15Zm40 8-3 7h7l2-7ZM9 67l-9 9h6l7-9Z' },
    { colour: ['#efc477', '#7d4c45'], d: 'M0 96C18 82 38 80 58 92s38 12 62-6V180H0Z' },
    {
      colour: ['#d39b47', '#5f3740'],
      d: 'M58 92c-8 5-14 15-17 30 26-12 54-16 79-18V86c-24 18-42 18-62 6Z',
    },
    {
      colour: ['#5a371b', '#2a1526'],
      d: camel(20, 87) + camel(33, 85) + camel(47, 88),
    },
    { colour: ['#e2ad58', '#6b3f3f'], d: 'M0 128c22-18 44-20 66-9s38 10 54 2v59H0Z' },
    { colour: ['#bd8130', '#4a2b37'], d: 'M66 119c-12 6-20 16-24 32 28-14 52-18 78-18v-12c-16 8-36 8-54-2Z' },
    {
      colour: ['#f6e2b4', '#8d6557'],
      d: 'M30 168v-16h6v-9c0-6 10-6 10 0v9h6v-8c0-9 16-9 16 0v8h5v-21l3-4 3 4v21h8v-6c0-5 8-5 8 0v22Z',
    },
    {
      colour: ['#cfa15c', '#5f3f48'],
      d: 'M46 143c0-5-4-5-5-5 2 2 2 4 2 5v25h9v-16h-6Zm22 1c0-7-5-7-7-7 3 2 3 5 3 7v24h9v-16h-5Zm11-13-3-4v41h3Z',
    },
    {
      colour: ['#c2563a', '#7e3a38'],
      d: 'M36 143c0-6 10-6 10 0Zm16 1c0-9 16-9 16 0Zm35 2c0-5 8-5 8 0Z',
    },
    { colour: PANE, d: arch(38, 160, 3) + arch(56, 161, 4) + arch(62, 161, 3) + arch(88, 160, 3) },
    { colour: ['#9c6622', '#321c2c'], d: 'M0 168c30-12 62-6 84-3s26-2 36-6v21H0Z' },
    { colour: ['#3f6b4a', '#16242b'], d: palm(17, 172) + palm(101, 172) },
  ],
};
