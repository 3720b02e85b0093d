import { diffFields } from '@eptw/domain/text/field-changes';
import { formatSetupAdvice, findSetupGaps } from '@eptw/domain/settings/setup';
import { seedCatalogue } from '../../../catalogue/seed-catalogue.ts';
import type { ActorContext, AppContext } from '../../../app-context.ts';
import { administer } from '../../audit-log/administer.ts';
import { countSetup, loadSetupSites } from './store.ts';
import type { SetupProgress } from './types.ts';

/** How far an installation is set up for raising and closing a permit. */
export async function loadSetupProgress({ db, staffEmailDomain }: AppContext): Promise<SetupProgress> {
  const [counts, sites] = await Promise.all([countSetup(db), loadSetupSites(db, staffEmailDomain)]);
  const people = findSetupGaps(sites);
  return { ...counts, missing: people.missing, advice: formatSetupAdvice(people) };
}

/**
 * Adds missing templates of the catalogue. Templates that an administrator deleted are not added again, and none
 * takes the permit code or the title of another. Returns how many were added.
 */
export async function loadTemplateCatalogue(context: ActorContext): Promise<number> {
  return administer(context, async ({ db, actor }, record) => {
    const titles = await seedCatalogue(db, { publishedBy: actor.id });
    if (titles.length > 0)
      record({
        action: 'import',
        kind: 'template',
        subjectId: 'catalogue',
        subjectName: 'Catalogue of templates',
        changes: diffFields({}, { Templates: titles }),
      });
    return titles.length;
  });
}
