import { memo } from 'react';
import { modelOf } from '@eptw/domain/template/inputs/registry';
import { prefillNote } from '@eptw/domain/template/prefill';
import type { TemplateInput } from '@eptw/domain/template/template';
import { fieldId, useCell, useChange, type EditedForm } from './edited-form.ts';
import { FieldShell } from './field-shell.tsx';
import { useFormSurroundings } from './form-surroundings.ts';
import { inputFaces } from '../inputs/registry.ts';

/** One input being filled in. It draws again when its own value or problem changes, and at no other time. */
export const InputField = memo(function InputField({ form, input }: { form: EditedForm; input: TemplateInput }) {
  const { value, problem, from } = useCell(form.store, input.name);
  const change = useChange(form.store, input.name);
  const { below } = useFormSurroundings();
  const id = fieldId(form, input.name);
  const face = inputFaces[input.type];
  const model = modelOf(input.type);
  const isMissing = model.takesValue && input.required === true && model.isEmpty(value, input);
  return (
    <FieldShell
      input={input}
      id={id}
      labelling={face.labelling}
      isMissing={isMissing}
      problem={problem}
      note={from && prefillNote[from]}
      below={below[input.name]}
    >
      {face.field({
        input,
        id,
        labelId: `${id}-label`,
        value,
        onChange: change,
        onBlur: form.store.checkEntered,
        invalid: problem !== undefined,
        describedBy: [problem && `${id}-problem`, from && `${id}-note`].filter(Boolean).join(' ') || undefined,
      })}
    </FieldShell>
  );
});
