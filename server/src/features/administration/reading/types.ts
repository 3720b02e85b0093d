import type { FieldChange } from '@eptw/domain/administration/act';
import { listType } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';

/** What an administrator did, as it goes over the wire. */
export interface AdministrationEntry {
  /** Its place in the one chain, counted from 1. */
  _id: string;
  at: Date;
  /** Empty for whoever has the command line. */
  actorId: string | null;
  actorName: string;
  actorRole: string | null;
  action: string;
  kind: string;
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

const administrationEntryType = builder.objectRef<AdministrationEntry>('AdministrationEntry').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    at: t.expose('at', { type: 'DateTime' }),
    actorId: t.exposeID('actorId', { nullable: true }),
    actorName: t.exposeString('actorName', { description: 'What whoever acted was called then.' }),
    actorRole: t.exposeString('actorRole', { nullable: true }),
    action: t.exposeString('action'),
    kind: t.exposeString('kind', { description: 'What sort of thing was acted on.' }),
    subjectId: t.exposeString('subjectId'),
    subjectName: t.exposeString('subjectName', { description: 'What it was called then.' }),
    changes: t.field({ type: [fieldChangeType], resolve: (entry) => entry.changes }),
  }),
});

export const administrationEntryList = listType('AdministrationHistory', administrationEntryType);

/** Whether the history of administration is whole. */
export interface Verification {
  /** How many entries are whole, from the first one on. */
  entries: number;
  broken: { sequence: number; what: string } | undefined;
}

export const verificationType = builder.objectRef<Verification>('AdministrationVerification').implement({
  fields: (t) => ({
    whole: t.boolean({ resolve: ({ broken }) => broken === undefined }),
    entries: t.exposeInt('entries', { description: 'How many entries are whole, from the first one on.' }),
    brokenAt: t.int({ nullable: true, resolve: ({ broken }) => broken?.sequence }),
    what: t.string({
      nullable: true,
      description: 'What is wrong with that entry.',
      resolve: ({ broken }) => broken?.what,
    }),
  }),
});
