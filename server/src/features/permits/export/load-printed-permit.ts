import type { Database } from '../../../database/connect.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import type { PermitDocument } from '../../../pdf/permit-document.ts';
import { loadPermit, type Permit } from '../detail/service.ts';
import { loadPrintedFiles } from './printed-files.ts';
import { listPersonIds, toPermitDocument, loadPrintedForms } from './permit-document.ts';
import { findNames } from './store.ts';

/**
 * Everything that stands on a printed permit, all of it as it was at one moment: paper must not show the inputs of one
 * version under the decisions of another. Refuses with NOT_FOUND where the person does not see the permit.
 */
export async function loadPrintedPermit(
  context: ActorContext,
  permitId: string,
  origin: string,
): Promise<{ printed: PermitDocument; permit: Permit }> {
  return inSnapshot(context.db, async (db) => {
    const permit = await loadPermit({ ...context, db }, permitId);
    const summaries = await permit.files();
    // Files are read while the database answers.
    const [printed, files] = await Promise.all([
      loadDocumentWithoutFiles(db, permit, context, origin),
      loadPrintedFiles(context, summaries),
    ]);
    return { permit, printed: { ...printed, files } };
  });
}

async function loadDocumentWithoutFiles(
  db: Database,
  permit: Permit,
  context: ActorContext,
  origin: string,
): Promise<PermitDocument> {
  const forms = await loadPrintedForms(permit);
  const people = await findNames(db, listPersonIds(forms));
  const { hostName, clock } = context;
  return toPermitDocument(permit, { hostName, origin, now: clock(), forms, files: {}, people });
}
