/** Returns the address at which single sign-on starts; it finally returns to the requested page. */
export function toSsoAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('from');
  return wanted === null ? '/sso' : `/sso?${new URLSearchParams({ from: wanted }).toString()}`;
}
