/**
 * The pictures of the expeditions, on a ground of 120 by 180: a far horizon above, and at the foot the lost city that is
 * looked for. They are cropped at will, so nothing that matters stands within a sixth of an edge.
 */

/** A colour by day and one at dusk. */
export type Light = readonly [day: string, dusk: string];

/** Something painted: what is behind comes first. */
export interface Layer {
  colour: Light;
  d: string;
  opacity?: number;
}

export interface SceneDrawing {
  /** From the top of the sky to the horizon. */
  sky: readonly [Light, Light];
  layers: readonly Layer[];
}

/** A window with a round head: dark by day, lit at dusk. */
export const PANE: Light = ['#3b2417', '#ffcf70'];
