import { isSafeRedirectPath } from '@eptw/domain/user/redirect-path';
import { signInPath } from './routes.tsx';

const parameter = 'from';

/** Builds the address of the sign-in page, which afterwards returns to the requested page. */
export function toSignInAddress(page?: string): string {
  if (!page || page === '/') return signInPath;
  return `${signInPath}?${new URLSearchParams({ [parameter]: page })}`;
}

/** Reads where the sign-in page returns to: home by default, and never an address outside this app. */
export function readReturnAddress(search: string, home: string): string {
  const page = new URLSearchParams(search).get(parameter) ?? '';
  return isSafeRedirectPath(page) ? page : home;
}
