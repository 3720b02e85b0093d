import { expect, it } from 'vitest';
import { formatCountdown, calculateIdleState } from './idle-state.ts';

const threeHours = 10_800;

it('stays active until a minute before the end', () => {
  expect(calculateIdleState(0, threeHours)).toEqual({ kind: 'active' });
  expect(calculateIdleState(threeHours - 61, threeHours)).toEqual({ kind: 'active' });
});

it('warns during the last minute', () => {
  expect(calculateIdleState(threeHours - 60, threeHours)).toEqual({ kind: 'warning', secondsLeft: 60 });
  expect(calculateIdleState(threeHours - 0.5, threeHours)).toEqual({ kind: 'warning', secondsLeft: 1 });
});

it('is over once the time has passed, and stays over', () => {
  expect(calculateIdleState(threeHours, threeHours)).toEqual({ kind: 'over' });
  expect(calculateIdleState(threeHours * 2, threeHours)).toEqual({ kind: 'over' });
});

it('does not start with a warning when the limit is short', () => {
  expect(calculateIdleState(1, 30)).toEqual({ kind: 'active' });
  expect(calculateIdleState(15, 30)).toEqual({ kind: 'warning', secondsLeft: 15 });
});

it('counts down in minutes and seconds', () => {
  expect([60, 59, 5].map(formatCountdown)).toEqual(['1:00', '0:59', '0:05']);
});
