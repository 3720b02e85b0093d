import { pendingApprovalStatuses, pendingFinishStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { hasOwnPermitsList } from '@eptw/domain/access/visibility';
import { permitListsByForm } from '@eptw/domain/permit/form-lists';
import {
  selectApprovedBy,
  selectAwaitingApprovalBy,
  isAwaitingLifeSupportOnly,
  isAwaitingOneApproval,
  isForSubmitterAt,
} from './awaiting-sources.ts';
import { toSubmittedPart } from '../../../database/visibility.ts';
import {
  allPermits,
  toListSource,
  controlledPermits,
  type ListSource,
  type PermitLevel,
} from '../../../database/list-source.ts';
import { isInStatus } from '../../../database/status-clause.ts';
import type { PermitFilter } from './filter-clauses.ts';

type Clause = RawBuilder<SqlBool>;

/** A choice among the permits of a level that the actor can see. `pendingApproval` permits need an approval. */
export type ListSelection =
  | 'everybody'
  | 'exceptOwn'
  | 'ownOnly'
  | 'pendingApproval'
  | 'pendingMyApproval'
  | 'approvedByMe'
  | 'oneApprovalMissing'
  | 'lifeSupport';

/**
 * The permits of a list: those of a level, those with a form that has one of these permit codes, or those of both levels
 * that are pending closure or cancellation, perhaps with the permits that need an approval, or that are for the action
 * of the actor who submitted them.
 */
export type ListDefinition =
  | { level: PermitLevel; subject: ListSelection }
  | { formCodes: readonly string[] }
  | { pending: 'closure' | 'everything' }
  | { forSubmitter: true };

/** All permits of a level, perhaps without those that the actor submitted. */
export interface CountedList {
  level: PermitLevel;
  exceptOwn: boolean;
}

/** A list's permits, before visibility and filters narrow them. */
export interface ListBase {
  source: ListSource;
  clause: Clause;
  /** Whether an index can return them in a list's order. If not, all are read before the first is shown. */
  inOrder: boolean;
  /** Whether the actor can see all of them, whatever the actor's role. */
  isOwn?: boolean;
  /** Undefined if it has permits of both levels. */
  level?: PermitLevel;
  /** Set for lists that the boards count too. */
  counted?: CountedList;
}

/** The source of a list's permits for this actor; of a list by condition, the work under them. */
export function toListBase(actor: Actor, definition: ListDefinition, isByCondition: boolean, now: Date): ListBase {
  if ('formCodes' in definition) return toFormListBase(definition.formCodes);
  if ('forSubmitter' in definition)
    return { source: allPermits, clause: isForSubmitterAt(now), inOrder: false, isOwn: true };
  if ('pending' in definition) return toPendingListBase(definition.pending, isByCondition);
  const { level, subject } = definition;
  const source = isByCondition ? controlledPermits : allPermits;
  const createListBase = (clause: Clause, inOrder = true): ListBase => ({
    source,
    clause: sql`${source.isOfLevel[level]} and ${clause}`,
    inOrder,
    level,
  });
  switch (subject) {
    case 'everybody':
      return { counted: { level, exceptOwn: false }, ...createListBase(sql`true`) };
    case 'exceptOwn':
      return {
        counted: { level, exceptOwn: true },
        ...createListBase(sql`not ${toSubmittedPart(actor, source).where}`),
      };
    case 'ownOnly':
      return { isOwn: true, ...createListBase(sql`true`) };
    case 'pendingApproval':
      return createListBase(sql`${source.status} = any(${pendingApprovalStatuses}::text[])`);
    case 'oneApprovalMissing':
      return createListBase(isAwaitingOneApproval());
    case 'lifeSupport':
      return createListBase(isAwaitingLifeSupportOnly(), false);
    case 'pendingMyApproval':
      return { source: selectAwaitingApprovalBy(actor, level), clause: sql`true`, inOrder: false, level };
    case 'approvedByMe':
      return { source: selectApprovedBy(actor, level), clause: sql`true`, inOrder: false, level };
  }
}

/** Closures and cancellations of child permits stand beside those of permits, because the same people finish both. */
function toPendingListBase(pending: 'closure' | 'everything', isByCondition: boolean): ListBase {
  const source = isByCondition ? controlledPermits : allPermits;
  const awaitsClosure = isInStatus(pendingFinishStatuses, source.status);
  const awaitsApproval = sql`${source.isOfLevel.permits} and ${isInStatus(pendingApprovalStatuses, source.status)}`;
  const clause: Clause = pending === 'closure' ? awaitsClosure : sql`(${awaitsClosure} or ${awaitsApproval})`;
  // No index has both levels by date; there are few such permits.
  return { source, clause, inOrder: false };
}

function toFormListBase(codes: readonly string[]): ListBase {
  const [single, ...more] = codes;
  const columns = sql`permit_id, site_id, created_at, status`;
  // A permit has each code only once, but may have several of the codes.
  const forms =
    more.length === 0
      ? sql`select ${columns} from permit_form where code = ${single}`
      : sql`select distinct ${columns} from permit_form where code = any(${codes}::text[])`;
  const source = { ...toListSource(forms), status: sql<string>`listed.status` };
  return { source, clause: sql`true`, inOrder: more.length === 0 };
}

/** The definition of a list for an actor and a filter. */
type ResolveListDefinition = (actor: Actor, filter?: Pick<PermitFilter, 'period' | 'statusCheck'>) => ListDefinition;

const definePermits =
  (subject: ListSelection): ResolveListDefinition =>
  () => ({ level: 'permits', subject });

const defineChildPermits =
  (subject: ListSelection): ResolveListDefinition =>
  () => ({ level: 'child permits', subject });

/**
 * The general list: every permit that the actor can see, except that MT group users find their own in another list.
 * Filtered by a card of today's board, it includes those too, to match the card's count.
 */
const defineGeneral: ResolveListDefinition = ({ role }, { period } = {}) => ({
  level: 'permits',
  subject: hasOwnPermitsList(role) && !period ? 'exceptOwn' : 'everybody',
});

/**
 * Permits that need an approval, and permits and child permits that are pending closure or cancellation. Limited to
 * either, it is read from the index for that.
 */
const definePending: ResolveListDefinition = (_actor, { statusCheck } = {}) => {
  const wanted = statusCheck ?? [];
  // Without a status, the filter keeps everything.
  const areOnly = (statuses: readonly string[]) =>
    wanted.length > 0 && wanted.every((status) => statuses.includes(status));
  if (areOnly(pendingApprovalStatuses)) return { level: 'permits', subject: 'pendingApproval' };
  return { pending: areOnly(pendingFinishStatuses) ? 'closure' : 'everything' };
};

/** Permits and child permits alike. */
const byForm = Object.fromEntries<ResolveListDefinition>(
  Object.entries(permitListsByForm).map(([name, formCodes]) => [name, () => ({ formCodes })]),
) as Record<keyof typeof permitListsByForm, ResolveListDefinition>;

/** The lists of permits, by API name, each with its definition for an actor. */
export const permitLists = {
  getPermits: defineGeneral,
  getMyPermits: definePermits('ownOnly'),
  getPendingPermits: definePending,
  getMyPendingApprovalPermits: definePermits('pendingMyApproval'),
  getPermitsIApproved: definePermits('approvedByMe'),
  getPermitsForMyAction: () => ({ forSubmitter: true }),
  getFinalPendingApprovalLSSPermits: definePermits('lifeSupport'),
  getChildPermits: defineChildPermits('everybody'),
  getMyChildPermits: defineChildPermits('ownOnly'),
  getMyNextPendingApprovalChildPermits: defineChildPermits('pendingMyApproval'),
  getChildFinalPendingApprovalPermits: defineChildPermits('oneApprovalMissing'),
  getChildFinalPendingApprovalLSSPermits: defineChildPermits('lifeSupport'),
  ...byForm,
} as const satisfies Record<string, ResolveListDefinition>;

/** The lists, by their name in the operation `permits`, each with the operation whose rights it shares. */
export const listOperations = {
  permits: 'getPermits',
  myPermits: 'getMyPermits',
  pendingPermits: 'getPendingPermits',
  pendingMyApproval: 'getMyPendingApprovalPermits',
  approvedByMe: 'getPermitsIApproved',
  forMyAction: 'getPermitsForMyAction',
  lifeSupport: 'getFinalPendingApprovalLSSPermits',
  childPermits: 'getChildPermits',
  myChildPermits: 'getMyChildPermits',
  childPermitsPendingMyApproval: 'getMyNextPendingApprovalChildPermits',
  childPermitsPendingLastApproval: 'getChildFinalPendingApprovalPermits',
  lifeSupportChildPermits: 'getChildFinalPendingApprovalLSSPermits',
  b1: 'getB1Permits',
  b2: 'getB2Permits',
  b3: 'getB3Permits',
  b4: 'getB4Permits',
  b5: 'getB5Permits',
  b6: 'getB6Permits',
  b7: 'getB7Permits',
  environmental: 'getEnvironmentalPermits',
  excavation: 'getExcavationPermits',
  hazardous: 'getHazardousPermits',
  traffic: 'getTrafficPermits',
  generalPermits: 'getAllGeneralPermitsDashboard',
} as const satisfies Record<string, keyof typeof permitLists>;

export type PermitListName = keyof typeof listOperations;

/** Lists whose length alone can be read too. */
export const countedLists = [
  'getPermitsIApproved',
  'getFinalPendingApprovalLSSPermits',
  'getMyNextPendingApprovalChildPermits',
  'getChildFinalPendingApprovalPermits',
  'getChildFinalPendingApprovalLSSPermits',
] as const satisfies readonly (keyof typeof permitLists)[];
