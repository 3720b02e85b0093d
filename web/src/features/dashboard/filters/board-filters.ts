import { childPermitGroups, isChildPermitGroup, listTypesInGroup } from '@eptw/domain/permit/child-permit-types';
import { parseDayRange, toYearRange } from '@eptw/domain/time/day-range';
import { formatCalendarDate } from '@eptw/domain/time/format-date';
import { isPermitStatus, formatStatus } from '@eptw/domain/permit/status';
import { message } from '@eptw/domain/message';

/** The filters of a board, as its form and the address hold them; a part is empty when nothing is selected. */
export interface BoardFilters {
  from: string;
  to: string;
  year: string;
  /** Codes of sites. */
  sites: readonly string[];
  status: string;
  /** A group of child permit types: A, B or C. */
  group: string;
}

/** The filters that a board can have. */
export type BoardFilterField = 'range' | 'year' | 'sites' | 'status' | 'group';

/** The filters that a board requires. */
export interface BoardFilterSpec {
  fields: readonly BoardFilterField[];
  /** The message when the range is missing; it differs between boards. */
  missingRangeMessage?: string;
}

/** Error messages by filter. */
export type BoardFilterProblems = Partial<Record<BoardFilterField, string>>;

const addressNames = { from: 'from', to: 'to', year: 'year', status: 'status', group: 'group' } as const;
const siteParameter = 'site';

/** Reads filters from an address; missing ones get their defaults, so that a board shows data immediately. */
export function readBoardFilters(address: URLSearchParams, defaults: BoardFilters): BoardFilters {
  const sites = address.getAll(siteParameter);
  return {
    from: address.get(addressNames.from) ?? defaults.from,
    to: address.get(addressNames.to) ?? defaults.to,
    year: address.get(addressNames.year) ?? defaults.year,
    status: address.get(addressNames.status) ?? defaults.status,
    group: address.get(addressNames.group) ?? defaults.group,
    sites: sites.length > 0 ? sites : defaults.sites,
  };
}

/** Writes filters into an address and keeps its other parameters. The sites are omitted when all are selected. */
export function writeBoardFilters(
  address: URLSearchParams,
  filters: BoardFilters,
  fields: readonly BoardFilterField[],
  defaults: BoardFilters,
) {
  const next = new URLSearchParams(address);
  const setParameter = (name: string, value: string) => next.set(name, value);
  for (const field of fields) {
    if (field === 'range') {
      setParameter(addressNames.from, filters.from);
      setParameter(addressNames.to, filters.to);
    } else if (field === 'sites') {
      next.delete(siteParameter);
      const isEverySite =
        defaults.sites.every((site) => filters.sites.includes(site)) && filters.sites.length === defaults.sites.length;
      if (!isEverySite) for (const site of filters.sites) next.append(siteParameter, site);
    } else setParameter(addressNames[field], filters[field]);
  }
  return next;
}

const checks: Record<BoardFilterField, (filters: BoardFilters, spec: BoardFilterSpec) => string | undefined> = {
  range: ({ from, to }, { missingRangeMessage = message.selectDateRange }) => {
    const range = parseDayRange(from, to, missingRangeMessage);
    return 'problem' in range ? range.problem : undefined;
  },
  year: ({ year }) => (toYearRange(Number(year)) ? undefined : message.selectYearAndSite),
  sites: ({ sites }, { fields }) => {
    if (sites.length > 0) return undefined;
    return fields.includes('year') ? message.selectYearAndSite : message.selectBoardSite;
  },
  status: ({ status }) => (isPermitStatus(status) ? undefined : message.selectPermitType),
  group: ({ group }) => (isChildPermitGroup(group) ? undefined : message.selectPermitType),
};

/** Returns what is wrong with a board's filters. */
export function findFilterProblems(filters: BoardFilters, spec: BoardFilterSpec): BoardFilterProblems {
  return Object.fromEntries(
    spec.fields.flatMap((field) => {
      const problem = checks[field](filters, spec);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
}

/** The groups of child permit types to choose from, each with its types. */
export const groupOptions = childPermitGroups.map((group) => {
  const types = listTypesInGroup(group).map(({ type }) => type);
  const [first = group, last] = [types[0], types.at(-1)];
  return { value: group, label: first === last ? `${group} (${first})` : `${group} (${first} to ${last})` };
});

const fieldDescriptions: Record<BoardFilterField, (filters: BoardFilters) => string> = {
  range: ({ from, to }) => `${formatCalendarDate(from)} to ${formatCalendarDate(to)}`,
  year: ({ year }) => year,
  sites: ({ sites }) => `at ${sites.join(', ')}`,
  status: ({ status }) => (isPermitStatus(status) ? formatStatus(status) : ''),
  group: ({ group }) => `child permits ${groupOptions.find(({ value }) => value === group)?.label ?? group}`,
};

/** Describes the filters for print: '1 Nov 2026 to 22 Nov 2026, at F10N, F10W, Approved'. */
export function describeFilters(filters: BoardFilters, fields: readonly BoardFilterField[]): string {
  return fields.map((field) => fieldDescriptions[field](filters)).join(', ');
}
