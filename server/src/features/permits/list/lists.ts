import { hasOwnPermitsList } from '@eptw/domain/access/visibility';
import { permitListsByForm } from '@eptw/domain/permit/form-lists';
import type { Actor } from '@eptw/domain/user/actor';
import type { PermitFilter } from './filters.ts';
import type { ListDefinition, ListSelection } from './list-base.ts';

/** Which permits a list is about for somebody, and under which filter. */
type ResolveListDefinition = (actor: Actor, filter?: Pick<PermitFilter, 'period'>) => ListDefinition;

const permits =
  (subject: ListSelection): ResolveListDefinition =>
  () => ({ kind: 'permits', subject });

const childPermits =
  (subject: ListSelection): ResolveListDefinition =>
  () => ({ kind: 'child permits', subject });

/**
 * The general list: every permit that the person sees, except that MT group users find their own elsewhere. Narrowed to
 * what a card of the day counts, it is as long as the card says: for everybody.
 */
const general: ResolveListDefinition = ({ role }, { period } = {}) => ({
  kind: 'permits',
  subject: hasOwnPermitsList(role) && !period ? 'others' : 'everybody',
});

/** Permits and child permits alike. */
const byForm = Object.fromEntries<ResolveListDefinition>(
  Object.entries(permitListsByForm).map(([name, withForms]) => [name, () => ({ withForms })]),
) as Record<keyof typeof permitListsByForm, ResolveListDefinition>;

/** Every list of permits by its name on the wire, and which permits it is about for somebody. */
export const permitLists = {
  getPermits: general,
  getMyPermits: permits('own'),
  getPendingPermits: permits('pending'),
  getMyPendingApprovalPermits: permits('awaits me'),
  getPermitsIApproved: permits('approved by me'),
  getFinalPendingApprovalLSSPermits: permits('life support'),
  getChildPermits: childPermits('everybody'),
  getMyChildPermits: childPermits('own'),
  getMyNextPendingApprovalChildPermits: childPermits('awaits me'),
  getChildFinalPendingApprovalPermits: childPermits('one approval missing'),
  getChildFinalPendingApprovalLSSPermits: childPermits('life support'),
  ...byForm,
} as const satisfies Record<string, ResolveListDefinition>;

/** The lists by what the operation `permits` calls them, and the operation of its own whose rights each has. */
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

/** Lists whose length is asked for by itself too. */
export const countedLists = [
  'getPermitsIApproved',
  'getFinalPendingApprovalLSSPermits',
  'getMyNextPendingApprovalChildPermits',
  'getChildFinalPendingApprovalPermits',
  'getChildFinalPendingApprovalLSSPermits',
] as const satisfies readonly (keyof typeof permitLists)[];
