import {
  arch,
  ball,
  box,
  chimney,
  columns,
  cross,
  disc,
  dome,
  door,
  flag,
  gable,
  hip,
  merlons,
  type Piece,
  shape,
  tapered,
  tree,
  turret,
  wall,
  windows,
} from '../drawing/elevation.ts';

type Form = readonly Piece[];

/** A square tower with merlons. */
function tower(high: number, wide = 26): Form {
  const x = 32 - wide / 2;
  return [
    wall(x, wide, high - 8),
    merlons(x, wide, high - 5, 4, 5),
    windows([30], high - 20, 4, 8),
    door(28, 8, 12),
  ];
}

/** A slender bell tower: an open loft under a pointed roof. */
function campanile(high: number): Form {
  return [
    wall(22, 20, high - 24),
    [box('trim', 20, high - 24, 24, 2)],
    wall(22, 20, 12, high - 22),
    [arch('dark', 26, high - 22, 5, 10), arch('dark', 33, high - 22, 5, 10)],
    gable(22, 20, high - 10, 10, 2),
    door(28, 8, 12),
  ];
}

/** A great hall: columns before it, and a roof of one of three kinds. */
function hall(high: number, roof: 'gable' | 'dome' | 'hip'): Form {
  const eaves = roof === 'hip' ? high - 14 : high - 20;
  const top = {
    gable: [[box('trim', 4, eaves, 56, 3)], gable(5, 54, eaves + 3, 17, 1)],
    dome: [[box('trim', 6, eaves, 52, 2.4)], wall(17, 30, 5, eaves + 2), dome(17, 30, eaves + 7, 13)],
    hip: [hip(6, 52, eaves, 14, 8)],
  }[roof];
  return [
    wall(6, 52, eaves),
    ...top,
    windows([11, 20, 39, 48], eaves - 15, 5, 10),
    columns(8, 48, 0, eaves * 0.42, 5),
    [box('trim', 6, eaves * 0.42, 52, 2)],
    [arch('dark', 28, 0, 8, 14)],
  ];
}

/** A workshop: a tall house with a chimney. */
function workshop(high: number): Form {
  return [
    chimney(46, high - 22, 14),
    wall(12, 40, high - 20),
    [box('wood', 12, high - 36, 40, 1.6)],
    gable(12, 40, high - 20, 20, 3),
    windows([17, 42], high - 33, 5, 8),
    windows([17, 42], 8, 5, 8),
    door(27, 10, 14),
  ];
}

