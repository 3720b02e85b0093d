import { expect, it } from 'vitest';
import { toSignInAddress, readReturnAddress } from './sign-in-address.ts';

const toSearch = (address: string) => new URL(address, 'http://site').search;

it('returns to the requested page with its filters', () => {
  const page = '/permits?status=Approved&search=a%26b';
  expect(readReturnAddress(toSearch(toSignInAddress(page)), '/permits')).toBe(page);
});

it('returns to the home page of the role when no page was requested', () => {
  expect(toSignInAddress('/')).toBe('/signin');
  expect(readReturnAddress('', '/home')).toBe('/home');
});

it('returns to the list of permits when that was requested', () => {
  expect(readReturnAddress(toSearch(toSignInAddress('/permits')), '/home')).toBe('/permits');
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'permits',
])('does not return to %s', (page) => {
  expect(readReturnAddress(`?${new URLSearchParams({ from: page })}`, '/permits')).toBe('/permits');
});
