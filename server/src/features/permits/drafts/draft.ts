import { draftStatus, formatStatus } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { ActorContext } from '../../../app-context.ts';
import type { Discipline } from '../../disciplines/types.ts';
import type { Group } from '../../mt-groups/types.ts';
import type { Site } from '../../sites/types.ts';
import type { Template } from '../../templates/types.ts';
import type { Person } from '../../users/types.ts';
import type { AttachedFormInput } from '../../filled-forms/attached-forms.ts';
import { loadGroups } from '../../mt-groups/group-rows.ts';
import { loadOnce } from '../../../graphql/load-once.ts';
import { toFileSummaries, toTemplate, type AttachedForm, type FileSummary } from '../detail/permit-views.ts';
import { listMembers } from '../detail/service.ts';
import { findCopySource, listDraftFiles, loadDraftForms, type DraftRow } from './store.ts';

/** A draft as a row of a list, under its API names. */
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

/** A draft under its API names. Fields that need a query of their own are functions. */
export interface Draft extends DraftSummary {
  submittedBy: Person;
  selectedUser: Person[];
  copiedFrom: () => Promise<{ _id: string; code: string } | null>;
  selectedMTGroup: () => Promise<Group[]>;
  selectedMTGroupUsers: () => Promise<Person[]>;
  form: () => Promise<Template>;
  submission: () => Promise<Submission>;
  children: () => Promise<AttachedForm[]>;
  childrenState: () => Promise<AttachedFormInput[]>;
  files: () => Promise<FileSummary[]>;
}

/** A row as the API returns it. */
export function toDraftSummary(row: DraftRow): DraftSummary {
  return {
    _id: row.id,
    status: draftStatus,
    statusLabel: formatStatus(draftStatus),
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

/** A draft as the API returns it to its author. */
export function toDraft(context: ActorContext, row: DraftRow): Draft {
  const { db, actor } = context;
  const forms = loadOnce(() => loadDraftForms(db, row.id));
  const groups = loadOnce(() => loadGroups(db, row.group_ids));
  const loadOwnForm = async () => {
    const [form] = await forms();
    if (!form) throw new Error(`Draft ${row.id} has no form of its own`);
    return form;
  };
  const loadAttachedForms = async () => (await forms()).slice(1);
  return {
    ...toDraftSummary(row),
    submittedBy: row.author,
    selectedUser: row.individuals,
    copiedFrom: () => findCopySource(db, actor, row.id),
    selectedMTGroup: groups,
    selectedMTGroupUsers: async () => listMembers(await groups()),
    form: async () => toTemplate((await loadOwnForm()).version),
    submission: async () => (await loadOwnForm()).submission,
    children: async () =>
      (await loadAttachedForms()).map(({ version, submission }) => ({
        _id: version.id,
        form: toTemplate(version),
        submission,
      })),
    childrenState: async () =>
      (await loadAttachedForms()).map(({ version, submission }) => ({ form: version.id, submission })),
    files: async () => toFileSummaries(context, await listDraftFiles(db, row.id), await forms()),
  };
}