/** By unique district: what stands there. Its sign hangs on it. */
export const UNIQUE: Readonly<Record<string, Form>> = {
  'haunted-city': [
    [disc('gold', 52, 40, 5), disc('smoke', 54, 41, 5)],
    [shape('dim', [8, 0], [24, 0], [22, 28], [6, 25])],
    [shape('deep', [3, 24], [25, 29], [15, 40])],
    [shape('wall', [22, 0], [44, 0], [45, 30], [20, 32])],
    [shape('roof', [17, 31], [48, 29], [36, 46])],
    [shape('dim', [44, 0], [58, 0], [60, 22], [45, 23])],
    [shape('deep', [43, 22], [63, 21], [54, 33])],
    windows([10], 14, 4, 7),
    windows([51], 11, 4, 7),
    [arch('dark', 29, 0, 7, 10)],
  ],
  keep: tower(52, 32),
  laboratory: [...workshop(68), [disc('leaf', 21, 66, 2.4), disc('leaf', 24, 71, 1.6)]],
  smithy: [...workshop(68), [arch('pane', 27, 0, 10, 14), arch('gold', 29, 0, 6, 8)]],
  observatory: [
    tapered(16, 32, 42, 3),
    [box('trim', 15, 42, 34, 2.4)],
    dome(17, 30, 44, 18),
    [shape('wood', [33, 54], [36, 50], [57, 65], [54, 69])],
    [shape('gold', [54, 69], [57, 65], [60, 67], [57, 71])],
    windows([21, 39], 28, 4, 8),
    door(28, 8, 12),
  ],
  graveyard: [
    wall(22, 26, 36),
    gable(22, 26, 36, 18),
    wall(30.5, 9, 8, 48),
    gable(30.5, 9, 56, 7, 1),
    cross(35, 62, 7),
    [arch('dark', 31, 0, 8, 13)],
    [shape('leaf', [0, 0], [64, 0], [64, 3], [40, 4], [20, 3], [0, 5])],
    [arch('trim', 3, 2, 7, 11), arch('trim', 12, 1, 6, 9), arch('trim', 51, 2, 6, 9)],
    cross(60, 2, 11),
  ],
  library: hall(74, 'gable'),
  'school-of-magic': [
    wall(18, 28, 38),
    hip(18, 28, 38, 12, 6),
    turret(6, 14, 48, 24, 2),
    turret(44, 14, 48, 24, 2),
    [ball(13, 73, 2.2), ball(51, 73, 2.2)],
    windows([11, 49], 32, 4, 9),
    windows([11, 49], 12, 4, 9),
    door(27, 10, 15),
  ],
  university: [...hall(70, 'dome'), [ball(32, 71, 2)], flag(32, 71, 8)],
  'dragon-gate': [
    wall(10, 10, 52),
    wall(44, 10, 52),
    [box('deep', 6, 40, 52, 4)],
    [shape('roof', [0, 58], [5, 52], [59, 52], [64, 58], [56, 66], [8, 66])],
    [shape('deep', [40, 52], [59, 52], [64, 58], [56, 66], [46, 66])],
    [shape('roof', [12, 70], [16, 66], [48, 66], [52, 70], [44, 77], [20, 77])],
    [box('gold', 5, 51, 54, 1.6), box('gold', 16, 65.4, 32, 1.4)],
    [box('dim', 8, 0, 14, 4), box('dim', 42, 0, 14, 4)],
  ],
  'great-wall': [
    [shape('leaf', [0, 0], [64, 0], [64, 14], [40, 22], [0, 8])],
    wall(0, 64, 32),
    merlons(1.5, 61, 36, 8, 5),
    wall(18, 28, 58),
    merlons(18, 28, 62, 4, 5),
    flag(32, 64, 12),
    windows([23, 37], 46, 4, 8),
    door(27, 10, 15),
  ],
  lighthouse: [
    [shape('dim', [8, 0], [56, 0], [50, 6], [14, 7])],
    tapered(20, 24, 36, 5, 5),
    [box('roof', 22, 17, 20, 5), box('roof', 23.5, 29, 17, 5)],
    [box('trim', 21, 41, 22, 2), box('pane', 27, 43, 10, 7), box('gold', 29.5, 43, 5, 7)],
    [shape('gold', [40, 46], [62, 52], [62, 42]), shape('gold', [24, 46], [2, 52], [2, 42])],
    dome(25.5, 13, 50, 5),
  ],
  armory: [
    tapered(8, 48, 32, 4),
    merlons(12, 40, 36, 5, 4),
    wall(24, 16, 44),
    gable(24, 16, 44, 9, 1),
    [disc('wood', 11, 5, 5), disc('trim', 11, 5, 1.6), disc('wood', 53, 5, 5), disc('trim', 53, 5, 1.6)],
    door(26, 12, 14),
  ],
  museum: hall(58, 'gable'),
  'imperial-treasury': [...hall(56, 'dome'), [disc('gold', 32, 56, 3.4)], cross(32, 57, 6)],
  'map-room': [...hall(58, 'hip'), [disc('gold', 32, 64, 6), box('wood', 31, 56, 2, 4)]],
  'wishing-well': [
    [shape('leaf', [0, 0], [64, 0], [64, 4], [0, 5])],
    ...[tree(8, 26, 8), tree(56, 30, 8)],
    [box('wood', 16, 10, 3, 36), box('wood', 45, 10, 3, 36)],
    gable(14, 36, 46, 22, 3),
    [box('wood', 16, 36, 32, 2), box('wood', 31.4, 26, 1.2, 10)],
    [box('gold', 28, 19, 8, 8)],
    wall(14, 36, 14),
    [box('trim', 12, 14, 40, 2.6)],
  ],
  quarry: [
    [shape('dim', [0, 0], [64, 0], [64, 50], [48, 66], [30, 58], [12, 30], [0, 22])],
    [shape('wall', [0, 0], [50, 0], [50, 14], [36, 14], [36, 28], [22, 28], [12, 20], [0, 16])],
    [box('trim', 40, 0, 10, 8), box('trim', 52, 0, 9, 7)],
    [shape('wood', [24, 14], [27, 14], [45, 62], [43, 63])],
    [box('wood', 43.5, 40, 0.9, 22), box('trim', 39, 31, 10, 9)],
  ],
  'poor-house': [
    chimney(42, 46, 14),
    wall(18, 28, 50),
    gable(18, 28, 50, 16, 3),
    [box('wood', 18, 17, 28, 1.4), box('wood', 18, 34, 28, 1.4)],
    windows([22, 38], 38, 4, 8),
    windows([22, 38], 21, 4, 8),
    door(28, 8, 12),
  ],
  'bell-tower': [
    ...campanile(66),
    [disc('gold', 32, 48, 3.6), box('gold', 27.6, 45, 8.8, 1.6)],
    cross(32, 65, 6),
  ],
  factory: [
    chimney(8, 30, 36),
    chimney(18, 30, 28),
    wall(4, 56, 34),
    [shape('roof', [4, 34], [22, 34], [22, 46]), shape('roof', [22, 34], [40, 34], [40, 46])],
    [shape('deep', [40, 34], [60, 34], [60, 46])],
    windows([9, 19, 40, 50], 17, 6, 9),
    door(26, 12, 15),
  ],
  park: [
    [shape('leaf', [0, 0], [64, 0], [64, 5], [40, 8], [20, 6], [0, 8])],
    ...[tree(12, 50, 12), tree(50, 58, 13)],
    wall(22, 22, 26),
    columns(22, 22, 0, 26, 3),
    dome(20, 26, 26, 14),
    [ball(33, 41, 2)],
    [box('trim', 14, 0, 38, 2.6)],
  ],
  hospital: [...hall(70, 'hip'), wall(27, 10, 10, 62), gable(27, 10, 72, 6, 1)],
  'throne-room': [
    wall(8, 48, 44),
    gable(8, 48, 44, 20, 2),
    turret(2, 11, 52, 14),
    turret(51, 11, 52, 14),
    [arch('gold', 22, 8, 20, 36), arch('pane', 23.4, 8, 17.2, 34)],
    [box('trim', 31, 8, 1.6, 32)],
    flag(32, 62, 11),
    door(27, 10, 8),
  ],
};
