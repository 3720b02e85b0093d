const formatters = new Map<string, Intl.DateTimeFormat>();

/** An instant in the local time of a time zone: '2026-03-01 14:05'. */
export function formatLocalTime(at: Date, timeZone: string): string {
  let format = formatters.get(timeZone);
  if (!format) {
    // The Swedish locale writes the year first.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formatters.set(timeZone, format);
  }
  return format.format(at);
}
