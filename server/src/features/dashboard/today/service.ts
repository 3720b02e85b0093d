import type { Status } from '@eptw/domain/permit/status';
import { dayAround } from '@eptw/domain/permit/time-zone';
import { highRiskTypes, highRiskKindsOf } from '@eptw/domain/report/high-risk';
import { dayCards, statusesOfPeriod, type DayCard, type ListPeriod } from '@eptw/domain/report/today';
import { eachBatch, type WholeList } from '../../../database/batches.ts';
import type { Page } from '../../../graphql/answers.ts';
import type { Scope } from '../../../graphql/context.ts';
import { badInput, Refusal } from '../../../graphql/errors.ts';
import { pageOf, type PageArguments } from '../../../graphql/paging.ts';
import { ownMenuCounts } from '../../permits/menu/service.ts';
import { sitesOf } from '../request.ts';
import type { BoardSite } from '../store.ts';
import {
  criticalPermits,
  dayCounts,
  everyCriticalPermit,
  firstOfCards,
  type CriticalRow,
  type SiteDay,
  type SiteDayCounts,
} from './store.ts';

interface SentSites {
  sites?: readonly string[] | null | undefined;
}

/** A permit as cards and the list of critical activities show it. */
export interface BoardPermit {
  _id: string;
  code: string;
  isChild: boolean;
  site: BoardSite;
  status: Status;
  startDate: Date | null;
  endDate: Date | null;
}

/** What stands on a card of the day, and how lists find the same permits. */
export interface DayCardItem {
  key: DayCard;
  title: string;
  count: number;
  permits: number;
  childPermits: number;
  /** Of the permits that start today: how many wait for approval. */
  undecided: number;
  sites: { site: BoardSite; count: number }[];
  first: BoardPermit[];
  period: ListPeriod;
  statusCheck: readonly Status[];
}

/** What waits for the person, as the badges of their menu count it. */
export interface WaitingOnMe {
  count: number;
  permits: number;
  childPermits: number;
  /** As a permit closer. */
  toFinish: number;
}

export interface BoardOfTheDay {
  at: Date;
  cards: DayCardItem[];
  waiting: WaitingOnMe;
  sites: BoardSite[];
}

/** How many permits a card shows. */
const firstShown = 3;

const countsOfCard: Record<
  DayCard,
  (counts: SiteDayCounts) => Pick<DayCardItem, 'permits' | 'childPermits' | 'undecided'>
> = {
  liveNow: (counts) => ({ permits: counts.livePermits, childPermits: counts.liveChildPermits, undecided: 0 }),
  startsToday: (counts) => ({
    permits: counts.todayPermits,
    childPermits: counts.todayChildPermits,
    undecided: counts.todayUndecided,
  }),
  overdue: (counts) => ({ permits: counts.overduePermits, childPermits: counts.overdueChildPermits, undecided: 0 }),
};

async function waitingFor(scope: Scope): Promise<WaitingOnMe> {
  const counts = await ownMenuCounts(scope);
  const {
    pendingMyApproval: permits,
    childPermitsPendingMyApproval: childPermits,
    pendingCloseCancel: toFinish,
  } = counts;
  return { count: permits + childPermits + toFinish, permits, childPermits, toFinish };
}

/** What is live now, what starts today, what is overdue for closure, and what waits for the person. */
export async function boardOfTheDay(scope: Scope, sent: SentSites): Promise<BoardOfTheDay> {
  const { db } = scope;
  const at = scope.clock();
  const sites = await sitesOf(scope, sent.sites);
  const days = sites.map((site): SiteDay => ({ siteId: site._id, ...dayAround(at, site.timeZone) }));
  const [counts, first, waiting] = await Promise.all([
    dayCounts(db, days, at),
    firstOfCards(db, days, at, firstShown),
    waitingFor(scope),
  ]);
  const siteOf = new Map(sites.map((site) => [site._id, site]));
  const cards = dayCards.map(({ key, title, period }): DayCardItem => {
    const parts = counts.map((one) => ({ site: siteOf.get(one.siteId), ...countsOfCard[key](one) }));
    const sum = (part: 'permits' | 'childPermits' | 'undecided') => parts.reduce((all, one) => all + one[part], 0);
    return {
      key,
      title,
      count: sum('permits') + sum('childPermits'),
      permits: sum('permits'),
      childPermits: sum('childPermits'),
      undecided: sum('undecided'),
      sites: parts.flatMap(({ site, permits, childPermits }) =>
        site ? [{ site, count: permits + childPermits }] : [],
      ),
      first: first.flatMap((row) => {
        const site = siteOf.get(row.siteId);
        if (row.card !== key || !site) return [];
        const { id: _id, number: code, isChild, status, startsAt: startDate, endsAt: endDate } = row;
        return [{ _id, code, isChild, site, status, startDate, endDate }];
      }),
      period,
      statusCheck: statusesOfPeriod[period],
    };
  });
  return { at, cards, waiting, sites };
}

/** High-risk work that is going on now. */
export interface CriticalActivity extends BoardPermit {
  kinds: string[];
  workDescription: string;
  level: string;
  location: string;
  owner: { fullName: string; email: string };
}

/** The sites that are looked at, by their ids, and what is looked for there. */
async function riskSought(scope: Scope, sent: SentSites) {
  const sites = await sitesOf(scope, sent.sites).catch((error: unknown) => {
    // A list has no room for a refusal.
    throw error instanceof Refusal ? badInput(error.message) : error;
  });
  const siteOf = new Map(sites.map((site) => [site._id, site]));
  return { siteOf, sought: { siteIds: [...siteOf.keys()], types: highRiskTypes, now: scope.clock() } };
}

function activities(siteOf: ReadonlyMap<string, BoardSite>, rows: readonly CriticalRow[]): CriticalActivity[] {
  return rows.flatMap((row) => {
    const site = siteOf.get(row.siteId);
    if (!site) return [];
    return [
      {
        _id: row.id,
        code: row.number,
        isChild: row.isChild,
        site,
        status: 'Approved' as const,
        startDate: row.startsAt,
        endDate: row.endsAt,
        kinds: highRiskKindsOf(row.types),
        workDescription: row.workDescription,
        level: row.level,
        location: row.location,
        owner: { fullName: row.ownerName, email: row.ownerEmail },
      },
    ];
  });
}

/** Which high-risk work runs where, what ends first before the others. */
export async function criticalActivities(
  scope: Scope,
  sent: SentSites & PageArguments,
): Promise<Page<CriticalActivity>> {
  const slice = pageOf(sent);
  const { siteOf, sought } = await riskSought(scope, sent);
  const { count, rows } = await criticalPermits(scope.db, sought, slice);
  return { count, items: activities(siteOf, rows) };
}

/** All of it, in the same order. */
export async function everyCriticalActivity(scope: Scope, sent: SentSites): Promise<WholeList<CriticalActivity>> {
  const { siteOf, sought } = await riskSought(scope, sent);
  return eachBatch(await everyCriticalPermit(scope.db, sought), (rows) => activities(siteOf, rows));
}
