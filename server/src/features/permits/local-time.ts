const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant as the clocks of a time zone show it: '2026-03-01 14:05'. */
export function localTime(at: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish, because that is how Sweden writes dates: year first.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}
