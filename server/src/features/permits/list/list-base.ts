import { pendingStatuses } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  approvedBy,
  awaitingApprovalBy,
  awaitsLifeSupportOnly,
  awaitsOneApproval,
  ofKind,
  type PermitKind,
} from './awaiting-filters.ts';
import { toListSource, permitTable, type ListSource } from '../../../database/list-source.ts';

type Clause = RawBuilder<SqlBool>;

/** Of what the person sees. `pending` permits wait for somebody: for approval, closure or cancellation. */
export type ListSelection =
  'everybody' | 'others' | 'own' | 'pending' | 'awaits me' | 'approved by me' | 'one approval missing' | 'life support';

/** Which permits a list is about: of a kind, or whatever a form with one of these permit codes is filled in on. */
export type ListDefinition = { kind: PermitKind; subject: ListSelection } | { withForms: readonly string[] };

/** A list's permits, before what the person sees and asks for narrows them. */
export interface ListBase {
  source: ListSource;
  clause: Clause;
  /** Whether an index can give them in the order of a list. If not, all are gathered before any is shown. */
  inOrder: boolean;
  /** Whether the person sees all of them, whoever they are. */
  isOwn?: boolean;
}

/** Where the permits of a list are found for this person. */
export function toListBase(actor: Actor, definition: ListDefinition): ListBase {
  if ('withForms' in definition) return toFormListBase(definition.withForms);
  const { kind, subject } = definition;
  const permits = (clause: Clause, inOrder = true): ListBase => ({
    source: permitTable,
    clause: sql`${ofKind(kind)} and ${clause}`,
    inOrder,
  });
  switch (subject) {
    case 'everybody':
      return permits(sql`true`);
    case 'others':
      return permits(sql`permit.submitter_id <> ${actor.id}::uuid`);
    case 'own':
      return { ...permits(sql`permit.submitter_id = ${actor.id}::uuid`), isOwn: true };
    case 'pending':
      return permits(sql`permit.status = any(${pendingStatuses}::text[])`);
    case 'one approval missing':
      return permits(awaitsOneApproval());
    case 'life support':
      return permits(awaitsLifeSupportOnly(), false);
    case 'awaits me':
      return { source: awaitingApprovalBy(actor, kind), clause: sql`true`, inOrder: false };
    case 'approved by me':
      return { source: approvedBy(actor, kind), clause: sql`true`, inOrder: false };
  }
}

function toFormListBase(codes: readonly string[]): ListBase {
  const [single, ...more] = codes;
  const columns = sql`permit_id, site_id, created_at, status`;
  // A permit has a code once, but it may have several of the codes.
  const forms =
    more.length === 0
      ? sql`select ${columns} from permit_form where code = ${single}`
      : sql`select distinct ${columns} from permit_form where code = any(${codes}::text[])`;
  const source = { ...toListSource(forms), status: sql<string>`listed.status` };
  return { source, clause: sql`true`, inOrder: more.length === 0 };
}
