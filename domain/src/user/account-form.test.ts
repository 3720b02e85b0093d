import { expect, test } from 'vitest';
import { message } from '../message.ts';
import {
  isApprovedOnVerification,
  isRegistrationComplete,
  validateProfile,
  validateRegistration,
} from './account-form.ts';
import { checkSignIn } from './sign-in.ts';

const newcomer = { email: 'new.comer@acme-works.example', fullname: 'New Comer', password: 'secret', site: 'north' };

test.each([
  [{}, undefined],
  [{ email: ' ' }, /Email is required/],
  [{ email: 'new.comer' }, /name@company\.com/],
  [{ email: `${'a'.repeat(250)}@acme.example` }, /name@company\.com/],
  [{ fullname: '  ' }, /Full name is required/],
  [{ fullname: '<b>New</b>' }, /HTML/],
  [{ fullname: 'N'.repeat(121) }, /at most 120/],
  [{ password: 'short' }, message.passwordTooShort(6)],
  [{ password: 'p'.repeat(201) }, /at most 200/],
  [{ company: '<script>' }, /HTML/],
  [{ site: '' }, /site/],
])('a registration with %j gets the expected result', (change, problem) => {
  const answer = validateRegistration({ ...newcomer, ...change }, 6);
  if (problem === undefined) expect(answer).toBeUndefined();
  else expect(answer).toMatch(problem);
});

test.each([
  [{}, undefined],
  [{ email: 'other@acme-works.example', fullname: 'Other', phone: '' }, undefined],
  [{ email: '' }, /Email is required/],
  [{ fullname: '' }, /Full name is required/],
  [{ phone: '<i>' }, /phone number/],
  [{ phone: '1'.repeat(41) }, /phone number/],
])('a profile with %j gets the expected result', (profile, problem) => {
  const answer = validateProfile(profile);
  if (problem === undefined) expect(answer).toBeUndefined();
  else expect(answer).toMatch(problem);
});

test('verifying approves only a newcomer without a company, and only with the setting on', () => {
  expect(isApprovedOnVerification({ company: '' }, true)).toBe(true);
  expect(isApprovedOnVerification({ company: 'ACME Works' }, true)).toBe(false);
  expect(isApprovedOnVerification({ company: '' }, false)).toBe(false);
});

test('signing in needs a verified address first, and then an approved account', () => {
  expect(checkSignIn({ emailVerified: false, status: 'Pending' })).toBe('emailNotVerified');
  expect(checkSignIn({ emailVerified: true, status: 'Pending' })).toBe('awaitingApproval');
  expect(checkSignIn({ emailVerified: true, status: 'Approved' })).toBeUndefined();
});

test.each([
  [{}, 'secret', true],
  [{}, 'other!', false],
  [{ password: 'short' }, 'short', false],
  [{ email: ' ' }, 'secret', false],
  [{ fullname: '' }, 'secret', false],
  [{ site: '' }, 'secret', false],
])('a registration with %j, confirmed by %s, may be sent: %s', (change, confirmation, expected) => {
  expect(isRegistrationComplete({ ...newcomer, ...change }, confirmation, 6)).toBe(expected);
});
