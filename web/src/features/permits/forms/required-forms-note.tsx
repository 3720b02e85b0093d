import { Button } from 'antd';
import { ArrowRight, CornerDownRight } from 'lucide-react';
import { findImpactInput, parseRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { getOptionLabel } from '@eptw/domain/template/inputs/choice';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import { useFieldState } from '../../templates/components/edited-form.ts';
import { parseOptionLabel } from '@eptw/domain/child-permit/option-label';
import { countRequired } from '../../templates/components/rail-groups.ts';
import { revealSection } from '../../templates/components/reveal-input.ts';
import { sumProgress, useProgress } from '../../templates/components/use-progress.ts';
import { listRequiredCodes, type PermitFormState } from './permit-form-store.ts';
import type { EditedPermitForm } from './edited-permit-form.ts';

/** Lists the ticked options that require a form, without their tags. */
export function listReasons(own: EditedPermitForm, code: string): string[] {
  const input = findImpactInput(own.template.content);
  const ticked = input && own.edited.store.getSubmission()[input.name];
  if (!input || !Array.isArray(ticked)) return [];
  return ticked
    .filter((value) => parseRequiredForms(value).includes(code))
    .map((value) => parseOptionLabel(getOptionLabel(input, value)).text);
}

function AttachedProgress({ form }: { form: EditedPermitForm }) {
  const { done, total } = countRequired(sumProgress('', useProgress(form.edited)));
  return total === 0 ? ' Added below.' : ` Added below, ${done} of ${total} required filled.`;
}

interface RequiredFormsNoteProps {
  own: EditedPermitForm;
  /** The input with the impacts. */
  input: TemplateInput;
  state: Pick<PermitFormState, 'attached'>;
  onAdd: (code: string) => void;
}

/** Shown below the impacts of the work: the child permits that the ticked ones require, why, and links to them. */
export function RequiredFormsNote({ own, input, state, onAdd }: RequiredFormsNoteProps) {
  useFieldState(own.edited.store, input.name);
  const codes = listRequiredCodes({ own });
  return (
    <ul className="raise-required" aria-live="polite">
      {codes.map((code) => {
        const form = state.attached.find((attached) => attached.template.code === code);
        return (
          <li key={code}>
            <CornerDownRight size={16} aria-hidden />
            <span className="form-mark">{code}</span>
            <div>
              <b>{message.childPermitRequired(code)}</b>
              <span>
                Because of{' '}
                {listReasons(own, code)
                  .map((reason) => `“${reason}”`)
                  .join(' and ')}
                .{form ? <AttachedProgress form={form} /> : ' Not added yet.'}
              </span>
            </div>
            {form ? (
              <Button
                size="small"
                icon={<ArrowRight size={14} aria-hidden />}
                iconPlacement="end"
                onClick={() => revealSection(form.edited, 0)}
              >
                Go to {code}
              </Button>
            ) : (
              <Button size="small" onClick={() => onAdd(code)}>
                Add {code}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
