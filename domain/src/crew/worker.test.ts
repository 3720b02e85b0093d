import { describe, expect, test } from 'vitest';
import { formatWorkerLanguages, parseWorkerLanguage } from './language.ts';
import { formatPassNumberTaken, formatPseudonym, validateWorker, type WorkerDetails } from './worker.ts';

const worker: WorkerDetails = {
  name: 'Mohamed Faizal',
  passNumber: 'A-1204',
  trade: 'Gas tester',
  phone: '+65 6123 4567',
  languages: ['en', 'ms'],
  certificates: [],
};

test('a worker needs only a name and a pass number', () => {
  expect(validateWorker(worker)).toBeUndefined();
  expect(validateWorker({ ...worker, trade: '', phone: '', languages: [] })).toBeUndefined();
});

test.each<[string, Partial<WorkerDetails>, RegExp]>([
  ['without a name', { name: ' ' }, /Name is required/],
  ['with a long name', { name: 'x'.repeat(121) }, /at most 120/],
  ['without a pass number', { passNumber: '' }, /Pass number is required/],
  ['with a long pass number', { passNumber: '1'.repeat(41) }, /at most 40/],
  ['with signs as a pass number', { passNumber: '#12' }, /letters and digits/],
  ['with HTML as a trade', { trade: '<i>Welder</i>' }, /HTML/],
  ['with words as a telephone number', { phone: 'ask me' }, /phone number/],
  ['with an unknown language', { languages: ['en', 'klingon'] }, /no language 'klingon'/],
  ['with a language twice', { languages: ['en', 'en'] }, /each language once/],
  [
    'with a bad certificate',
    { certificates: [{ kind: 'rigger', number: '', issuer: 'x', expiresOn: '2027-01-01', file: null }] },
    /number of a certificate/,
  ],
])('a worker %s is refused', (_title, change, sentence) => {
  expect(validateWorker({ ...worker, ...change })).toMatch(sentence);
});

test('a pass number of another worker is refused by name', () => {
  expect(formatPassNumberTaken('A-1204')).toMatch(/pass number A-1204/);
});

test('an erased worker has a pseudonym, which the id gives', () => {
  expect(formatPseudonym('4f2a8c1e-0000-4000-8000-000000000000')).toBe('Worker 4F2A');
});

describe('languages', () => {
  test.each([
    ['ta', 'ta'],
    ['Tamil', 'ta'],
    [' BENGALI ', 'bn'],
    ['Elvish', undefined],
    ['', undefined],
  ])('%j is the language %s', (text, code) => {
    expect(parseWorkerLanguage(text)).toBe(code);
  });

  test('are listed by name, and those of a newer version by code', () => {
    expect(formatWorkerLanguages(['zh', 'en', 'xx'])).toBe('Chinese, English, xx');
  });
});
