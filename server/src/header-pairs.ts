/**
 * Reads a setting that lists headers, `name=value,name=value`; a value may be percent-encoded, as OpenTelemetry has it.
 * Adds a sentence to the problems if it does not; the sentence repeats no value, since one may be a secret.
 */
export function readHeaderPairs(setting: string, text: string, problems: string[]): Record<string, string> {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair) ?? []);
  try {
    if (pairs.every(([, name]) => name !== undefined))
      return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value.trim())]));
  } catch {
    // Not valid percent-encoding.
  }
  problems.push(`${setting} must list pairs such as name=value, with commas between them.`);
  return {};
}
