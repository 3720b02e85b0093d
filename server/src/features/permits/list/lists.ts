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

/** Lists whose length is asked for by itself too. */
export const countedLists = [
  'getPermitsIApproved',
  'getFinalPendingApprovalLSSPermits',
  'getMyNextPendingApprovalChildPermits',
  'getChildFinalPendingApprovalPermits',
  'getChildFinalPendingApprovalLSSPermits',
] as const satisfies readonly (keyof typeof permitLists)[];
