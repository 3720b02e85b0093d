import type { PointGroup } from 'signature_pad';

/** A stroke in the drawing's own pixels; the one on screen may be larger or smaller. */
export type Stroke = PointGroup;

/** A drawing's own size in pixels, which is also the size of the exported image. */
export interface DrawingSize {
  width: number;
  height: number;
}

/**
 * A pen: with two widths the line is thinner where the hand moves fast, like ink. Widths are the library's: how far
 * the ink extends to each side.
 */
export interface Brush {
  color: string;
  minWidth: number;
  maxWidth: number;
}

/** Returns the same strokes for a canvas that is `factor` times as wide. */
export function scaleStrokes(strokes: readonly Stroke[], factor: number): Stroke[] {
  return strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/** Creates a stroke along these corners, as drawn by keyboard. */
export function createStroke(points: readonly { x: number; y: number }[], brush: Brush): Stroke {
  return {
    penColor: brush.color,
    dotSize: brush.maxWidth,
    minWidth: brush.maxWidth,
    maxWidth: brush.maxWidth,
    velocityFilterWeight: 0.7,
    compositeOperation: 'source-over',
    points: points.map((point, index) => ({ ...point, pressure: 0.5, time: index * 16 })),
  };
}
