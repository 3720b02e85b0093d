const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether an untrusted text can be a row's id at all. The database raises an error for anything else, rather than
 * finding nothing.
 */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
