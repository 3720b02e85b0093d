import type { AdminAction, AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { Role } from '@eptw/domain/user/role';
import type { FieldChange } from '@eptw/domain/text/field-changes';
import type { BrokenRow } from '../../database/hash-chain.ts';
import { defineListType } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { adminActionEnum, auditSubjectEnum, roleEnum } from '../../graphql/enums.ts';

/** An audit entry, as the API returns it. */
export interface AuditEntry {
  /** Its position in the chain, counted from 1. */
  _id: string;
  at: Date;
  /** Null for the command line and single sign-on. */
  actorId: string | null;
  actorName: string;
  actorRole: Role | null;
  action: AdminAction;
  kind: AuditSubject;
  subjectId: string;
  subjectName: string;
  changes: FieldChange[];
}

const fieldChangeType = builder.objectRef<FieldChange>('FieldChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

const auditEntryType = builder.objectRef<AuditEntry>('AdministrationEntry').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    at: t.expose('at', { type: 'DateTime' }),
    actorId: t.exposeID('actorId', { nullable: true }),
    actorName: t.exposeString('actorName', { description: 'Name of the actor at that time.' }),
    actorRole: t.expose('actorRole', { type: roleEnum, nullable: true }),
    action: t.expose('action', { type: adminActionEnum }),
    kind: t.expose('kind', { type: auditSubjectEnum, description: 'Kind of the subject.' }),
    subjectId: t.exposeString('subjectId'),
    subjectName: t.exposeString('subjectName', { description: 'Name of the subject at that time.' }),
    changes: t.field({ type: [fieldChangeType], resolve: (entry) => entry.changes }),
  }),
});

export const auditEntryList = defineListType('AdministrationHistory', auditEntryType);

/** Whether the audit log is intact. */
export interface AuditVerification {
  /** The number of intact entries, counted from the first. */
  entries: number;
  broken?: BrokenRow;
}

export const auditVerificationType = builder.objectRef<AuditVerification>('AdministrationVerification').implement({
  fields: (t) => ({
    whole: t.boolean({ resolve: ({ broken }) => broken === undefined }),
    entries: t.exposeInt('entries', { description: 'Number of intact entries, counted from the first.' }),
    brokenAt: t.int({ nullable: true, resolve: ({ broken }) => broken?.sequence }),
    what: t.string({
      nullable: true,
      description: 'Why that entry is broken.',
      resolve: ({ broken }) => broken?.problem,
    }),
  }),
});
