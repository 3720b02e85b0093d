import { expect, it } from 'vitest';
import { createHistory, addStep, redo, undo } from './undo-history.ts';

it('undoes and redoes steps', () => {
  const three = addStep(addStep(createHistory('a'), 'b'), 'c');
  const back = undo(undo(three));
  expect(back.present).toBe('a');
  expect(undo(back).present).toBe('a');
  expect(redo(back).present).toBe('b');
  expect(redo(redo(redo(back))).present).toBe('c');
});

it('discards undone steps when a new one is added', () => {
  const other = addStep(undo(addStep(createHistory('a'), 'b')), 'c');
  expect(redo(other).present).toBe('c');
  expect(undo(other).present).toBe('a');
});

it('merges typing in one field into one step', () => {
  const typed = addStep(addStep(addStep(createHistory('a'), 'ab', 'title'), 'abc', 'title'), 'x', 'code');
  expect(undo(typed).present).toBe('abc');
  expect(undo(undo(typed)).present).toBe('a');
});

it('ignores a step that changes nothing', () => {
  const begun = createHistory('a');
  expect(addStep(begun, 'a')).toBe(begun);
});
