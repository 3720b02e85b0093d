/** The parameters with which other screens pass filters, and their names in a list's address. */
const listFilterNames: Readonly<Record<string, string>> = {
  disciplineName: 'discipline',
  statusCheck: 'status',
  searchCreated: 'createdAt',
};

/** Renames incoming filters to the list's own names; undefined if there are none. */
export function toListFilters(address: URLSearchParams): URLSearchParams | undefined {
  if (!Object.keys(listFilterNames).some((name) => address.has(name))) return undefined;
  return new URLSearchParams([...address].map(([name, value]) => [listFilterNames[name] ?? name, value]));
}
