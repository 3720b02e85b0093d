/** The names under which other screens hand over filters, and what they are called in a list's address. */
const listFilterNames: Readonly<Record<string, string>> = {
  disciplineName: 'discipline',
  statusCheck: 'status',
  searchCreated: 'createdAt',
};

/** A list's address with the filters that arrived with somebody under the list's own names; nothing if none did. */
export function toListFilters(address: URLSearchParams): URLSearchParams | undefined {
  if (!Object.keys(listFilterNames).some((name) => address.has(name))) return undefined;
  return new URLSearchParams([...address].map(([name, value]) => [listFilterNames[name] ?? name, value]));
}
