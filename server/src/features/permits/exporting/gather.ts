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
  const { permit, summaries, printed } = await inSnapshot(scope.db, async (db) => {
    const found = await readPermit({ ...scope, db }, permitId);
    const forms = await printedForms(found);
    const surroundings = {
      hostName: scope.hostName,
      origin,
      now: scope.clock(),
      forms,
      files: {},
      people: await namesOf(db, peopleIn(forms)),
    };
    return {
      permit: found,
      summaries: await found.files(),
      printed: await permitDocument(found, surroundings),
    };
  });
  return { permit, printed: { ...printed, files: await printedFiles(scope, summaries) } };
}
