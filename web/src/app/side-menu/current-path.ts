import { matchPath } from 'react-router';

const permitScreens = ['/permits/*', '/childpermits/*'];
const draftScreens = ['/draftpermit/*'];
const permitLists = ['/permits', '/childpermits'];

/**
 * The address of the menu's entry that a screen belongs to: for a permit the list that it was opened from, with its
 * filters or without; for others the entry that its address begins with.
 */
export function findCurrentPath(pathname: string, openedFrom: string | undefined, entries: readonly string[]) {
  if (draftScreens.some((pattern) => matchPath(pattern, pathname))) return '/my-draft-permits';
  const list = openedFrom?.split('?')[0];
  const isPermit = !permitLists.includes(pathname) && permitScreens.some((pattern) => matchPath(pattern, pathname));
  if (isPermit && list !== undefined && entries.includes(list)) return list;
  return entries.find((entry) => matchPath({ path: entry, end: false }, pathname));
}
