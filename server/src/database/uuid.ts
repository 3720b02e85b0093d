const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text from outside can be a row's id at all. The database faults on anything else, rather than not finding it. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
