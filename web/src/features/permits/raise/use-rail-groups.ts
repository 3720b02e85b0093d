import { useMemo } from 'react';
import { attachedEntry, sectionEntries, type RailGroup } from '../../templates/components/rail-groups.ts';
import { useAllProgress } from '../../templates/components/use-progress.ts';
import { titleWithoutCode } from './attached-forms.tsx';
import { everyForm, type RaiseState } from './raise-work.ts';

/** The lines of the section rail: the sections of the permit's own form, and one line for each attached form. */
export function useRailGroups(state: RaiseState): RailGroup[] {
  const forms = useMemo(() => everyForm(state), [state]);
  const edited = useMemo(() => forms.map((form) => form.edited), [forms]);
  const progress = useAllProgress(edited);
  return useMemo(() => {
    const [own] = state.own ? [state.own] : [];
    const attached = forms.flatMap((form, index) =>
      form === own
        ? []
        : attachedEntry(form.edited, form.template.code, titleWithoutCode(form.template), progress[index] ?? []),
    );
    return [
      ...(own ? [{ title: own.template.title, entries: sectionEntries(own.edited, progress[0] ?? []) }] : []),
      ...(attached.length > 0 ? [{ title: 'Child permits', entries: attached }] : []),
    ];
  }, [state.own, forms, progress]);
}
