import { withFileNames } from '@eptw/domain/permit/copy';
import type { Database } from '../../../database/connect.ts';
import type { RecordedChange } from '../../../database/tables.ts';
import { filesIn } from './check.ts';
import { recordedChanges } from './recorded-changes.ts';
import { originalsOf, storedForms, type FilledForm } from './store.ts';

/** How the forms of a permit differ from those of the permit that it began as a copy of; a copied file is the same. */
export async function changesSinceCopy(
  db: Database,
  sourceId: string,
  forms: readonly FilledForm[],
): Promise<RecordedChange[]> {
  const before = await storedForms(db, sourceId);
  const originals = await originalsOf(db, filesIn(forms));
  const isSame = (one: FilledForm, other: FilledForm) => one.version.id === other.version.id;
  const gone = before.filter((form) => !forms.some((other) => isSame(form, other)));
  return [
    ...forms.flatMap((form) => {
      const source = before.find((other) => isSame(form, other));
      const submission = withFileNames(form.version, form.submission, originals);
      return recordedChanges(form.version, source?.submission ?? {}, submission);
    }),
    ...gone.flatMap(({ version, submission }) => recordedChanges(version, submission, {})),
  ];
}
