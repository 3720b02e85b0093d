const short = new Intl.DateTimeFormat('en-SG', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-SG', { month: 'short', year: 'numeric', timeZone: 'UTC' });

const startOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** 'Mar', of '2026-03'. */
export function monthName(month: string): string {
  return short.format(startOf(month));
}

/** 'Mar 2026', of '2026-03'. */
export function monthAndYear(month: string): string {
  return long.format(startOf(month));
}
