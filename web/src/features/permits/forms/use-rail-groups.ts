import { useMemo } from 'react';
import { toAttachedEntry, toSectionEntries, type RailGroup } from '../../templates/components/rail-groups.ts';
import { revealFirstProblem } from '../../templates/components/reveal-input.ts';
import { useAllProgress } from '../../templates/components/use-progress.ts';
import { stripCodeFromTitle } from '../model/form-title.ts';
import { listForms, type PermitFormState } from './permit-form-store.ts';

/**
 * Returns the entries of the section rail: the sections of the permit's own form, and one entry for each attached
 * form.
 */
export function useRailGroups(state: PermitFormState): RailGroup[] {
  const forms = useMemo(() => listForms(state), [state]);
  const edited = useMemo(() => forms.map((form) => form.edited), [forms]);
  const progress = useAllProgress(edited);
  return useMemo(() => {
    const [own] = state.own ? [state.own] : [];
    const attached = forms.flatMap((form, index) =>
      form === own
        ? []
        : {
            ...toAttachedEntry(
              form.edited,
              form.template.code,
              stripCodeFromTitle(form.template),
              progress[index] ?? [],
            ),
            openMissing: () => revealFirstProblem(form.edited),
          },
    );
    const sections = own ? toSectionEntries(own.edited, progress[0] ?? []) : [];
    const entries = sections.map((entry, index) => ({
      ...entry,
      ...(own && { openMissing: () => revealFirstProblem(own.edited, index) }),
    }));
    return [
      ...(own ? [{ title: own.template.title, entries }] : []),
      ...(attached.length > 0 ? [{ title: 'Child permits', entries: attached }] : []),
    ];
  }, [state.own, forms, progress]);
}
