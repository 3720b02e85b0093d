import { memo } from 'react';
import { getInputModel } from '@eptw/domain/template/inputs/registry';
import { prefillNotes } from '@eptw/domain/template/purpose/prefill';
import type { SubmissionValue } from '@eptw/domain/template/model/submission';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import { ClockNote } from './clock-note.tsx';
import { getFieldId, useFieldState, useSetValue, type EditedForm } from './edited-form.ts';
import { FieldShell } from './field-shell.tsx';
import { useFormContext } from '../../../lib/form-context.ts';
import { inputFields } from '../inputs/fields.ts';

/** An input that is answered on the job: named where the form is filled in, so that everybody knows of it. */
function LaterField({
  form,
  input,
  value,
}: {
  form: EditedForm;
  input: TemplateInput;
  value: SubmissionValue | undefined;
}) {
  const answer = getInputModel(input.type).display(value, input);
  return (
    <FieldShell input={input} id={getFieldId(form, input.name)} labelling="group" isMissing={false} problem={undefined}>
      <p className="form-note">{answer || 'Answered on the job, before the work starts.'}</p>
    </FieldShell>
  );
}

/** One input being filled in. It rerenders only when its own value or problem changes. */
export const InputField = memo(function InputField({ form, input }: { form: EditedForm; input: TemplateInput }) {
  const { value, problem, from } = useFieldState(form.store, input.name);
  const change = useSetValue(form.store, input.name);
  const { contentBelow } = useFormContext();
  const id = getFieldId(form, input.name);
  const renderer = inputFields[input.type];
  const model = getInputModel(input.type);
  if (input.beforeStart) return <LaterField form={form} input={input} value={value} />;
  const isExplained = renderer.explains(value);
  const shownProblem = isExplained ? undefined : problem;
  const isMissing = model.takesValue && input.required === true && model.isEmpty(value, input);
  return (
    <FieldShell
      input={input}
      id={id}
      labelling={renderer.labelling}
      isMissing={isMissing}
      problem={shownProblem}
      note={from && prefillNotes[from]}
      contentBelow={
        <>
          {contentBelow[input.name]}
          {input.type === 'time' && <ClockNote form={form} name={input.name} />}
        </>
      }
    >
      {renderer.field({
        input,
        id,
        labelId: `${id}-label`,
        value,
        onChange: change,
        onBlur: form.store.checkEntered,
        invalid: problem !== undefined,
        describedBy: [shownProblem && `${id}-problem`, from && `${id}-note`].filter(Boolean).join(' ') || undefined,
      })}
    </FieldShell>
  );
});
