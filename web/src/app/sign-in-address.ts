import { isSafeRedirectPath } from '@eptw/domain/user/redirect-path';
import { signInPath } from './routes.tsx';

const parameter = 'from';

/** The sign-in page, which afterwards leads to where someone wanted to go. */
export function toSignInAddress(wanted?: string): string {
  if (!wanted || wanted === '/') return signInPath;
  return `${signInPath}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where a sign-in page's address leads to after signing in: home unless it says where; never out of this app. */
export function readReturnAddress(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  return isSafeRedirectPath(wanted) ? wanted : home;
}
