import { expect, it } from 'vitest';
import { scaleStrokes, createStroke } from './strokes.ts';

const pen = { color: 'red', minWidth: 2, maxWidth: 2 };

it('scales only positions and widths', () => {
  const stroke = createStroke(
    [
      { x: 10, y: 20 },
      { x: 30, y: 5 },
    ],
    pen,
  );
  const [half] = scaleStrokes([stroke], 0.5);
  expect(half?.points.map(({ x, y }) => [x, y])).toEqual([
    [5, 10],
    [15, 2.5],
  ]);
  expect(half).toMatchObject({ penColor: 'red', minWidth: 1, maxWidth: 1, dotSize: 1 });
});

it('restores the same stroke when the screen returns to its size', () => {
  const stroke = createStroke([{ x: 333, y: 7 }], pen);
  expect(scaleStrokes(scaleStrokes([stroke], 0.5), 2)).toEqual([stroke]);
});
