import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { drawFloorPlan } from './floor-plan.ts';

test('a floor plan fits the canvas of a map input, and differs with its rooms', () => {
  const rooms = [
    { label: 'ETCH BAY 1', use: 'clean', share: 2 } as const,
    { label: 'UPS', use: 'plant', share: 1 } as const,
  ];
  const plan = drawFloorPlan({ title: 'F10N LEVEL 1', above: rooms, below: rooms });
  expect(decode(plan)).toMatchObject({ width: 1000, height: 600, channels: 3 });
  expect(plan.length).toBeLessThan(100_000);
  expect(plan.equals(drawFloorPlan({ title: 'F10N LEVEL 1', above: rooms, below: [] }))).toBe(false);
});
