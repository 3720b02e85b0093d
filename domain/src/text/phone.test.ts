import { expect, test } from 'vitest';
import { toPhoneAddress, toPhoneNumber, validatePhone } from './phone.ts';

test.each(['', '+65 6123 4567', '(02) 555-01.23', '61234567 ext 12', '6123 x4', '995'])(
  '%j is a telephone number',
  (text) => {
    expect(validatePhone(text)).toBeUndefined();
  },
);

test.each(['call me', '=1+1', '+', '<b>1</b>', '1'.repeat(41)])('%j is no telephone number', (text) => {
  expect(validatePhone(text)).toMatch(/phone number/);
});

test.each([
  ['+65 6555 0101', 'tel:+6565550101'],
  ['995', 'tel:995'],
  ['(02) 555-01.23', 'tel:025550123'],
  ['(+44) (0)20 7946 0018', 'tel:+442079460018'],
  ['+65\u00A06123\u20114567', 'tel:+6561234567'],
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['6123 4567 ext. 12', 'tel:61234567,12'],
  ['6123 x4', 'tel:6123,4'],
])('a link to %j calls %j', (number, address) => {
  expect(toPhoneAddress(number)).toBe(address);
});

test.each([
  ['no-break spaces', '+65\u00A06123\u00A04567', '+65 6123 4567'],
  ['a writing direction', '\u202A+65 6123 4567\u202C', '+65 6123 4567'],
  ['an en dash', '6123\u20134567', '6123-4567'],
  ['a no-break hyphen', '6123\u20114567', '6123-4567'],
  ['a minus', '6123\u22124567', '6123-4567'],
  ['the apostrophe of a spreadsheet', "'+65 6123 4567", '+65 6123 4567'],
  ['full-width digits and brackets', '（＋６５）６１２３\u3000４５６７', '(+65)6123 4567'],
  ['Bengali digits', '+৮৮০ ১৭১১', '+880 1711'],
  ['Arabic digits', '٠٥٥ ١٢٣', '055 123'],
  ['a link', 'tel:+6561234567', '+6561234567'],
  ['a line break and a tab', '6123\u000B4567\t', '6123 4567'],
])('reads a number that is pasted with %s', (_what, typed, stored) => {
  expect(toPhoneNumber(typed)).toBe(stored);
  expect(toPhoneNumber(stored)).toBe(stored);
  expect(validatePhone(typed)).toBeUndefined();
});
