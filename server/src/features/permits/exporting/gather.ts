import type { Database } from '../../../database/connect.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import type { PermitDocument } from '../../../pdf/permit-document.ts';
import { readPermit, type Permit } from '../reading/service.ts';
import { printedFiles } from './files.ts';
import { peopleIn, permitDocument, printedForms } from './permit-document.ts';
import { namesOf } from './store.ts';

/**
 * Everything that stands on a printed permit, all of it as it was at one moment: paper must not show the inputs of one
 * version under the decisions of another. Refuses with NOT_FOUND where the person does not see the permit.
 */
export async function gatherPermit(
  scope: Scope,
  permitId: string,
  origin: string,
): Promise<{ printed: PermitDocument; permit: Permit }> {
  return inSnapshot(scope.db, async (db) => {
    const permit = await readPermit({ ...scope, db }, permitId);
    const summaries = await permit.files();
    // Files are read while the database answers.
    const [printed, files] = await Promise.all([
      withoutFiles(db, permit, scope, origin),
      printedFiles(scope, summaries),
    ]);
    return { permit, printed: { ...printed, files } };
  });
}

async function withoutFiles(db: Database, permit: Permit, scope: Scope, origin: string): Promise<PermitDocument> {
  const forms = await printedForms(permit);
  const people = await namesOf(db, peopleIn(forms));
  const { hostName, clock } = scope;
  return permitDocument(permit, { hostName, origin, now: clock(), forms, files: {}, people });
}
