import { serverIsAway } from '../../../lib/apollo/failure-sentence.ts';
import type { LoadedTemplate, LoadTemplates } from '../../templates/components/use-load-templates.ts';
import type { Offer } from './choices.ts';
import { keep, readKept } from './saved-work.ts';

const offerName = (userId: string) => `offer ${userId}`;
const templateName = (id: string) => `template ${id}`;

/** Keeps what somebody may choose, to go on with while the server cannot be reached. */
export function keepOffer(userId: string, offer: Offer): void {
  keep(offerName(userId), offer);
}

/** What somebody could choose when the server was last reached. */
export function keptOffer(userId: string): Promise<Offer | undefined> {
  return readKept<Offer>(offerName(userId));
}

/** Loads templates, and keeps them; while the server cannot be reached, those that were kept before. */
export function loadOrKept(load: LoadTemplates): LoadTemplates {
  return (ids) =>
    Promise.all(
      ids.map(async (id) => {
        try {
          const [loaded] = await load([id]);
          if (!loaded) throw new Error(`The template ${id} was not loaded`);
          keep(templateName(id), loaded);
          return loaded;
        } catch (error) {
          const kept = serverIsAway(error, navigator.onLine)
            ? await readKept<LoadedTemplate>(templateName(id))
            : undefined;
          if (kept) return kept;
          throw error;
        }
      }),
    );
}
