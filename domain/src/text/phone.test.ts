import { expect, test } from 'vitest';
import { toPhoneAddress, validatePhone } from './phone.ts';

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
  ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ['6123 4567 ext. 12', 'tel:61234567,12'],
  ['6123 x4', 'tel:6123,4'],
])('a link to %j calls %j', (number, address) => {
  expect(toPhoneAddress(number)).toBe(address);
});
