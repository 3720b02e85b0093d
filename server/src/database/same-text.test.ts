import { normalizeText } from '@eptw/domain/text/same-text';
import { normalizePassNumber } from '@eptw/domain/crew/pass-number';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Those of these texts that the database writes differently to compare them. */
async function listDifferences(texts: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql<{ text: string; folded: string; pass: string }>`
    select text, normal_text(text) as folded, folded_pass_number(text) as pass
    from unnest(${texts}::text[]) as text`.execute(database.db);
  return rows
    .map(({ text, folded, pass }) => ({
      text: encodeURI(text),
      ...{ folded, pass },
      expected: normalizeText(text),
      expectedPass: normalizePassNumber(text),
    }))
    .filter(({ folded, pass, expected, expectedPass }) => folded !== expected || pass !== expectedPass);
}

/** Characters of scripts in use whose capitals Unicode has had for long: an older database knows no newer ones. */
const isSettled = (character: string) =>
  /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]$/u.test(character) &&
  !/[\p{Script=Georgian}\u1C80-\u1C8F\u2C2F\u2C5F\uA640-\uA7FF\uAB30-\uABBF\u13A0-\u13FF\u{10000}-\u{1CFFF}]/u.test(
    character,
  );

test('the database compares every character as the domain does', async () => {
  const characters: string[] = [];
  for (let code = 1; code < 0x1_0000; code += 1)
    if (isSettled(String.fromCodePoint(code))) characters.push(`a${String.fromCodePoint(code)}B`);
  expect(await listDifferences(characters)).toEqual([]);
});

test('and spaces around a text', async () => {
  expect(await listDifferences([' ACME', 'ACME ', '  ACME  Works ', '', ' '])).toEqual([]);
});

test('and every text', async () => {
  const texts = fc.sample(
    fc.array(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom(' ', '\u00A0', '\u0301', '’', '–')),
      {
        maxLength: 8,
      },
    ),
    3000,
  );
  const isStorable = (character: string) => isSettled(character) && character !== '\0';
  expect(await listDifferences(texts.map((parts) => Array.from(parts.join('')).filter(isStorable).join('')))).toEqual(
    [],
  );
});
