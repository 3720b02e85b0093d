import { replaceFileNames } from '@eptw/domain/permit/copy';
import type { Database } from '../../../database/connect.ts';
import type { RecordedChange } from '../../../database/tables.ts';
import { listFileNames } from './form-checks.ts';
import { listRecordedChanges } from './recorded-changes.ts';
import { findOriginals, loadStoredForms, type FilledForm } from './store.ts';

/** How the forms of a permit differ from those of the permit that it began as a copy of; a copied file is the same. */
export async function listChangesSinceCopy(
  db: Database,
  sourceId: string,
  forms: readonly FilledForm[],
): Promise<RecordedChange[]> {
  const before = await loadStoredForms(db, sourceId);
  const originals = await findOriginals(db, listFileNames(forms));
  const isSame = (one: FilledForm, other: FilledForm) => one.version.id === other.version.id;
  const gone = before.filter((form) => !forms.some((other) => isSame(form, other)));
  return [
    ...forms.flatMap((form) => {
      const source = before.find((other) => isSame(form, other));
      const submission = replaceFileNames(form.version, form.submission, originals);
      return listRecordedChanges(form.version, source?.submission ?? {}, submission);
    }),
    ...gone.flatMap(({ version, submission }) => listRecordedChanges(version, submission, {})),
  ];
}
