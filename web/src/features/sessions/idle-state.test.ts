import { expect, it } from 'vitest';
import { formatCountdown, calculateIdleState } from './idle-state.ts';

const threeHours = 10_800;

it('leaves the session alone until a minute before the end', () => {
  expect(calculateIdleState(0, threeHours)).toEqual({ kind: 'active' });
  expect(calculateIdleState(threeHours - 61, threeHours)).toEqual({ kind: 'active' });
});

it('warns for the last minute', () => {
  expect(calculateIdleState(threeHours - 60, threeHours)).toEqual({ kind: 'warning', secondsLeft: 60 });
  expect(calculateIdleState(threeHours - 0.5, threeHours)).toEqual({ kind: 'warning', secondsLeft: 1 });
});

it('is over when the time is used up, and stays so', () => {
  expect(calculateIdleState(threeHours, threeHours)).toEqual({ kind: 'over' });
  expect(calculateIdleState(threeHours * 2, threeHours)).toEqual({ kind: 'over' });
});

it('does not begin with a warning when little time is allowed', () => {
  expect(calculateIdleState(1, 30)).toEqual({ kind: 'active' });
  expect(calculateIdleState(15, 30)).toEqual({ kind: 'warning', secondsLeft: 15 });
});

it('counts down in minutes and seconds', () => {
  expect([60, 59, 5].map(formatCountdown)).toEqual(['1:00', '0:59', '0:05']);
});
