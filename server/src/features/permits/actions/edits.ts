import { readPeriod, readWorkDescription, type Period } from '@eptw/domain/template/period/period';
import { isSamePeriod } from '@eptw/domain/template/period/period-problems';
import { getActionRow, type PermitAction } from '@eptw/domain/permit/actions';
import type { AnswerEdit } from '@eptw/domain/permit/decide';
import type { ChangeExtent } from '@eptw/domain/permit/lifecycle';
import { listDateInputs } from '@eptw/domain/permit/moved-dates';
import {
  findEarlyProofs,
  listProofInputs,
  listUnproven,
  withoutProofs,
  type ProofExtent,
} from '@eptw/domain/permit/proofs';
import { diffSubmissions, restoreStoredAnswers } from '@eptw/domain/template/submission/answer-changes';
import type { ActorContext } from '../../../app-context.ts';
import type { Database } from '../../../database/connect.ts';
import type { RecordedChange, Row } from '../../../database/tables.ts';
import { Refusal } from '../../../refusal.ts';
import {
  checkNewAttachedForms,
  parseAttachedForms,
  type AttachedFormInput,
} from '../../filled-forms/attached-forms.ts';
import { createFingerprint, listAttachmentChanges, listRecordedChanges } from '../../filled-forms/changes.ts';
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
import { refuseImpossiblePeriods } from './edited-periods.ts';
import type { PermitState } from './state-rows.ts';
import type { PermitChange } from './store.ts';

/**
 * Filled forms sent with a change. What is absent stays unchanged; a resubmission sends the attached forms whole, if it
 * sends any list of them.
 */
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
  /** Whether it answers what is proven before the start. */
  proofs: ProofExtent;
  /** Whether it attaches a form that asks for some. */
  asksProofs: boolean;
  row: PermitChange;
}

const noEdits: CheckedEdits = {
  changes: [],
  changed: [],
  added: [],
  removed: [],
  nextPosition: 0,
  fileNames: [],
  extent: 'nothing covered',
  changesDatesAlone: true,
  proofs: 'none',
  asksProofs: false,
  row: {},
};

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The period of a row. */
export function toPeriod({ starts_at: start, ends_at: end }: Pick<Row<'permit'>, 'starts_at' | 'ends_at'>): Period {
  return { start, end };
}

/** An edit as it is decided on. */
export function toAnswerEdit({ row }: Pick<PermitState, 'row'>, edits: CheckedEdits): AnswerEdit {
  const { extent, changesDatesAlone, proofs, asksProofs } = edits;
  return {
    hasChanges: edits.changes.length > 0,
    extent,
    changesDatesAlone,
    proofs,
    asksProofs,
    period: toPeriod({ ...row, ...edits.row }),
  };
}

/**
 * Checks the answers sent with an action: what changes and, where any does or the forms are sent whole, that the periods
 * are possible. Returns the refusal rather than throwing it, because one of the action itself goes before it.
 */
