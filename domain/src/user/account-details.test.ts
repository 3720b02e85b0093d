import { expect, test } from 'vitest';
import { adviseOnCompany, validateDetail, isAccountComplete, type AccountDetails } from './account-details.ts';

const filledIn: AccountDetails = {
  fullname: 'Ann Lee',
  email: 'ann@acme.example',
  role: 'User',
  company: '',
  phone: '',
  site: ['north'],
  group: [],
};

test.each<[string, Partial<AccountDetails>]>([
  ['an e-mail address', { email: ' ' }],
  ['a name', { fullname: '' }],
  ['a role', { role: '' }],
  ['a site', { site: [] }],
])('a form without %s is not ready', (_title, missing) => {
  expect(isAccountComplete(filledIn, false)).toBe(true);
  expect(isAccountComplete({ ...filledIn, ...missing }, false)).toBe(false);
});

test("a user's own account needs only the address and the name", () => {
  expect(isAccountComplete({ ...filledIn, role: '', site: [] }, true)).toBe(true);
  expect(isAccountComplete({ ...filledIn, email: '' }, true)).toBe(false);
});

test.each<[Parameters<typeof validateDetail>, RegExp]>([
  [['fullname', ''], /required/],
  [['fullname', '<script>'], /HTML/],
  [['fullname', 'x'.repeat(121)], /at most 120/],
  [['email', 'nobody'], /name@company.com/],
  [['company', '<b>ACME</b>'], /HTML/],
])('%j is refused', (given, sentence) => {
  expect(validateDetail(...given)).toMatch(sentence);
});

test('a contractor without a company gets advice on what that means; others need none', () => {
  expect(adviseOnCompany('ContractorPM', ' ')).toMatch(/own company/);
  expect(adviseOnCompany('ContractorRequestor', 'ACME')).toBeUndefined();
  expect(adviseOnCompany('User', '')).toBeUndefined();
});
