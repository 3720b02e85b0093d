import { expect, it } from 'vitest';
import { checkFirstPage, findFirstPage, listFirstPages } from './first-page.ts';
import { roles } from '../user/role.ts';

it('is the list of permits for everybody who has chosen none', () => {
  expect(roles.map((role) => findFirstPage(role, null))).toEqual(roles.map(() => '/permits'));
});

it('is the one that a person chose, as long as their role may open it', () => {
  expect(findFirstPage('MicronManager', '/dashboard')).toBe('/dashboard');
  expect(findFirstPage('User', '/dashboard')).toBe('/permits');
  expect(findFirstPage('User', '/settings')).toBe('/permits');
  expect(listFirstPages('User')).toEqual(['/permits', '/work']);
});

it('is refused where the role may not open it', () => {
  expect(checkFirstPage('MicronManager', '/my-pending-approval-permits')).toBeUndefined();
  expect(checkFirstPage('User', '/my-pending-approval-permits')).toMatch(/cannot be your first page/);
  expect(checkFirstPage('SuperAdmin', 'https://elsewhere.example')).toMatch(/cannot be your first page/);
});
