import { useEffect, useState } from 'react';
import { loadTemplates } from '../../templates/components/load-templates.ts';
import { listForms, type PermitFormStore } from '../forms/permit-form-store.ts';

/**
 * Whether a form on screen has a newer version. Checked after a refusal, which that may explain; once true, it stays
 * true for this work.
 */
export function useHasNewerForms(formStore: PermitFormStore, isRefused: boolean): boolean {
  const [outdatedStore, setOutdatedStore] = useState<PermitFormStore>();
  useEffect(() => {
    if (!isRefused) return;
    let isCancelled = false;
    const versions = new Map(listForms(formStore.get()).map(({ template }) => [template.id, template.version]));
    loadTemplates([...versions.keys()])
      .then((loaded) => {
        if (!isCancelled && loaded.some(({ id, version }) => version !== versions.get(id))) setOutdatedStore(formStore);
      })
      // If this fails, the refusal is shown anyway.
      .catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [formStore, isRefused]);
  return outdatedStore === formStore;
}
