/** Where the single sign-on begins; the server leads on from there, and back to where somebody wanted to go. */
export function toSsoAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('from');
  return wanted === null ? '/sso' : `/sso?${new URLSearchParams({ from: wanted }).toString()}`;
}
