import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffSubmissions } from '../submission/answer-changes.ts';
import { countFilledInputs, isEmptySubmission } from '../submission/filled-inputs.ts';
import { oneOfEach } from '../testing/test-templates.ts';
import { getSectionProgress } from './section-progress.ts';
import { inputTypes } from '../model/template.ts';
import { checkSubmission } from './validation.ts';

const strictness = fc.constantFrom('draft' as const, 'submit' as const);
const inputName = fc.constantFrom<string>(...inputTypes, 'freeText', '__proto__', 'constructor');
const likelyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom('ladder', '2026-11-20', '07:30', ['lift', 'ladder'], ['2026-11-20', '2026-11-21']),
);
const likelyForm = fc.array(fc.tuple(inputName, likelyValue)).map((entries) => Object.fromEntries(entries) as unknown);

it('never throws, whatever JSON it is given', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.json(), fc.string(), likelyForm), strictness, (raw, strict) => {
      const { submission } = checkSubmission(oneOfEach, raw, strict);
      getSectionProgress(oneOfEach, submission);
      diffSubmissions(oneOfEach, {}, submission);
    }),
  );
});

it('is idempotent: a checked submission is valid and unchanged', () => {
  fc.assert(
    fc.property(likelyForm, strictness, (raw, strict) => {
      const { submission } = checkSubmission(oneOfEach, raw, strict);
      const again = checkSubmission(oneOfEach, JSON.stringify(submission), strict);
      expect(again).toEqual({ submission, problems: [] });
      expect(countFilledInputs(oneOfEach, submission)).toBe(Object.keys(submission).length);
      expect(isEmptySubmission(oneOfEach, submission)).toBe(Object.keys(submission).length === 0);
    }),
  );
});

it('keeps nothing that a database could not store', () => {
  fc.assert(
    fc.property(likelyForm, (raw) => {
      const stored = JSON.stringify(checkSubmission(oneOfEach, raw, 'draft').submission);
      expect(stored).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }),
  );
});

it.each([
  ['one text', JSON.stringify({ text: 'x'.repeat(5_000_000) })],
  ['blank lines', JSON.stringify({ textarea: ' \r\n'.repeat(1_000_000) })],
  ['a list', JSON.stringify({ multicheck: Array.from({ length: 700_000 }, (_, index) => `${index}`) })],
  ['a signature', JSON.stringify({ esign: `data:image/png;base64,${'A'.repeat(5_000_000)}!` })],
  [
    'unknown inputs',
    JSON.stringify(Object.fromEntries(Array.from({ length: 400_000 }, (_, index) => [`n${index}`, 1]))),
  ],
  ['nesting', `{"text":${'['.repeat(2_500_000)}${']'.repeat(2_500_000)}}`],
])('reads five megabytes of %s without slowing down', (_title, json) => {
  const begun = Date.now();
  checkSubmission(oneOfEach, json, 'submit');
  // Linear time is half a second, or ten on a busy machine; quadratic time is minutes even on a fast one.
  expect(Date.now() - begun).toBeLessThan(20_000);
});
