/** Characters that browsers drop or parse as a slash, and their encoded forms, which a proxy may decode. */
const unsafePattern = /[\p{Cc}\\]|%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)/iu;

/**
 * Whether the address to open after signing in is within the application: one of its paths, with filters. Anything
 * that a browser could take for another host is refused, however it is spelt or encoded.
 */
export function isSafeRedirectPath(address: string): boolean {
  if (!address.startsWith('/') || unsafePattern.test(address)) return false;
  const [path = ''] = address.split(/[?#]/);
  const segments = path.replaceAll(/%2f/gi, '/').replaceAll(/%2e/gi, '.').split('/').slice(1);
  // Two slashes mean another host, also after decoding or removing dots.
  return segments.every((segment, index) => {
    const isLast = index === segments.length - 1;
    return segment !== '.' && segment !== '..' && (segment !== '' || isLast);
  });
}
