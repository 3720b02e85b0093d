import { createHash } from 'node:crypto';
import { replaceFileNames } from '@eptw/domain/permit/copy';
import { serializeCoveredAnswers } from '@eptw/domain/permit/coverage';
import { diffSubmissions, formAttached, formRemoved } from '@eptw/domain/template/submission/answer-changes';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { Database } from '../../database/connect.ts';
import type { RecordedChange } from '../../database/tables.ts';
import { listFileNames } from './form-checks.ts';
import { loadStoredForms, type FilledForm, type TemplateVersion } from './form-rows.ts';
import { findOriginals } from './store.ts';

/** SHA-256 of the answers on a permit's forms that approvals cover, in hexadecimal. */
export function createFingerprint(forms: readonly FilledForm[]): string {
  const covered = forms.map(({ version, submission }) => ({ form: version.id, template: version, submission }));
  return createHash('sha256').update(serializeCoveredAnswers(covered)).digest('hex');
}

/** The differences between two submissions of one form, as the history records them. */
export function listRecordedChanges(version: TemplateVersion, before: Submission, after: Submission): RecordedChange[] {
  return diffSubmissions(version, before, after).map((change) => ({ form: version.title, ...change }));
}

/** That a form is attached to a permit or no longer is, as the history records it, with the answers on it. */
export function listAttachmentChanges(
  { version, submission }: FilledForm,
  change: 'attached' | 'removed',
): RecordedChange[] {
  const isAttached = change === 'attached';
  const [before, after] = isAttached ? [{}, submission] : [submission, {}];
  return [
    { form: version.title, ...(isAttached ? formAttached : formRemoved) },
    ...listRecordedChanges(version, before, after),
  ];
}

/**
 * The differences between a permit's forms and those of the permit it was copied from; a copied file counts as the
 * same.
 */
export async function listChangesSinceCopy(
  db: Database,
  sourceId: string,
  forms: readonly FilledForm[],
): Promise<RecordedChange[]> {
  const before = await loadStoredForms(db, sourceId);
  const originals = await findOriginals(db, listFileNames(forms));
  const isSame = (one: FilledForm, other: FilledForm) => one.version.id === other.version.id;
  const removed = before.filter((form) => !forms.some((other) => isSame(form, other)));
  return [
    ...forms.flatMap((form) => {
      const source = before.find((other) => isSame(form, other));
      const submission = replaceFileNames(form.version, form.submission, originals);
      return listRecordedChanges(form.version, source?.submission ?? {}, submission);
    }),
    ...removed.flatMap(({ version, submission }) => listRecordedChanges(version, submission, {})),
  ];
}
