/** The names under which other screens hand over filters, and what they are called in a list's address. */
const ownNames: Readonly<Record<string, string>> = {
  disciplineName: 'discipline',
  statusCheck: 'status',
  searchCreated: 'createdAt',
};

/** A list's address with the filters that arrived with somebody under the list's own names; nothing if none did. */
export function withOwnNames(address: URLSearchParams): URLSearchParams | undefined {
  if (!Object.keys(ownNames).some((name) => address.has(name))) return undefined;
  return new URLSearchParams([...address].map(([name, value]) => [ownNames[name] ?? name, value]));
}
