import type { PermitStatus } from '@eptw/domain/permit/status';
import { getDayBounds } from '@eptw/domain/time/time-zone';
import { highRiskTypes, listHighRiskKinds } from '@eptw/domain/permit/high-risk';
import { formatStoredCondition } from '@eptw/domain/work/summary/job-summary';
import { dayCards, statusesByPeriod, type DayCard, type ListPeriod } from '@eptw/domain/dashboard/day-cards';
import { mapBatches, type StreamedList } from '../../../database/batches.ts';
import type { Page } from '../../../graphql/payloads.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { toRowRange, type PageArguments } from '../../../graphql/paging.ts';
import { toStoredWork } from '../../work-log/work-rows.ts';
import { loadSelectedMenuCounts } from '../../permits/menu-counts/service.ts';
import { resolveSites } from '../filters.ts';
import type { BoardSite } from '../store.ts';
import {
  listCriticalPermits,
  countSiteDays,
  streamCriticalPermits,
  findCardPreviews,
  type CriticalRow,
  type SiteDay,
  type SiteDayCounts,
} from './store.ts';

interface SitesInput {
  sites?: readonly string[] | null | undefined;
}

/** A permit on cards and in the list of critical activities. */
export interface BoardPermit {
  _id: string;
  code: string;
  isChild: boolean;
  site: BoardSite;
  status: PermitStatus;
  startDate: Date | null;
  endDate: Date | null;
}

/** A permit on a card, with what somebody needs to know before opening it. */
export interface CardPermitItem extends BoardPermit {
  workDescription: string;
  place: string;
  contractor: string;
  /** The condition of the work, or why it stands still; null where none is followed. */
  conditionLabel: string | null;
}

/** A card of today's board, with the filters for lists of the same permits. */
export interface DayCardItem {
  key: DayCard;
  title: string;
  count: number;
  permits: number;
  childPermits: number;
  /** How many of the permits that start today are not approved yet. */
  undecided: number;
  sites: { site: BoardSite; count: number }[];
  first: CardPermitItem[];
  period: ListPeriod;
  statusCheck: readonly PermitStatus[];
}

/** What needs the actor's action, as the counts of their menu. */
export interface PendingForMe {
  count: number;
  permits: number;
  childPermits: number;
  /** As a permit closer. */
  toFinish: number;
}

export interface DayBoard {
  at: Date;
  cards: DayCardItem[];
  waiting: PendingForMe;
  sites: BoardSite[];
}

/** How many permits a card lists. */
const previewSize = 3;

const cardCounts: Record<
  DayCard,
  (counts: SiteDayCounts) => Pick<DayCardItem, 'permits' | 'childPermits' | 'undecided'>
> = {
  liveNow: (counts) => ({ permits: counts.livePermits, childPermits: counts.liveChildPermits, undecided: 0 }),
  suspended: (counts) => ({
    permits: counts.suspendedPermits,
    childPermits: counts.suspendedChildPermits,
    undecided: 0,
  }),
  expired: (counts) => ({ permits: counts.expiredPermits, childPermits: counts.expiredChildPermits, undecided: 0 }),
  startsToday: (counts) => ({
    permits: counts.todayPermits,
    childPermits: counts.todayChildPermits,
    undecided: counts.todayUndecided,
  }),
  overdue: (counts) => ({ permits: counts.overduePermits, childPermits: counts.overdueChildPermits, undecided: 0 }),
};

async function countPendingForMe(context: ActorContext): Promise<PendingForMe> {
  const counts = await loadSelectedMenuCounts(context, [
    'pendingMyApproval',
    'childPermitsPendingMyApproval',
    'toFinish',
  ]);
  const { pendingMyApproval: permits, childPermitsPendingMyApproval: childPermits, toFinish } = counts;
  return { count: permits + childPermits + toFinish, permits, childPermits, toFinish };
}

