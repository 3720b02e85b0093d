import { isTypeWith } from '@eptw/domain/template/model/input-type-table';
import type { InputDefinition } from '@eptw/domain/template/definition/input-setting';
import { FieldShell } from '../components/field-shell.tsx';
import { inputFields } from '../inputs/fields.ts';
import { toDefaultValueInput, type InputDraft } from './input-draft.ts';

interface DefaultValueFieldProps {
  draft: InputDraft;
  problem: string | undefined;
  onChange: (value: InputDefinition['defaultValue']) => void;
  onLeave: () => void;
}

const id = 'input-default';

/** The default value of an input, entered in the field that users will see. */
export function DefaultValueField({ draft, problem, onChange, onLeave }: DefaultValueFieldProps) {
  const input = toDefaultValueInput(draft);
  const renderer = inputFields[input.type];
  if (input.options?.length === 0 && isTypeWith(input.type, 'hasOptions')) return null;
  const shownProblem = renderer.explains(draft.defaultValue) ? undefined : problem;
  return (
    <FieldShell
      input={{ ...input, col: 12 }}
      id={id}
      labelling={renderer.labelling}
      isMissing={false}
      problem={shownProblem}
    >
      {renderer.field({
        input,
        id,
        labelId: `${id}-label`,
        value: draft.defaultValue,
        onChange,
        onBlur: onLeave,
        invalid: problem !== undefined,
        describedBy: shownProblem === undefined ? undefined : `${id}-problem`,
      })}
    </FieldShell>
  );
}
