import { isServerUnreachable } from '../../../lib/api/failure-message.ts';
import type { LoadedTemplate, LoadTemplates } from '../../templates/components/load-templates.ts';
import type { FormOptions } from './permit-choices.ts';
import { saveOnDevice, readFromDevice } from './local-draft.ts';

const toFormOptionsKey = (userId: string) => `offer ${userId}`;
const toTemplateKey = (id: string) => `template ${id}`;

/** Stores the user's form options, for use while the server is unreachable. */
export function cacheFormOptions(userId: string, formOptions: FormOptions): void {
  void saveOnDevice(toFormOptionsKey(userId), formOptions);
}

/** Returns the user's form options as of the last contact with the server. */
export function readCachedFormOptions(userId: string): Promise<FormOptions | undefined> {
  return readFromDevice<FormOptions>(toFormOptionsKey(userId));
}

/** Loads templates and stores them; returns stored ones while the server is unreachable. */
export function withOfflineTemplates(load: LoadTemplates): LoadTemplates {
  return (ids) =>
    Promise.all(
      ids.map(async (id) => {
        try {
          const [loaded] = await load([id]);
          if (!loaded) throw new Error(`The template ${id} was not loaded`);
          void saveOnDevice(toTemplateKey(id), loaded);
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
