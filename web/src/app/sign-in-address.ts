import { isSafeRedirectPath } from '@eptw/domain/user/redirect-path';
import { signInPath } from './routes.tsx';

const parameter = 'from';

/** Builds the address of the sign-in page, which afterwards returns to the requested page. */
export function toSignInAddress(wanted?: string): string {
  if (!wanted || wanted === '/') return signInPath;
  return `${signInPath}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Reads where the sign-in page returns to: home by default, and never an address outside this app. */
export function readReturnAddress(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  return isSafeRedirectPath(wanted) ? wanted : home;
}
