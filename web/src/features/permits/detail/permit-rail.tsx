import { useMemo } from 'react';
import { getSectionProgress, type SectionProgress } from '@eptw/domain/template/validation/section-progress';
import type { Submission } from '@eptw/domain/template/model/submission';
import { toAttachedEntry, toSectionEntries, type RailGroup } from '../../templates/components/rail-groups.ts';
import { createSectionMounts, type SectionMounts } from '../../templates/components/section-mounts.ts';
import { SectionRail } from '../../templates/components/section-rail.tsx';
import { toFormTemplate } from '../../templates/components/template-payload.ts';
import { stripCodeFromTitle } from '../model/form-title.ts';
import type { Permit } from '../model/permit.ts';

/** A form of the permit, as the section rail needs it. */
interface RailForm {
  code: string;
  title: string;
  key: string;
  mounts: SectionMounts;
  sections: readonly SectionProgress[];
}

/**
 * Returns the entries of a permit's section rail: the sections of its own form, and one entry for each attached form.
 */
export function toPermitRailGroups(forms: readonly RailForm[]): RailGroup[] {
  const [own, ...attached] = forms;
  const entries = attached.flatMap((form) => toAttachedEntry(form, form.code, stripCodeFromTitle(form), form.sections));
  return [
    ...(own ? [{ title: own.title, entries: toSectionEntries(own, own.sections) }] : []),
    ...(entries.length > 0 ? [{ title: 'Child permits', entries }] : []),
  ];
}

/** Tracks which sections of a permit's forms are mounted, form by form, the permit's own first. */
export function usePermitSectionMounts(permit: Permit): SectionMounts[] {
  const { form, children } = permit;
  return useMemo(
    () =>
      [form, ...children.map((child) => child.form)].map((template) => createSectionMounts(toFormTemplate(template))),
    [form, children],
  );
}

/** The section rail beside a permit's forms. */
export function PermitRail({ permit, mounts }: { permit: Permit; mounts: readonly SectionMounts[] }) {
  const groups = useMemo(() => {
    const filled = [{ form: permit.form, submission: permit.submission }, ...permit.children];
    const forms = filled.flatMap(({ form, submission }, index) => {
      const formMounts = mounts[index];
      const sections = getSectionProgress(toFormTemplate(form), submission as Submission);
      const key = index === 0 ? 'own' : `attached-${index}`;
      return formMounts ? [{ code: form.code, title: form.title, key, mounts: formMounts, sections }] : [];
    });
    return toPermitRailGroups(forms);
  }, [permit, mounts]);
  return <SectionRail groups={groups} />;
}
