const short = new Intl.DateTimeFormat('en-SG', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-SG', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const toMonthStart = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** Formats '2026-03' as 'Mar'. */
export function formatMonth(month: string): string {
  return short.format(toMonthStart(month));
}

/** Formats '2026-03' as 'Mar 2026'. */
export function formatMonthAndYear(month: string): string {
  return long.format(toMonthStart(month));
}
