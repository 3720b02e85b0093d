/** What an entry of a permit's history and one of its work log have in common; `at` may be ISO 8601. */
interface TimedEntry {
  at: Date | string;
}

/**
 * The entry of the work log for each entry of the permit's history, both oldest first; undefined for one about the permit
 * itself. Several of one kind can be written at the same moment, as when the holder signs on a whole crew: they are in the
 * same order.
 */
export function pairWithLog<LogEntry extends TimedEntry & { event: string }>(
  history: readonly (TimedEntry & { action: string })[],
  log: readonly LogEntry[],
): (LogEntry | undefined)[] {
  const waiting = new Map<string, LogEntry[]>();
  for (const entry of log) {
    const key = toKey(entry.event, entry);
    waiting.set(key, [...(waiting.get(key) ?? []), entry]);
  }
  return history.map((entry) => waiting.get(toKey(entry.action, entry))?.shift());
}

function toKey(event: string, { at }: TimedEntry): string {
  return `${event} ${new Date(at).getTime()}`;
}
