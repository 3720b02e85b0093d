import { describe, expect, it } from 'vitest';
import { checkCompanyMerge, listMergedNames } from './company-look-alikes.ts';

const spelling = (name: string, people: number) => ({ name, people, permits: 0, workers: 0 });
const spellings = [spelling('ACME\u00A0Works', 1), spelling('ACME Works\u200B', 5), spelling('ＡＣＭＥ Works', 2)];

describe('merging companies that look alike', () => {
  it('gives them a clean spelling, the most used first', () => {
    expect(listMergedNames(spellings)).toEqual(['ACME Works', 'ＡＣＭＥ Works']);
  });

  it('is allowed under one of these names', () => {
    expect(checkCompanyMerge(spellings, 'ACME Works', [])).toBeUndefined();
  });

  it.each([
    ['another name', spellings, 'ACNE Works', /no look-alike/],
    ['a name that nobody wrote', spellings, 'acme works', /Choose one of the spellings/],
    ['a single company', [spelling('ACME Works', 1)], 'ACME Works', /Nothing needs to be merged/],
  ])('is refused for %s', (_what, some, into, sentence) => {
    expect(checkCompanyMerge(some, into, [])).toMatch(sentence);
  });

  it('is refused while two workers would have one pass number, by their names', () => {
    const shared = [
      { company: 'ACME Works', name: 'Ann', passNumber: 'P-1' },
      { company: 'ACME\u00A0Works', name: 'Ben', passNumber: 'P 1' },
    ];
    expect(checkCompanyMerge(spellings, 'ACME Works', shared)).toMatch(/Ann \(P-1\) and Ben \(P 1\)/);
  });
});
