import { isServerUnreachable } from '../../../lib/apollo/failure-message.ts';
import type { LoadedTemplate, LoadTemplates } from '../../templates/components/use-load-templates.ts';
import type { FormOptions } from './permit-choices.ts';
import { saveOnDevice, readFromDevice } from './local-draft.ts';

const toFormOptionsKey = (userId: string) => `offer ${userId}`;
const toTemplateKey = (id: string) => `template ${id}`;

/** Keeps what somebody may choose, to go on with while the server cannot be reached. */
export function cacheFormOptions(userId: string, formOptions: FormOptions): void {
  saveOnDevice(toFormOptionsKey(userId), formOptions);
}

/** What somebody could choose when the server was last reached. */
export function readCachedFormOptions(userId: string): Promise<FormOptions | undefined> {
  return readFromDevice<FormOptions>(toFormOptionsKey(userId));
}

/** Loads templates, and keeps them; while the server cannot be reached, those that were kept before. */
export function withOfflineTemplates(load: LoadTemplates): LoadTemplates {
  return (ids) =>
    Promise.all(
      ids.map(async (id) => {
        try {
          const [loaded] = await load([id]);
          if (!loaded) throw new Error(`The template ${id} was not loaded`);
          saveOnDevice(toTemplateKey(id), loaded);
          return loaded;
        } catch (error) {
          const cached = isServerUnreachable(error, navigator.onLine)
            ? await readFromDevice<LoadedTemplate>(toTemplateKey(id))
            : undefined;
          if (cached) return cached;
          throw error;
        }
      }),
    );
}
