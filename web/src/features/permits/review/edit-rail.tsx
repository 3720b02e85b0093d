import { useMemo } from 'react';
import { SectionRail } from '../../templates/components/section-rail.tsx';
import { useAllProgress } from '../../templates/components/use-progress.ts';
import { toPermitRailGroups } from '../detail/permit-rail.tsx';
import { listOpenForms, type OpenForms } from './open-forms.ts';

/** The sections of a permit in editing, and how complete each is. */
export function EditRail({ forms }: { forms: OpenForms }) {
  const all = useMemo(() => listOpenForms(forms), [forms]);
  const progress = useAllProgress(useMemo(() => all.map(({ edited }) => edited), [all]));
  const groups = useMemo(
    () =>
      toPermitRailGroups(
        all.map(({ code, title, edited }, index) => ({
          ...{ code, title, key: edited.key, mounts: edited.mounts },
          sections: progress[index] ?? [],
        })),
      ),
    [all, progress],
  );
  return <SectionRail groups={groups} />;
}
