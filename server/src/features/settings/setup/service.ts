import { fieldChanges } from '@eptw/domain/administration/act';
import { setupAdvice, setupPeople } from '@eptw/domain/settings/setup';
import { seedCatalogue } from '../../../database/seed/catalogue.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope, Services } from '../../../graphql/context.ts';
import { recordAct } from '../../administration/history/record.ts';
import { countSetup, setupSites } from './store.ts';
import type { SetupProgress } from './types.ts';

/** What an installation has of what it needs before a permit can be raised and closed. */
export async function setupProgress({ db, staffEmailDomain }: Services): Promise<SetupProgress> {
  const [counts, sites] = await Promise.all([countSetup(db), setupSites(db, staffEmailDomain)]);
  const people = setupPeople(sites);
  return { ...counts, missing: people.missing, advice: setupAdvice(people) };
}

/**
 * Adds the templates of the catalogue that are not there yet. Templates that an administrator deleted do not come back,
 * and none takes the permit code or the title of another. Answers how many came.
 */
export async function loadTemplateCatalogue(scope: Scope): Promise<number> {
  return inTransaction(scope.db, async (db) => {
    const titles = await seedCatalogue(db, scope.actor.id);
    if (titles.length > 0)
      await recordAct({ ...scope, db }, scope.actor, {
        action: 'import',
        kind: 'template',
        subjectId: 'catalogue',
        subjectName: 'Catalogue of templates',
        changes: fieldChanges({}, { Templates: titles }),
      });
    return titles.length;
  });
}
