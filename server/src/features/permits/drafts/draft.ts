import { draftStatus, statusLabel } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/submission';
import type { Scope } from '../../../graphql/context.ts';
import type { Discipline } from '../../disciplines/types.ts';
import type { Group } from '../../mt-groups/types.ts';
import type { Site } from '../../sites/types.ts';
import type { Template } from '../../templates/types.ts';
import type { Person } from '../../users/types.ts';
import type { SentForm } from '../forms/attached.ts';
import { groupRows } from '../group-rows.ts';
import { once } from '../once.ts';
import { fileSummaries, templateOf, type AttachedForm, type FileSummary } from '../reading/permit.ts';
import { membersOf } from '../reading/service.ts';
import { sourceOf } from '../reading/store.ts';
import { draftFiles, draftForms, type DraftRow } from './store.ts';

/** A draft as a row of a list shows it, with the names that it has on the wire. */
export interface DraftSummary {
  _id: string;
  /** Always 'DraftPermit', which no permit has. */
  status: string;
  statusLabel: string;
  /** The form's title. */
  title: string;
  permitCode: string;
  type: string;
  workDescription: string;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  site: Site;
  discipline: Discipline;
  hostSystemOwner: Person;
  /** Titles. */
  attachedForms: string[];
}

/** A draft with the names that it has on the wire. What takes a query of its own is a function. */
export interface Draft extends DraftSummary {
  submittedBy: Person;
  selectedUser: Person[];
  copiedFrom: () => Promise<{ _id: string; code: string } | null>;
  selectedMTGroup: () => Promise<Group[]>;
  selectedMTGroupUsers: () => Promise<Person[]>;
  form: () => Promise<Template>;
  submission: () => Promise<Submission>;
  children: () => Promise<AttachedForm[]>;
  childrenState: () => Promise<SentForm[]>;
  files: () => Promise<FileSummary[]>;
}

/** A row as it goes over the wire. */
export function draftSummary(row: DraftRow): DraftSummary {
  return {
    _id: row.id,
    status: draftStatus,
    statusLabel: statusLabel(draftStatus),
    title: row.title,
    permitCode: row.code,
    type: row.type,
    workDescription: row.work_description,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    site: row.site,
    discipline: row.discipline,
    hostSystemOwner: row.owner,
    attachedForms: row.attached_titles,
  };
}

/** A draft that this person wrote. */
export function draftOf(scope: Scope, row: DraftRow): Draft {
  const { db, actor } = scope;
  const forms = once(() => draftForms(db, row.id));
  const groups = once(() => groupRows(db, row.group_ids));
  const own = async () => {
    const [form] = await forms();
    if (!form) throw new Error(`Draft ${row.id} has no form of its own`);
    return form;
  };
  const attached = async () => (await forms()).slice(1);
  return {
    ...draftSummary(row),
    submittedBy: row.author,
    selectedUser: row.individuals,
    copiedFrom: () => sourceOf(db, actor, { draftId: row.id }),
    selectedMTGroup: groups,
    selectedMTGroupUsers: async () => membersOf(await groups()),
    form: async () => templateOf((await own()).version),
    submission: async () => (await own()).submission,
    children: async () =>
      (await attached()).map(({ version, submission }) => ({ _id: version.id, form: templateOf(version), submission })),
    childrenState: async () => (await attached()).map(({ version, submission }) => ({ form: version.id, submission })),
    files: async () => fileSummaries(scope, await draftFiles(db, row.id), await forms()),
  };
}
