import { expect, it } from 'vitest';
import { createFormProblem, toPermitFormProblems } from './problem.ts';

it('a problem says in which form it is, and in which input if in one', () => {
  const problems = [
    { name: 'place', kind: 'required', message: 'Place is required.' },
    createFormProblem('missingForm', 'Attach A2.'),
  ] as const;
  expect(toPermitFormProblems('GP', problems)).toEqual([
    { form: 'GP', input: 'place', kind: 'required', message: 'Place is required.' },
    { form: 'GP', input: null, kind: 'missingForm', message: 'Attach A2.' },
  ]);
});
