import { useMemo } from 'react';
import type { Submission } from '@eptw/domain/template/model/submission';
import { ReadOnlyForm } from '../../templates/components/read-only-form.tsx';
import type { SectionMounts } from '../../templates/components/section-mounts.ts';
import { toFormTemplate, type TemplatePayload } from '../../templates/components/template-payload.ts';
import { AttachedFormCard } from './attached-form-card.tsx';
import type { ChangedInput } from './changes-since.ts';

/** A form with its answers, as the API sends it. */
interface FilledForm {
  form: TemplatePayload & { code: string };
  submission: unknown;
}

interface FilledFormsProps {
  /** A permit or a draft of one. */
  permit: FilledForm & { children: readonly (FilledForm & { _id: string })[] };
  /** The changes to mark; if undefined, nothing is marked. */
  changes?: readonly ChangedInput[] | undefined;
  changedOnly?: boolean;
  /** Which sections are mounted, form by form, the permit's own first; given when a section rail links to them. */
  mounts?: readonly SectionMounts[];
}

const filterByForm = (changes: readonly ChangedInput[], form: string) =>
  changes.filter((change) => change.form === form);

/** The sections of a permit and of its attached forms, read-only. */
export function FilledForms({ permit, changes, changedOnly = false, mounts }: FilledFormsProps) {
  const own = useMemo(() => changes && filterByForm(changes, permit.form.title), [changes, permit.form.title]);
  return (
    <>
      <ReadOnlyForm
        formKey="own"
        template={toFormTemplate(permit.form)}
        submission={permit.submission as Submission}
        changedOnly={changedOnly}
        {...(own && { changes: own })}
        {...(mounts?.[0] && { mounts: mounts[0] })}
      />
      {permit.children.length > 0 && <h2 className="permit-divider">Child permit(s)</h2>}
      {permit.children.map((child, index) => (
        <AttachedFormCard key={child._id} code={child.form.code} title={child.form.title}>
          <AttachedForm
            formKey={`attached-${index + 1}`}
            child={child}
            changes={changes}
            changedOnly={changedOnly}
            mounts={mounts?.[index + 1]}
          />
        </AttachedFormCard>
      ))}
    </>
  );
}

interface AttachedFormProps {
  formKey: string;
  child: FilledForm;
  changes: readonly ChangedInput[] | undefined;
  changedOnly: boolean;
  mounts: SectionMounts | undefined;
}

function AttachedForm({ formKey, child, changes, changedOnly, mounts }: AttachedFormProps) {
  const own = useMemo(() => changes && filterByForm(changes, child.form.title), [changes, child.form.title]);
  if (changedOnly && own?.length === 0) return <p className="permit-no-changes">No changes in this form.</p>;
  return (
    <ReadOnlyForm
      formKey={formKey}
      template={toFormTemplate(child.form)}
      submission={child.submission as Submission}
      changedOnly={changedOnly}
      mark={(index) => `${child.form.code}.${index + 1}`}
      {...(own && { changes: own })}
      {...(mounts && { mounts })}
    />
  );
}
