import { homePath, signInPath } from './routes.tsx';

const parameter = 'from';

/** The sign-in page, which afterwards leads to where someone wanted to go. */
export function signInAddress(wanted?: string): string {
  if (!wanted || wanted === '/' || wanted === homePath) return signInPath;
  return `${signInPath}?${new URLSearchParams({ [parameter]: wanted })}`;
}

/** Where a sign-in page's address leads to after signing in; never out of this app. */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  const leadsOut = !wanted.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\');
  return leadsOut ? homePath : wanted;
}
