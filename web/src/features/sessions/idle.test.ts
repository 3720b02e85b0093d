import { expect, it } from 'vitest';
import { formatCountdown, idleState } from './idle.ts';

const threeHours = 10_800;

it('leaves the session alone until a minute before the end', () => {
  expect(idleState(0, threeHours)).toEqual({ kind: 'active' });
  expect(idleState(threeHours - 61, threeHours)).toEqual({ kind: 'active' });
});

it('warns for the last minute', () => {
  expect(idleState(threeHours - 60, threeHours)).toEqual({ kind: 'warning', secondsLeft: 60 });
  expect(idleState(threeHours - 0.5, threeHours)).toEqual({ kind: 'warning', secondsLeft: 1 });
});

it('is over when the time is used up, and stays so', () => {
  expect(idleState(threeHours, threeHours)).toEqual({ kind: 'over' });
  expect(idleState(threeHours * 2, threeHours)).toEqual({ kind: 'over' });
});

it('does not begin with a warning when little time is allowed', () => {
  expect(idleState(1, 30)).toEqual({ kind: 'active' });
  expect(idleState(15, 30)).toEqual({ kind: 'warning', secondsLeft: 15 });
});

it('counts down in minutes and seconds', () => {
  expect([60, 59, 5].map(formatCountdown)).toEqual(['1:00', '0:59', '0:05']);
});
