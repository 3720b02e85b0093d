import { array, assert, property, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { chainStart, createHashChain, type Sealed } from './hash-chain.ts';

interface Note {
  text: string;
}

const { seal, verify } = createHashChain<Note>(({ sequence, text }) => [sequence, text]);

function sealAll(texts: readonly string[]): Sealed<Note>[] {
  const rows: Sealed<Note>[] = [];
  for (const text of texts) rows.push(seal({ text }, rows.at(-1)));
  return rows;
}

const someTexts = array(string(), { minLength: 1, maxLength: 6 });
const severalTexts = uniqueArray(string(), { minLength: 2, maxLength: 6 });

test('rows that were sealed one after the other are intact, whole and in batches', () => {
  assert(
    property(someTexts, (texts) => {
      const rows = sealAll(texts);
      const end = { sequence: rows.length, hash: rows.at(-1)?.hash };
      expect(verify(chainStart, rows)).toEqual({ end });
      const first = verify(chainStart, rows.slice(0, 1));
      expect(verify(first.end, rows.slice(1))).toEqual({ end });
    }),
  );
});

test.each<[string, (rows: Sealed<Note>[], index: number) => Sealed<Note>[], string]>([
  [
    'a changed row',
    (rows, index) => rows.map((row, at) => (at === index ? { ...row, text: `${row.text}.` } : row)),
    'its content was changed after it was written',
  ],
  [
    'a row with another predecessor',
    (rows, index) => rows.map((row, at) => (at === index ? { ...row, previous_hash: row.hash } : row)),
    'it does not match the entry before it',
  ],
])('%s is found, and is the first broken one', (_title, tamper, problem) => {
  assert(
    property(someTexts, (texts) => {
      const rows = sealAll(texts);
      for (const [index] of rows.entries())
        expect(verify(chainStart, tamper(rows, index)).broken).toEqual({ sequence: index + 1, problem });
    }),
  );
});

test('a missing row is found where it was', () => {
  assert(
    property(severalTexts, (texts) => {
      const rows = sealAll(texts);
      for (const [index] of rows.slice(1).entries())
        expect(verify(chainStart, rows.toSpliced(index, 1)).broken).toEqual({
          sequence: index + 1,
          problem: 'the entry is missing',
        });
    }),
  );
});

test('a row that was sealed again, as if it had always been so, breaks its successor', () => {
  assert(
    property(severalTexts, (texts) => {
      const rows = sealAll(texts);
      for (const [index, row] of rows.slice(0, -1).entries()) {
        const forged = seal({ text: `${row.text}.` }, rows[index - 1]);
        expect(verify(chainStart, rows.with(index, forged)).broken).toEqual({
          sequence: index + 2,
          problem: 'it does not match the entry before it',
        });
      }
    }),
  );
});
