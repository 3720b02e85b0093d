import { childPermitGroups, isChildPermitGroup, typesOfGroup } from '@eptw/domain/report/child-permit-types';
import { dayRange, yearRange } from '@eptw/domain/report/days';
import { readableDate } from '@eptw/domain/permit/date-words';
import { isStatus, statusLabel } from '@eptw/domain/permit/status';
import { message } from '@eptw/domain/message';

/** What a board is asked, as its form and the address hold it; a part is empty where nothing is chosen. */
export interface Asked {
  from: string;
  to: string;
  year: string;
  /** Codes of sites. */
  sites: readonly string[];
  status: string;
  /** Of child permit types: A, B or C. */
  group: string;
}

/** The parts that a board asks for. */
export type Need = 'range' | 'year' | 'sites' | 'status' | 'group';

/** What a board has to be asked. */
export interface Question {
  needs: readonly Need[];
  /** Says that there is no range; boards differ in their words. */
  missingRange?: string;
}

/** What is wrong, under the part that it is about. */
export type AskedProblems = Partial<Record<Need, string>>;

const names = { from: 'from', to: 'to', year: 'year', status: 'status', group: 'group' } as const;
const siteName = 'site';

/** What an address asks; what it does not say is as on the first opening, so that a board shows something at once. */
export function readAsked(address: URLSearchParams, first: Asked): Asked {
  const sites = address.getAll(siteName);
  return {
    from: address.get(names.from) ?? first.from,
    to: address.get(names.to) ?? first.to,
    year: address.get(names.year) ?? first.year,
    status: address.get(names.status) ?? first.status,
    group: address.get(names.group) ?? first.group,
    sites: sites.length > 0 ? sites : first.sites,
  };
}

/** Writes what is asked into an address, in which everything else stays. All the sites there are need no mention. */
export function writeAsked(address: URLSearchParams, asked: Asked, needs: readonly Need[], first: Asked) {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string) => next.set(name, value);
  for (const need of needs) {
    if (need === 'range') {
      put(names.from, asked.from);
      put(names.to, asked.to);
    } else if (need === 'sites') {
      next.delete(siteName);
      const isAll =
        first.sites.every((site) => asked.sites.includes(site)) && asked.sites.length === first.sites.length;
      if (!isAll) for (const site of asked.sites) next.append(siteName, site);
    } else put(names[need], asked[need]);
  }
  return next;
}

const checks: Record<Need, (asked: Asked, question: Question) => string | undefined> = {
  range: ({ from, to }, { missingRange = message.selectDateRange }) => {
    const range = dayRange(from, to, missingRange);
    return 'problem' in range ? range.problem : undefined;
  },
  year: ({ year }) => (yearRange(Number(year)) ? undefined : message.selectYearAndSite),
  sites: ({ sites }, { needs }) => {
    if (sites.length > 0) return undefined;
    return needs.includes('year') ? message.selectYearAndSite : message.selectBoardSite;
  },
  status: ({ status }) => (isStatus(status) ? undefined : message.selectPermitType),
  group: ({ group }) => (isChildPermitGroup(group) ? undefined : message.selectPermitType),
};

/** What is wrong with what a board is asked. */
export function askedProblems(asked: Asked, question: Question): AskedProblems {
  return Object.fromEntries(
    question.needs.flatMap((need) => {
      const problem = checks[need](asked, question);
      return problem === undefined ? [] : [[need, problem]];
    }),
  );
}

/** The groups of child permit types to choose from, each with the types that it has. */
export const groupChoices = childPermitGroups.map((group) => {
  const types = typesOfGroup(group).map(({ type }) => type);
  const [first = group, last] = [types[0], types.at(-1)];
  return { value: group, label: first === last ? `${group} (${first})` : `${group} (${first} to ${last})` };
});

const words: Record<Need, (asked: Asked) => string> = {
  range: ({ from, to }) => `${readableDate(from)} to ${readableDate(to)}`,
  year: ({ year }) => year,
  sites: ({ sites }) => `at ${sites.join(', ')}`,
  status: ({ status }) => (isStatus(status) ? statusLabel(status) : ''),
  group: ({ group }) => `child permits ${groupChoices.find(({ value }) => value === group)?.label ?? group}`,
};

/** What is asked, in words for paper: '1 Nov 2026 to 22 Nov 2026, at F10N, F10W, Approved'. */
export function askedWords(asked: Asked, needs: readonly Need[]): string {
  return needs.map((need) => words[need](asked)).join(', ');
}
