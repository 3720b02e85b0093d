import { expect, test } from 'vitest';
import { isSafeRedirectPath } from './redirect-path.ts';

test.each(['/', '/permits', '/permits?status=Approved&search=a%26b', '/permits/1#history', '/permits?next=//a', '/ü'])(
  '%s is a page of the application',
  (address) => {
    expect(isSafeRedirectPath(address)).toBe(true);
  },
);

test.each([
  '',
  'permits',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/%2F/evil.example',
  '/%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation: evil',
  '/.//evil.example',
  '/..//evil.example',
  '/permits/..//evil.example',
  ' //evil.example',
])('%j leads elsewhere', (address) => {
  expect(isSafeRedirectPath(address)).toBe(false);
});
