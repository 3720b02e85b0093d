import { expect, it } from 'vitest';
import { findCurrentPath } from './current-path.ts';

const queue = '/my-pending-approval-permits';
const entries = [queue, '/permits', '/my-draft-permits', '/childpermits', '/users'];

it.each<[screen: string, openedFrom: string | undefined, entry: string | undefined]>([
  ['/permits', `${queue}?page=2`, '/permits'],
  ['/permits/review/7', undefined, '/permits'],
  ['/permits/review/7', `${queue}?page=2`, queue],
  ['/childpermits/7', queue, queue],
  ['/childpermits/7', undefined, '/childpermits'],
  ['/permits/create-permit', '/permits?status=Approved', '/permits'],
  ['/permits/7', '/notifications', '/permits'],
  ['/draftpermit/review/7', '/permits', '/my-draft-permits'],
  ['/users/7', queue, '/users'],
  ['/setup', queue, undefined],
])('maps %s opened from %s to the entry %s', (screen, openedFrom, entry) => {
  expect(findCurrentPath(screen, openedFrom, entries)).toBe(entry);
});
