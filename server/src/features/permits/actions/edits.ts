import { readPeriod, readWorkDescription } from '@eptw/domain/template/period';
import { isSamePeriod } from '@eptw/domain/template/period-problems';
import type { ChangeExtent } from '@eptw/domain/permit/lifecycle';
import { listDateInputs } from '@eptw/domain/permit/moved-dates';
import { diffSubmissions } from '@eptw/domain/template/answer-changes';
import type { Database } from '../../../database/connect.ts';
import type { RecordedChange } from '../../../database/tables.ts';
import {
  checkNewAttachedForms,
  parseAttachedForms,
  type AttachedFormInput,
} from '../../filled-forms/attached-forms.ts';
import { createFingerprint, listRecordedChanges } from '../../filled-forms/changes.ts';
import {
  checkAttachedForm,
  checkChildForm,
  checkOwnForm,
  requireAttachedForms,
  requireUsableFiles,
} from '../../filled-forms/form-checks.ts';
import {
  loadCurrentVersions,
  loadStoredForms,
  type FilledForm,
  type StoredForm,
} from '../../filled-forms/form-rows.ts';
import { refuseStoredBlockedWords, type FormChanges } from '../../filled-forms/service.ts';
import type { PermitState, PermitChange } from './store.ts';

/** Filled forms sent with a change. What is absent stays unchanged. */
export interface FormEditsInput {
  submission?: unknown;
  childrenState?: unknown;
}

/** The result of an edit, checked and not yet written. */
export interface CheckedEdits extends FormChanges {
  changes: RecordedChange[];
  /** Whether the edit changes answers that approvals cover. */
  extent: ChangeExtent;
  /** Whether the edit changes dates and nothing else. */
  changesDatesAlone: boolean;
  row: PermitChange;
}

export const noEdits: CheckedEdits = {
  changes: [],
  changed: [],
  added: [],
  nextPosition: 0,
  fileNames: [],
  extent: 'nothing covered',
  changesDatesAlone: true,
  row: {},
};

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/**
 * Checks an edit against the template versions that the permit was filled in on, as strictly as on submission: an
 * edited permit must be as valid as a new one. Throws the refusal.
 */
export async function checkEdits(
  db: Database,
  permit: PermitState,
  input: FormEditsInput,
  editorId: string,
): Promise<CheckedEdits> {
  if (!isGiven(input.submission) && !isGiven(input.childrenState)) return noEdits;
  const stored = await loadStoredForms(db, permit.row.id);
  const attached = new Map(parseAttachedForms(input.childrenState).map((form) => [form.form, form]));
  const checkOwn = permit.row.parent_permit_id === null ? checkOwnForm : checkChildForm;
  const changed = stored.flatMap((form) => checkEditedForm(form, input, attached, checkOwn) ?? []);
  const newForms = [...attached.values()].filter(({ form }) => !stored.some(({ version }) => version.id === form));
  const versions = await loadCurrentVersions(
    db,
    newForms.map(({ form }) => form),
  );
  const added = checkNewAttachedForms(versions, newForms, permit.row.template_id, checkAttachedForm);
  const changes = [
    ...changed.flatMap((form) => {
      const before = stored.find(({ position }) => position === form.position);
      return listRecordedChanges(form.version, before?.submission ?? {}, form.submission);
    }),
    ...added.flatMap(({ version, submission }) => listRecordedChanges(version, {}, submission)),
  ];
  if (changes.length === 0) return noEdits;

  const result = [
    ...stored.map((form) => changed.find(({ position }) => position === form.position) ?? form),
    ...added,
  ];
  const [own, ...others] = result;
  if (own) requireAttachedForms(own, others);
  const touched = [...changed, ...added];
  await refuseStoredBlockedWords(db, touched);
  const fileNames = await requireUsableFiles(db, touched, editorId, permit.row.id);
  const nextPosition = Math.max(...stored.map(({ position }) => position)) + 1;
  const fingerprint = createFingerprint(result);
  const changing = fingerprint === createFingerprint(stored) ? 'nothing covered' : 'covered answers';
  const row = {
    ...(own && toEditedColumns(stored[0], own, permit.timeZone)),
    ...(changing === 'covered answers' && { fingerprint }),
  };
  const changesDatesAlone = added.length === 0 && changed.every((form) => movesDatesAlone(stored, form));
  return { changes, changed, added, nextPosition, fileNames, extent: changing, changesDatesAlone, row };
}

function movesDatesAlone(stored: readonly StoredForm[], form: StoredForm): boolean {
  const dates = listDateInputs(form.version);
  const before = stored.find(({ position }) => position === form.position);
  return listRecordedChanges(form.version, before?.submission ?? {}, form.submission).every(({ name }) =>
    dates.has(name),
  );
}

function checkEditedForm(
  form: StoredForm,
  input: FormEditsInput,
  attached: ReadonlyMap<string, AttachedFormInput>,
  checkOwn: typeof checkOwnForm,
): StoredForm | undefined {
  const isOwn = form.position === 0;
  const raw = isOwn ? input.submission : attached.get(form.version.id)?.submission;
  if (!isGiven(raw)) return undefined;
  const submission = isOwn ? checkOwn(form.version, raw) : checkAttachedForm(form.version, raw);
  return diffSubmissions(form.version, form.submission, submission).length > 0 ? { ...form, submission } : undefined;
}

/** The end of a permit may be later than its form says, since its work was extended: only a changed period moves it. */
function toEditedColumns(before: FilledForm | undefined, own: FilledForm, timeZone: string): PermitChange {
  const readFormPeriod = ({ version, submission }: FilledForm) => readPeriod(version, submission, timeZone);
  const period = readFormPeriod(own);
  const isMoved = !before || !isSamePeriod(readFormPeriod(before), period);
  return {
    ...(isMoved && { starts_at: period.start, ends_at: period.end }),
    work_description: readWorkDescription(own.version, own.submission),
  };
}
