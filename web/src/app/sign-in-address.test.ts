import { expect, it } from 'vitest';
import { toSignInAddress, readReturnAddress } from './sign-in-address.ts';

const toSearch = (address: string) => new URL(address, 'http://site').search;

it('leads back to the page that was asked for, with its filters', () => {
  const wanted = '/permits?status=Approved&search=a%26b';
  expect(readReturnAddress(toSearch(toSignInAddress(wanted)), '/permits')).toBe(wanted);
});

it('leads to where the role arrives when no page was asked for', () => {
  expect(toSignInAddress('/')).toBe('/signin');
  expect(readReturnAddress('', '/home')).toBe('/home');
});

it('leads to the list of permits whoever asked for it', () => {
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
])('does not lead to %s', (wanted) => {
  expect(readReturnAddress(`?${new URLSearchParams({ from: wanted })}`, '/permits')).toBe('/permits');
});
