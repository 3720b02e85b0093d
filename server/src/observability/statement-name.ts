const prepared = /^\s*\/\* prepared: ([a-z ]+) \*\//;
const verb = /^(?:\s|\/\*.*?\*\/)*([a-z]+)/i;
const table = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_]+)"?/i;

/** The name of a statement: its own if it has one, otherwise the operation and the table. */
export function nameStatement(text: string): string {
  const name = prepared.exec(text)?.[1];
  if (name !== undefined) return name;
  const does = verb.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const named = table.exec(text)?.[1]?.toLowerCase();
  return named === undefined ? does : `${does} ${named}`;
}
