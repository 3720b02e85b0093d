import { describe, expect, it } from 'vitest';
import { findChanges, parseVariables, writeVariables } from './variables.ts';

const page = '.light{--colour:red;--size:1px;}';

describe('parseVariables', () => {
  it('lifts a part’s own variables to the page, and leaves on it what it changes of the page’s', () => {
    const variables = parseVariables(page, '.light.part{--part-size:2px;--colour:blue;}');
    expect(Object.fromEntries(variables.get('') ?? [])).toEqual({
      '--colour': 'red',
      '--size': '1px',
      '--part-size': '2px',
    });
    expect(Object.fromEntries(variables.get('.part') ?? [])).toEqual({ '--colour': 'blue' });
  });
});

describe('findChanges', () => {
  it('has what differs from before', () => {
    const changes = findChanges(parseVariables(page, ''), parseVariables('.light{--colour:red;--size:2px;}', ''));
    expect([...(changes.get('') ?? [])]).toEqual([['--size', '2px']]);
  });
});

describe('writeVariables', () => {
  const themes = new Map([
    ['light', parseVariables(page, '')],
    ['dark', parseVariables('.dark{--colour:black;--size:1px;}', '')],
  ]);

  it('writes once what is the same in all themes', () => {
    expect(writeVariables(themes, () => true)).toBe(
      '.light{--colour:red;}\n.light,.dark{--size:1px;}\n.dark{--colour:black;}',
    );
  });

  it('leaves out what nothing uses', () => {
    expect(writeVariables(themes, (name) => name === '--size')).toBe('.light,.dark{--size:1px;}');
  });
});
