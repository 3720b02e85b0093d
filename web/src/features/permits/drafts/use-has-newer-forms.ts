import { useEffect, useState } from 'react';
import { useLoadTemplates } from '../../templates/components/use-load-templates.ts';
import { listForms, type PermitFormStore } from '../forms/permit-form-store.ts';

/**
 * Whether a form on the screen has a newer version by now. Asked when something was refused, which that may explain; once
 * it is so, it stays so for this work, whatever is tried meanwhile.
 */
export function useHasNewerForms(formStore: PermitFormStore, isRefused: boolean): boolean {
  const load = useLoadTemplates();
  const [outdated, setOutdated] = useState<PermitFormStore>();
  useEffect(() => {
    if (!isRefused) return;
    let gone = false;
    const versions = new Map(listForms(formStore.get()).map(({ template }) => [template.id, template.version]));
    load([...versions.keys()])
      .then((loaded) => {
        if (!gone && loaded.some(({ id, version }) => version !== versions.get(id))) setOutdated(formStore);
      })
      // Nothing is known then, and the refusal is told all the same.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [formStore, isRefused, load]);
  return outdated === formStore;
}
