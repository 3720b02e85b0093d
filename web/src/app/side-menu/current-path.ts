import { matchPath } from 'react-router';

const permitScreens = ['/permits/*', '/childpermits/*'];
const draftScreens = ['/draftpermit/*'];
const permitLists = ['/permits', '/childpermits'];

/**
 * Returns the address of the menu entry that a screen belongs to: for a permit the list it was opened from, with or
 * without its filters; otherwise the entry that its address begins with.
 */
export function findCurrentPath(pathname: string, openedFrom: string | undefined, entries: readonly string[]) {
  if (draftScreens.some((pattern) => matchPath(pattern, pathname))) return '/my-draft-permits';
  const list = openedFrom?.split('?')[0];
  const isPermit = !permitLists.includes(pathname) && permitScreens.some((pattern) => matchPath(pattern, pathname));
  if (isPermit && list !== undefined && entries.includes(list)) return list;
  return entries.find((entry) => matchPath({ path: entry, end: false }, pathname));
}
