import { describe, expect, test } from 'vitest';
import { isSameAddress, toEmailAddress, validateEmail, validateNewEmail } from './email.ts';

const domain = '@b.example';

describe('an e-mail address', () => {
  test.each([
    'a@b.example',
    'first.last+tag@sub.domain.example',
    ' a@b.example ',
    `${'a'.repeat(254 - domain.length)}${domain}`,
  ])('%j is valid', (email) => {
    expect(validateNewEmail(email)).toBeUndefined();
  });

  test.each([
    '',
    'a',
    'a@b',
    'a b@c.example',
    'a@b.example\nBcc: x@y.example',
    '<a@b.example>',
    `${'a'.repeat(255 - domain.length)}${domain}`,
  ])('%j is invalid', (email) => {
    expect(validateEmail(email)).toBeDefined();
    expect(validateNewEmail(email)).toBeDefined();
  });

  test.each([
    ['mailto:ann@b.example', 'ann@b.example'],
    ['MAILTO: ann@b.example?subject=Permit', 'ann@b.example'],
    ['\u00A0 ann@b.example\u3000', 'ann@b.example'],
    ['ａｎｎ＠b.example', 'ann@b.example'],
  ])('%j is pasted as %s', (typed, address) => {
    expect(validateNewEmail(typed)).toBeUndefined();
    expect(toEmailAddress(typed)).toBe(address);
  });
});

describe('an address that could pass for another one', () => {
  test.each([
    ['ann\u200B@acme-works.example', /zero-width space \(U\+200B\)/],
    ['\u200Bann2@acme-works.example', /zero-width space \(U\+200B\)/],
    ['ann3\u00AD@acme-works.example', /soft hyphen \(U\+00AD\)/],
    ['ann4\u202E@acme-works.example', /right-to-left override \(U\+202E\)/],
    ['ann\u2061@acme-works.example', /invisible character, U\+2061\./],
    ['\u0430nn5@acme-works.example', /two scripts: '\u0430' \(U\+0430\)/],
    ['α@acme-works.example', /two scripts/],
  ])('%j is refused with the name of the character', (email, sentence) => {
    expect(validateNewEmail(email)).toMatch(sentence);
  });

  test.each(['=1+1@b.example', '+1@b.example', '-1@b.example'])('%j is refused as a formula', (email) => {
    expect(validateNewEmail(email)).toMatch(/begins like a formula/);
  });

  test('has no letter of another alphabet', () => {
    expect(validateNewEmail('josé@acme-works.example')).toBeUndefined();
  });
});

test.each([
  ['Ann@B.example', 'ann@b.example', true],
  ['ann@b.example', 'ánn@b.example', false],
  ['ann@b.example', 'ａnn@b.example', false],
])('%j and %j are one address: %j', (one, other, same) => {
  expect(isSameAddress(one, other)).toBe(same);
});
