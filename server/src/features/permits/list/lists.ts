import { hasOwnPermitsList } from '@eptw/domain/access/visibility';
import { permitListsByForm } from '@eptw/domain/permit/form-lists';
import type { Actor } from '@eptw/domain/user/actor';
import type { PermitFilter } from './filter-clauses.ts';
import type { ListDefinition, ListSelection } from './list-sources.ts';

/** The definition of a list for an actor and a filter. */
type ResolveListDefinition = (actor: Actor, filter?: Pick<PermitFilter, 'period'>) => ListDefinition;

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

/** Permits and child permits alike. */
const byForm = Object.fromEntries<ResolveListDefinition>(
  Object.entries(permitListsByForm).map(([name, formCodes]) => [name, () => ({ formCodes })]),
) as Record<keyof typeof permitListsByForm, ResolveListDefinition>;

/** The lists of permits, by API name, each with its definition for an actor. */
export const permitLists = {
  getPermits: defineGeneral,
  getMyPermits: definePermits('ownOnly'),
  getPendingPermits: definePermits('pending'),
  getMyPendingApprovalPermits: definePermits('pendingMyApproval'),
  getPermitsIApproved: definePermits('approvedByMe'),
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
