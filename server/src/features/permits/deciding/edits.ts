import { periodOf, workDescriptionOf } from '@eptw/domain/permit/dates';
import type { ChangeExtent } from '@eptw/domain/permit/lifecycle';
import { workPlaceOf } from '@eptw/domain/permit/work-place';
import { changedInputs } from '@eptw/domain/template/changes';
import type { Database } from '../../../database/connect.ts';
import type { RecordedChange } from '../../../database/tables.ts';
import { newAttachedForms, sentForms, type SentForm } from '../forms/attached.ts';
import { fingerprintOf } from '../forms/fingerprint.ts';
import { recordedChanges } from '../forms/recorded-changes.ts';
import {
  checkAttachedForm,
  checkChildForm,
  checkOwnForm,
  refuseBlockedWords,
  requireAttachedForms,
  requireUsableFiles,
} from '../forms/check.ts';
import {
  blockedWords,
  addFiles,
  currentVersions,
  insertForms,
  storedForms,
  updateForm,
  updateWorkPlace,
  type FilledForm,
  type StoredForm,
} from '../forms/store.ts';
import type { PermitState, PermitChange } from './store.ts';

/** Filled forms as they were sent with a change: what is absent stays as it is. */
export interface SentEdits {
  submission?: unknown;
  childrenState?: unknown;
}

/** What an edit comes to, checked and not yet written. */
export interface Edits {
  changes: RecordedChange[];
  /** Forms of the permit that hold something else now. */
  changed: StoredForm[];
  /** Forms attached by the edit. */
  added: FilledForm[];
  /** Where the added ones begin. */
  nextPosition: number;
  fileNames: string[];
  /** Whether answers change that approvals cover. */
  changing: ChangeExtent;
  row: PermitChange;
}

export const noEdits: Edits = {
  changes: [],
  changed: [],
  added: [],
  nextPosition: 0,
  fileNames: [],
  changing: 'nothing covered',
  row: {},
};

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/**
 * Checks what was sent against the versions that the permit was filled in on, as strictly as for submission: an
 * edited permit must be as sound as a new one. Throws the refusal.
 */
export async function checkEdits(db: Database, permit: PermitState, sent: SentEdits, editorId: string): Promise<Edits> {
  if (!isGiven(sent.submission) && !isGiven(sent.childrenState)) return noEdits;
  const stored = await storedForms(db, permit.row.id);
  const attached = new Map(sentForms(sent.childrenState).map((form) => [form.form, form]));
  const checkOwn = permit.row.parent_permit_id === null ? checkOwnForm : checkChildForm;
  const changed = stored.flatMap((form) => editedForm(form, sent, attached, checkOwn) ?? []);
  const fresh = [...attached.values()].filter(({ form }) => !stored.some(({ version }) => version.id === form));
  const versions = await currentVersions(
    db,
    fresh.map(({ form }) => form),
  );
  const added = newAttachedForms(versions, fresh, permit.row.template_id, checkAttachedForm);
  const changes = [
    ...changed.flatMap((form) => {
      const before = stored.find(({ position }) => position === form.position);
      return recordedChanges(form.version, before?.submission ?? {}, form.submission);
    }),
    ...added.flatMap(({ version, submission }) => recordedChanges(version, {}, submission)),
  ];
  if (changes.length === 0) return noEdits;

  const result = [
    ...stored.map((form) => changed.find(({ position }) => position === form.position) ?? form),
    ...added,
  ];
  const [own, ...others] = result;
  if (own) requireAttachedForms(own.submission, others);
  const touched = [...changed, ...added];
  refuseBlockedWords(await blockedWords(db), touched);
  const fileNames = await requireUsableFiles(db, touched, editorId, permit.row.id);
  const nextPosition = Math.max(...stored.map(({ position }) => position)) + 1;
  const fingerprint = fingerprintOf(result);
  const changing = fingerprint === fingerprintOf(stored) ? 'nothing covered' : 'covered answers';
  const row = {
    ...(own && columnsOf(own, permit.timeZone)),
    ...(changing === 'covered answers' && { fingerprint }),
  };
  return { changes, changed, added, nextPosition, fileNames, changing, row };
}

function editedForm(
  form: StoredForm,
  sent: SentEdits,
  attached: ReadonlyMap<string, SentForm>,
  checkOwn: typeof checkOwnForm,
): StoredForm | undefined {
  const isOwn = form.position === 0;
  const raw = isOwn ? sent.submission : attached.get(form.version.id)?.submission;
  if (!isGiven(raw)) return undefined;
  const submission = isOwn ? checkOwn(form.version, raw) : checkAttachedForm(form.version, raw);
  return changedInputs(form.version, form.submission, submission).length > 0 ? { ...form, submission } : undefined;
}

function columnsOf(own: FilledForm, timeZone: string): PermitChange {
  const period = periodOf(own.version, own.submission, timeZone);
  return {
    starts_at: period.start,
    ends_at: period.end,
    work_description: workDescriptionOf(own.version, own.submission),
  };
}

export async function writeEdits(db: Database, permitId: string, edits: Edits): Promise<void> {
  for (const form of edits.changed) {
    await updateForm(db, permitId, form.position, form.submission);
    if (form.position === 0) await updateWorkPlace(db, permitId, workPlaceOf(form.version, form.submission));
  }
  await insertForms(db, permitId, edits.added, edits.nextPosition);
  await addFiles(db, permitId, edits.fileNames);
}
