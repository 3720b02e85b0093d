import type { ListState } from '../../lib/list-state.ts';
import type { GetAdministrationHistoryQueryVariables } from '../../generated/audit-log.ts';

/** Midnight at the start of a day in the reader's time zone, plus a number of days; undefined for an invalid day. */
function toMidnight(day: string | undefined, later = 0): string | null {
  const [year, month, date] = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? (day ?? '').split('-').map(Number) : [];
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date + later).toISOString();
}

/** Turns the state of the list into query variables. Both days belong to the period. */
export function toAuditLogVariables({
  page,
  pageSize,
  search,
  filters,
}: ListState): GetAdministrationHistoryQueryVariables {
  return {
    limit: pageSize,
    offset: page - 1,
    searchText: search || null,
    kinds: filters['kind'] ?? null,
    subject: filters['subject']?.[0] ?? null,
    from: toMidnight(filters['from']?.[0]),
    to: toMidnight(filters['to']?.[0], 1),
  };
}
