/** Returns the address at which single sign-on starts; it finally returns to the requested page. */
export function toSsoAddress(search: string): string {
  const requested = new URLSearchParams(search).get('from');
  return requested === null ? '/sso' : `/sso?${new URLSearchParams({ from: requested }).toString()}`;
}
