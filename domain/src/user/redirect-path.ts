/** Characters that browsers drop or read as a slash, and their encoded forms, which a server on the way may decode. */
const unsafePattern = /[\p{Cc}\\]|%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)/iu;

/**
 * Whether an address that somebody is led to after signing in lies within the application: a path of its own, with its
 * filters. Whatever a browser could take for another host is none, however it is spelt or encoded.
 */
export function isSafeRedirectPath(address: string): boolean {
  if (!address.startsWith('/') || unsafePattern.test(address)) return false;
  const [path = ''] = address.split(/[?#]/);
  const segments = path.replaceAll(/%2f/gi, '/').replaceAll(/%2e/gi, '.').split('/').slice(1);
  // Two slashes mean another host, also once they have been decoded or dots have been taken away.
  return segments.every((segment, index) => {
    const isLast = index === segments.length - 1;
    return segment !== '.' && segment !== '..' && (segment !== '' || isLast);
  });
}