export async function checkAnswers(
  { db, clock, actor }: ActorContext,
  permit: PermitState,
  action: PermitAction,
  input: FormEditsInput,
): Promise<CheckedEdits | Refusal> {
  try {
    const areSentWhole = getActionRow(action)?.forms === 'sent';
    const edits = await checkEdits(db, permit, input, { editorId: actor.id, areSentWhole });
    if (areSentWhole || edits.changes.length > 0)
      await refuseImpossiblePeriods({ db, clock }, permit, edits, areSentWhole);
    return edits;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * Checks an edit against the template versions that the permit was filled in on, as strictly as on submission: an
 * edited permit must be as valid as a new one. Throws the refusal.
 */
async function checkEdits(
  db: Database,
  permit: PermitState,
  input: FormEditsInput,
  { editorId, areSentWhole }: { editorId: string; areSentWhole: boolean },
): Promise<CheckedEdits> {
  if (!isGiven(input.submission) && !isGiven(input.childrenState)) return noEdits;
  const stored = await loadStoredForms(db, permit.row.id);
  const attached = new Map(parseAttachedForms(input.childrenState).map((form) => [form.form, form]));
  const checkOwn = permit.row.parent_permit_id === null ? checkOwnForm : checkChildForm;
  const edited = stored.flatMap((form) => checkEditedForm(form, input, attached, checkOwn) ?? []);
  const newForms = [...attached.values()].filter(({ form }) => !stored.some(({ version }) => version.id === form));
  const versions = await loadCurrentVersions(
    db,
    newForms.map(({ form }) => form),
  );
  const added = checkNewAttachedForms(versions, newForms, permit.row.template_id, checkAttachedForm);
  // Where the forms are sent whole, what is not among them is taken off.
  const removed =
    areSentWhole && isGiven(input.childrenState)
      ? stored.filter(({ position, version }) => position > 0 && !attached.has(version.id))
      : [];
  const edits = [
    ...edited.flatMap((form) => listChangesOf(stored, form)),
    ...added.flatMap((form) => listAttachmentChanges(form, 'attached')),
    ...removed.flatMap((form) => listAttachmentChanges(form, 'removed')),
  ];
  if (edits.length === 0) return noEdits;

  const remaining = stored
    .filter((form) => !removed.includes(form))
    .map((form) => edited.find(({ position }) => position === form.position) ?? form);
  const fingerprint = createFingerprint([...remaining, ...added]);
  const changing = fingerprint === createFingerprint(stored) ? 'nothing covered' : 'covered answers';
  const lapsing = changing === 'covered answers' && !permit.facts.work?.hasStarted ? listOutdatedProofs(remaining) : [];
  const changed = [...edited.filter(({ position }) => !lapsing.some((form) => form.position === position)), ...lapsing];
  const changes = [...edits, ...lapsing.flatMap((form) => listChangesOf(remaining, form))];
  const result = [
    ...remaining.map((form) => lapsing.find(({ position }) => position === form.position) ?? form),
    ...added,
  ];
  const [own, ...others] = result;
  if (own) requireAttachedForms(own, others);
  const touched = [...changed, ...added];
  await refuseStoredBlockedWords(db, touched);
  const fileNames = await requireUsableFiles(db, touched, editorId, permit.row.id);
  const nextPosition = Math.max(...stored.map(({ position }) => position)) + 1;
  const row = {
    ...(own && toEditedColumns(stored[0], own, permit.timeZone)),
    ...(changing === 'covered answers' && { fingerprint }),
    unproven: listUnproven(result.map(({ version, submission }) => ({ template: version, submission }))),
  };
  const changesDatesAlone =
    added.length + removed.length === 0 && edited.every((form) => movesDatesAlone(stored, form));
  const proofs = findProofExtent(stored, edited, { added, removed });
  return {
    changes,
    changed,
    added,
    removed,
    nextPosition,
    fileNames,
    extent: changing,
    changesDatesAlone,
    proofs,
    asksProofs: added.some(({ version }) => listProofInputs(version).length > 0),
    row,
  };
}

/** Whether the changed and new forms answer what is proven before the start, and whether they change anything else. */
function findProofExtent(
  stored: readonly StoredForm[],
  changed: readonly StoredForm[],
  { added, removed }: { added: readonly FilledForm[]; removed: readonly unknown[] },
): ProofExtent {
  if (added.some(({ version, submission }) => findEarlyProofs(version, submission).length > 0)) return 'some';
  const proves = changed.flatMap((form) => {
    const proofs = new Set(listProofInputs(form.version).map(({ name }) => name));
    const before = stored.find(({ position }) => position === form.position);
    return diffSubmissions(form.version, before?.submission ?? {}, form.submission).map(({ name }) => proofs.has(name));
  });
  if (!proves.includes(true)) return 'none';
  return proves.every(Boolean) && added.length + removed.length === 0 ? 'nothing else' : 'some';
}

function movesDatesAlone(stored: readonly StoredForm[], form: StoredForm): boolean {
  const dates = listDateInputs(form.version);
  return listChangesOf(stored, form).every(({ name }) => dates.has(name));
}

/** What differs between a form and the same one among others. */
function listChangesOf(others: readonly StoredForm[], form: StoredForm): RecordedChange[] {
  const before = others.find(({ position }) => position === form.position);
  return listRecordedChanges(form.version, before?.submission ?? {}, form.submission);
}

/**
 * The forms in which something is proven, without it. It was proven for what was approved before: once that changes, it
 * says nothing, and is proven anew after the next approval.
 */
function listOutdatedProofs(forms: readonly StoredForm[]): StoredForm[] {
  return forms.flatMap((form) => {
    const submission = withoutProofs(form.version, form.submission);
    return submission ? [{ ...form, submission }] : [];
  });
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
  const sent = isOwn ? checkOwn(form.version, raw) : checkAttachedForm(form.version, raw);
  const submission = restoreStoredAnswers(form.version, form.submission, sent);
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
