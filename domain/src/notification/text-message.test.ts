import { expect, it } from 'vitest';
import fc from 'fast-check';
import { appendToTextMessage, countTextMessage, toTextMessageNumber } from './text-message.ts';

it.each<[phone: string, number: string | undefined]>([
  ['+65 8000 0000', '+6580000000'],
  ['+65-8000-0000', '+6580000000'],
  [' +1 (555) 010.0199 ', '+15550100199'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['0060 12-345 6789', '+60123456789'],
  ['8000 0000', '80000000'],
  ['012-345 6789', '0123456789'],
  ['6123 4567 ext. 12', undefined],
  ['6123 4567 x12', undefined],
  ['8000 0000 / 8000 0001', undefined],
  ['1204', undefined],
  ['', undefined],
])('the telephone number %j is sent to as %s', (phone, number) => {
  expect(toTextMessageNumber(phone)).toBe(number);
});

it.each<[phone: string, number: string | undefined]>([
  ['8000 0000', '+6580000000'],
  ['(0)8000 0000', '+6580000000'],
  ['+60 12-345 6789', '+60123456789'],
  ['0060 12-345 6789', '+60123456789'],
  ['', undefined],
])('in a country with a code, %j is sent to as %s', (phone, number) => {
  expect(toTextMessageNumber(phone, '65')).toBe(number);
});

const fixed = 'F10N-GP-000001: work stopped Mon 14:05. Reason: ';

it.each<[name: string, typed: string, appended: string]>([
  ['a short text', 'gas alarm', 'gas alarm'],
  ['lines', 'gas\nalarm', 'gas alarm'],
  ['typographic characters', '‘gas’ – “alarm”…', '\'gas\' - "alarm"...'],
  ['another alphabet', '气体警报', '气体警报'],
  ['a long text, between two words', 'alarm '.repeat(40), `${'alarm '.repeat(18).trim()}...`],
  ['one long word', 'a'.repeat(200), `${'a'.repeat(109)}...`],
  ['characters that count twice', '[]'.repeat(100), `${'[]'.repeat(27)}...`],
])('%s is appended in one message', (_name, typed, appended) => {
  expect(appendToTextMessage(fixed, typed)).toBe(`${fixed}${appended}`);
});

it('a message without room for a typed text goes without it', () => {
  expect(appendToTextMessage(`${'a'.repeat(159)} `, 'gas alarm')).toBe('a'.repeat(159));
});

it('no typed text makes a message longer than one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const text = appendToTextMessage(fixed, typed);
      expect(text.startsWith(fixed.trimEnd())).toBe(true);
      expect(countTextMessage(text)).toBeLessThanOrEqual(160);
    }),
  );
});
