import { expect, it } from 'vitest';
import { signInAddress, wantedAddress } from './sign-in-address.ts';

const searchOf = (address: string) => new URL(address, 'http://site').search;

it('leads back to the page that was asked for, with its filters', () => {
  const wanted = '/permits?status=Approved&search=a%26b';
  expect(wantedAddress(searchOf(signInAddress(wanted)), '/permits')).toBe(wanted);
});

it('leads to where the role arrives when no page was asked for', () => {
  expect(signInAddress('/')).toBe('/signin');
  expect(wantedAddress('', '/home')).toBe('/home');
});

it('leads to the list of permits whoever asked for it', () => {
  expect(wantedAddress(searchOf(signInAddress('/permits')), '/home')).toBe('/permits');
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
  expect(wantedAddress(`?${new URLSearchParams({ from: wanted })}`, '/permits')).toBe('/permits');
});
