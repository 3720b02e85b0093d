import { expect, it } from 'vitest';
import { signInAddress, wantedAddress } from './sign-in-address.ts';

const searchOf = (address: string) => new URL(address, 'http://site').search;

it('leads back to the page that was asked for, with its filters', () => {
  const wanted = '/permits?status=Approved&search=a%26b';
  expect(wantedAddress(searchOf(signInAddress(wanted)))).toBe(wanted);
});

it('says nothing about the page where everyone arrives anyway', () => {
  expect(signInAddress('/')).toBe('/signin');
  expect(signInAddress('/permits')).toBe('/signin');
  expect(wantedAddress('')).toBe('/permits');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'permits'])(
  'does not lead to %s',
  (wanted) => {
    expect(wantedAddress(`?${new URLSearchParams({ from: wanted })}`)).toBe('/permits');
  },
);
