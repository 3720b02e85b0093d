import { expect, it } from 'vitest';
import { parseSubmission } from './parse-submission.ts';

it.each([undefined, null, 'null', {}, '{}'])('%j is an empty form', (raw) => {
  expect(parseSubmission(raw)).toEqual({ values: {} });
});

it('an object and its JSON text are the same form', () => {
  const values = { place: 'Bay 12', crew: ['Ann'] };
  expect(parseSubmission(values)).toEqual({ values });
  expect(parseSubmission(JSON.stringify(values))).toEqual({ values });
});

const notAnObject = 'The submission must be one JSON object of input names and their values.';

it.each<[string, unknown, string]>([
  ['a list', [], notAnObject],
  ['the text of a list', '[]', notAnObject],
  ['a number', 7, notAnObject],
  ['half an object', '{"place":', 'The submission is not valid JSON. Send it as one JSON object.'],
])('%s is not a form', (_what, raw, message) => {
  expect(parseSubmission(raw)).toEqual({
    problem: { name: '', label: '', section: '', kind: 'invalid', message },
  });
});

it('a text that is nested too deeply is not parsed', () => {
  const { problem } = parseSubmission(`{"a":${'['.repeat(100)}${']'.repeat(100)}}`);
  expect(problem).toMatchObject({ kind: 'invalid', message: expect.stringContaining('nested') });
});
