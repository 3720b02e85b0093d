import { describe, expect, it } from 'vitest';
import { matchSections } from './section-matching.ts';
import { createTestInput } from '../testing/test-templates.ts';
import type { TemplateSection } from './template.ts';

/** A section with inputs of these names; a name in quotation marks is a free text. */
const section = (title: string, ...names: string[]): TemplateSection => ({
  title,
  form: names.map((name) =>
    name.startsWith("'") ? createTestInput('freetext', { label: name }) : createTestInput('text', { name }),
  ),
});

/** Each section as 'number: title before > title after'. */
const match = (before: TemplateSection[], after: TemplateSection[]) =>
  matchSections({ sections: before }, { sections: after }).map(
    ({ number, before: one, after: other }) => `${number}: ${one?.title ?? '–'} > ${other?.title ?? '–'}`,
  );

describe('sections of two versions', () => {
  it('are matched by their title first', () => {
    const before = [section('Work', 'place', 'level'), section('Risks', 'hazards', 'controls')];
    const after = [section('Risks', 'place', 'level'), section('Work', 'hazards', 'controls')];
    expect(match(before, after)).toEqual(['0: Risks > Risks', '1: Work > Work']);
  });

  it.each<[string, string[], string[], boolean]>([
    ['half of its inputs stayed', ['a', 'b', 'c', 'd'], ['a', 'b', 'x', 'y'], true],
    ['fewer than half stayed', ['a', 'b', 'c', 'd'], ['a', 'x', 'y', 'z'], false],
    ['it grew to more than double', ['a', 'b'], ['a', 'b', 'v', 'w', 'x'], false],
    ['it has other inputs', ['a'], ['x'], false],
    ['both are empty', [], [], false],
    ['its free texts stayed', ["'Wear a helmet.'"], ["'Wear a helmet.'"], true],
    ['its free texts changed', ["'Wear a helmet.'"], ["'Wear a harness.'"], false],
  ])('are one with a new title if %s', (_what, before, after, isSame) => {
    expect(match([section('Old', ...before)], [section('New', ...after)])).toEqual(
      isSame ? ['0: Old > New'] : ['0: – > New', '1: Old > –'],
    );
  });

  it('number those that were removed after all others', () => {
    const removed = [section('One', 'a'), section('Two', 'b')];
    expect(match([...removed, section('Work', 'place')], [section('Work', 'place')])).toEqual([
      '0: Work > Work',
      '1: One > –',
      '2: Two > –',
    ]);
  });
});
