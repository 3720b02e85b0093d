import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { callField, countAuditEntries, findLastAuditEntry } from '../audit-log/testing/mutate.ts';
import { submitPermit, fillForm, samplePermitData } from '../permits/testing/permits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface WordItem {
  _id: string;
  _word: string;
}

const item = '_id _word';
const toIdVariable = (id: string) => ({ id: { type: 'ID!', value: id } });

async function add(word: string) {
  const args = { data: { type: 'AddBlockedWordInput!', value: { _word: word } } };
  return callField<WordItem>(await server.as('siteAdmin'), 'mutation', 'addBlockedWord', args, item);
}

async function update(id: string, word: string) {
  const args = { ...toIdVariable(id), data: { type: 'UpdateBlockedWordInput!', value: { _word: word } } };
  return callField<WordItem>(await server.as('siteAdmin'), 'mutation', 'updateBlockedWord', args, item);
}

async function read(id: string) {
  return callField<WordItem>(await server.as('superAdmin'), 'query', 'getSingleBlockedWord', toIdVariable(id), item);
}

async function remove(id: string) {
  return callField(await server.as('siteAdmin'), 'mutation', 'deleteBlockedWord', toIdVariable(id));
}

async function queryWords(args = ''): Promise<{ count: number; words: string[]; results: string }> {
  const { data } = await (
    await server.as('siteAdmin')
  ).query<{ list: { count: number; items: WordItem[]; results: string } }>(
    `{ list: getBlockedWords${args} { count items { _id _word } results } }`,
  );
  const { count, items, results } = data.list;
  return { count, words: items.map(({ _word }) => _word), results };
}

describe('a blocked word', () => {
  test('is added, read, listed alphabetically, changed and deleted, and each change is recorded', async () => {
    const { db } = server.database;
    const answer = await add(' Zebra ');
    expect(answer).toMatchObject({ success: true, message: 'The word is blocked.', item: { _word: 'Zebra' } });
    expect(await findLastAuditEntry(db)).toBe('create blockedWord Zebra: Word – → Zebra');
    await add('apple');
    expect((await read(answer.item._id)).item).toEqual(answer.item);
    const listed = await queryWords();
    expect(listed).toMatchObject({ count: 2, words: ['apple', 'Zebra'] });
    expect(JSON.parse(listed.results)).toMatchObject([{ _word: 'apple' }, { _word: 'Zebra' }]);
    expect(await queryWords('(limit: 1, offset: 1)')).toMatchObject({ count: 2, words: ['Zebra'] });
    expect(await update(answer.item._id, 'zebra')).toMatchObject({
      success: true,
      message: 'The blocked word was saved.',
      item: { _word: 'zebra' },
    });
    expect(await findLastAuditEntry(db)).toBe('update blockedWord zebra: Word Zebra → zebra');
    expect(await remove(answer.item._id)).toMatchObject({ success: true, message: 'The blocked word was deleted.' });
    expect(await findLastAuditEntry(db)).toBe('delete blockedWord zebra: Word zebra → –');
    expect((await queryWords()).words).toEqual(['apple']);
  });

  test.each<[string, string, RegExp, string]>([
    ['nothing', '  ', /Blocked word is required/, 'BAD_INPUT'],
    ['HTML', '<b>boss</b>', /HTML/, 'BAD_INPUT'],
    ['a text that is too long', 'x'.repeat(101), /at most 100/, 'BAD_INPUT'],
    ['an already blocked word, in any case', 'APPLE', /'APPLE' is already blocked/, 'CONFLICT'],
  ])('of %s is refused and not recorded', async (_title, word, sentence, code) => {
    const before = await countAuditEntries(server.database.db);
    const answer = await add(word);
    expect(answer).toMatchObject({ success: false, code, item: null });
    expect(answer.message).toMatch(sentence);
    expect(await countAuditEntries(server.database.db)).toBe(before);
  });

  test('cannot be changed to another blocked word', async () => {
    const { item: word } = await add('pear');
    expect(await update(word._id, 'Apple')).toMatchObject({ success: false, code: 'CONFLICT' });
    expect(await update(word._id, '')).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  test('is refused in new permits, and accepted again once it is deleted', async () => {
    const requestor = await server.as('requestor');
    const submission = { ...fillForm('GP'), managerName: ' To Be CONFIRMED ' };
    const data = samplePermitData(server.ids, { submission });
    expect(await submitPermit(requestor, data)).toMatchObject({ success: true });
    const { item: word } = await add('to be confirmed');
    const refused = await submitPermit(requestor, data);
    expect(refused).toMatchObject({ success: false, code: 'BLOCKED_WORD' });
    expect(refused.message).toMatch(/'To Be CONFIRMED' is not accepted/);
    await remove(word._id);
    expect(await submitPermit(requestor, data)).toMatchObject({ success: true });
  });
});

test.each(['unknown', '00000000-0000-4000-8000-000000000000'])('the id %s is not found', async (id) => {
  const nothing = { success: false, code: 'NOT_FOUND', message: 'Not found' };
  expect(await read(id)).toMatchObject(nothing);
  expect(await update(id, 'x')).toMatchObject(nothing);
  expect(await remove(id)).toMatchObject(nothing);
});
