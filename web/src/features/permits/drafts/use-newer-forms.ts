import { useEffect, useState } from 'react';
import { useLoadTemplates } from '../../templates/components/use-load-templates.ts';
import { everyForm, type RaiseWork } from '../raise/raise-work.ts';

/**
 * Whether a form on the screen has a newer version by now. Asked when something was refused, which that may explain; once
 * it is so, it stays so for this work, whatever is tried meanwhile.
 */
export function useNewerForms(work: RaiseWork, isRefused: boolean): boolean {
  const load = useLoadTemplates();
  const [outdated, setOutdated] = useState<RaiseWork>();
  useEffect(() => {
    if (!isRefused) return;
    let gone = false;
    const versions = new Map(everyForm(work.state()).map(({ template }) => [template.id, template.version]));
    load([...versions.keys()])
      .then((loaded) => {
        if (!gone && loaded.some(({ id, version }) => version !== versions.get(id))) setOutdated(work);
      })
      // Nothing is known then, and the refusal is told all the same.
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [work, isRefused, load]);
  return outdated === work;
}