/** What is live, suspended or expired now, starts today or is overdue for closure, and what needs the actor's action. */
export async function loadDayBoard(context: ActorContext, input: SitesInput): Promise<DayBoard> {
  const { db } = context;
  const at = context.clock();
  const sites = await resolveSites(context, input.sites);
  const days = sites.map((site): SiteDay => ({ siteId: site._id, ...getDayBounds(at, site.timeZone) }));
  const [counts, first, waiting] = await Promise.all([
    countSiteDays(db, days, at),
    findCardPreviews(db, days, at, previewSize),
    countPendingForMe(context),
  ]);
  const sitesById = new Map(sites.map((site) => [site._id, site]));
  const cards = dayCards.map(({ key, title, period }): DayCardItem => {
    const parts = counts.map((one) => ({ site: sitesById.get(one.siteId), ...cardCounts[key](one) }));
    const sum = (part: 'permits' | 'childPermits' | 'undecided') => parts.reduce((total, one) => total + one[part], 0);
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
        const site = sitesById.get(row.siteId);
        if (row.card !== key || !site) return [];
        const { id: _id, number: code, isChild, status, startsAt: startDate, endsAt: endDate, work, ...texts } = row;
        const { workDescription, workPlace: place, contractor } = texts;
        const conditionLabel = work && formatStoredCondition(toStoredWork(work), at, site.timeZone);
        return [
          { _id, code, isChild, site, status, startDate, endDate, workDescription, place, contractor, conditionLabel },
        ];
      }),
      period,
      statusCheck: statusesByPeriod[period],
    };
  });
  return { at, cards, waiting, sites };
}

/** High-risk work in progress. */
export interface CriticalActivity extends BoardPermit {
  kinds: string[];
  workDescription: string;
  level: string;
  location: string;
  owner: { fullName: string; email: string };
}

/** The query for critical work, and the requested sites by id. */
async function toCriticalWorkQuery(context: ActorContext, input: SitesInput) {
  const sites = await resolveSites(context, input.sites).catch((error: unknown) => {
    // On a list a site is a filter, and an unknown value of a filter is invalid input.
    throw error instanceof Refusal ? new Refusal('BAD_INPUT', error.message) : error;
  });
  const sitesById = new Map(sites.map((site) => [site._id, site]));
  return { sitesById, criteria: { siteIds: [...sitesById.keys()], types: highRiskTypes, now: context.clock() } };
}

function toCriticalActivities(
  sitesById: ReadonlyMap<string, BoardSite>,
  rows: readonly CriticalRow[],
): CriticalActivity[] {
  return rows.flatMap((row) => {
    const site = sitesById.get(row.siteId);
    if (!site) return [];
    return [
      {
        _id: row.id,
        code: row.number,
        isChild: row.isChild,
        site,
        status: row.status,
        startDate: row.startsAt,
        endDate: row.endsAt,
        kinds: listHighRiskKinds(row.types),
        workDescription: row.workDescription,
        level: row.level,
        location: row.location,
        owner: { fullName: row.ownerName, email: row.ownerEmail },
      },
    ];
  });
}

/** High-risk work in progress and where; what ends first comes first. */
export async function listCriticalActivities(
  context: ActorContext,
  input: SitesInput & PageArguments,
): Promise<Page<CriticalActivity>> {
  const slice = toRowRange(input);
  const { sitesById, criteria } = await toCriticalWorkQuery(context, input);
  const { count, rows } = await listCriticalPermits(context.db, criteria, slice);
  return { count, items: toCriticalActivities(sitesById, rows) };
}

/** All of it, in the same order. */
export async function streamCriticalActivities(
  context: ActorContext,
  input: SitesInput,
): Promise<StreamedList<CriticalActivity>> {
  const { sitesById, criteria } = await toCriticalWorkQuery(context, input);
  return mapBatches(await streamCriticalPermits(context.db, criteria), (rows) => toCriticalActivities(sitesById, rows));
}
