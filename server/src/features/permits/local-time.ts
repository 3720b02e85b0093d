const formatters = new Map<string, Intl.DateTimeFormat>();

/** An instant as the clocks of a time zone show it: '2026-03-01 14:05'. */
export function formatLocalTime(at: Date, timeZone: string): string {
  let format = formatters.get(timeZone);
  if (!format) {
    // Swedish, because that is how Sweden writes dates: year first.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formatters.set(timeZone, format);
  }
  return format.format(at);
}
