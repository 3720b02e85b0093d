import { hasSignOnCode } from '@eptw/domain/work/sign-on/decide-sign-on';
import { listWorkersIn } from '@eptw/domain/work/records/format-entry';
import type { Database } from '../../../database/connect.ts';
import { inSnapshot } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import type { PermitDocument } from '../../../pdf/permit-document.ts';
import { loadPermit, type Permit } from '../detail/service.ts';
import { loadSeenWorkers } from '../../crew/seen-workers.ts';
import { loadJob } from '../../work-log/service.ts';
import { createSignOnPath } from '../../sign-on-codes/service.ts';
import { toPrintedWork } from './printed-work.ts';
import { loadPrintedFiles } from './printed-files.ts';
import { listPersonIds, toPermitDocument, toPrintedForms } from './permit-document.ts';
import { findNames } from './store.ts';

/**
 * Everything on a printed permit, read in one snapshot: paper must not show the inputs of one version with the
 * decisions of another. Throws NOT_FOUND if the actor cannot see the permit.
 */
export async function loadPrintedPermit(
  context: ActorContext,
  permitId: string,
  origin: string,
): Promise<{ printed: PermitDocument; permit: Permit }> {
  return inSnapshot(context.db, async (db) => {
    const permit = await loadPermit({ ...context, db }, permitId);
    const summaries = await permit.files();
    // Reads files while the database query runs.
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
  const forms = toPrintedForms(permit);
  const people = await findNames(db, listPersonIds(forms));
  const { hostName, clock } = context;
  const now = clock();
  const loggedJob = await loadJob(db, permit._id, now);
  // Not in the snapshot, which writes nothing: the first path of an installation makes its key.
  const signOnPath =
    loggedJob && hasSignOnCode(loggedJob.job) ? await createSignOnPath(context.db, permit._id) : undefined;
  const workers = await loadSeenWorkers({ db, actor: context.actor }, loggedJob?.log.flatMap(listWorkersIn) ?? []);
  const work = loggedJob && toPrintedWork(loggedJob, signOnPath, workers);
  return toPermitDocument(permit, { hostName, origin, now, forms, files: {}, people, work });
}
