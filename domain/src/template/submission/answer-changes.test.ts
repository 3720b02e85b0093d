import { describe, expect, it } from 'vitest';
import { diffSubmissions, restoreStoredAnswers } from './answer-changes.ts';
import { oneOfEach, testSignature } from '../testing/test-templates.ts';
import type { Submission } from '../model/submission.ts';

const otherSignature = 'data:image/png;base64,iVBORw0KGgo=';

it.each<[string, Submission, Submission, string, string]>([
  ['text', { text: 'Valve' }, { text: 'Pump' }, 'Valve', 'Pump'],
  ['textarea', {}, { textarea: 'New' }, '', 'New'],
  ['select', { select: 'ladder' }, {}, 'Ladder', ''],
  ['checkbox', {}, { checkbox: true }, 'No', 'Yes'],
  ['checkbox', { checkbox: true }, { checkbox: false }, 'Yes', 'No'],
  ['multicheck', { multicheck: ['lift'] }, { multicheck: ['lift', 'ladder'] }, 'Boom lift', 'Ladder, Boom lift'],
  ['file', { file: ['a.pdf'] }, { file: ['a.pdf', 'b.pdf'] }, 'a.pdf', 'a.pdf, b.pdf'],
  ['esign', {}, { esign: testSignature }, '', 'Signed'],
  ['esign', { esign: testSignature }, { esign: otherSignature }, 'Signed', 'Signature changed'],
  ['esign', { esign: testSignature }, {}, 'Signed', ''],
])('describes how the %s changed', (name, before, after, was, is) => {
  expect(diffSubmissions(oneOfEach, before, after)).toEqual([{ name, label: `The ${name}`, before: was, after: is }]);
});

describe('no change', () => {
  it.each<[string, Submission, Submission]>([
    ['the same values', { text: 'a', multicheck: ['lift', 'ladder'] }, { multicheck: ['ladder', 'lift'], text: 'a ' }],
    ['empty and absent', {}, { text: '', checkbox: false, file: [] }],
    ['unknown inputs', { other: 'a' }, { other: 'b' }],
  ])('is found in %s', (_title, before, after) => {
    expect(diffSubmissions(oneOfEach, before, after)).toEqual([]);
  });
});

it('lists changes in the order of the template', () => {
  const changes = diffSubmissions(oneOfEach, {}, { map: ['m.png'], text: 'a', date: '2026-11-20' });
  expect(changes.map((change) => change.name)).toEqual(['text', 'date', 'map']);
});

it('restores to the letter what was stored before texts were cleaned, and nothing that differs otherwise', () => {
  const stored: Submission = { text: 'Lift\tit\u00AD', textarea: 'Two\u200B', select: 'ladder', file: ['a.pdf'] };
  const sent: Submission = { text: 'Lift it', textarea: 'Three', select: 'lift', file: ['a.pdf', 'b.pdf'] };
  expect(restoreStoredAnswers(oneOfEach, stored, sent)).toEqual({ ...sent, text: stored['text'] });
  expect(restoreStoredAnswers(oneOfEach, stored, {})).toEqual({});
  expect(restoreStoredAnswers(oneOfEach, {}, sent)).toEqual(sent);
});
