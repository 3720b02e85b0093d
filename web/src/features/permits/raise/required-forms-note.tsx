import { Button } from 'antd';
import { ArrowRight, CornerDownRight } from 'lucide-react';
import { impactInput, requiredFormsOf } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { inputsOf } from '@eptw/domain/template/template';
import { useCell } from '../../templates/components/edited-form.ts';
import { optionText } from '../../templates/components/option-text.ts';
import { requiredFilled } from '../../templates/components/rail-groups.ts';
import { revealSection } from '../../templates/components/reveal-input.ts';
import { sumProgress, useProgress } from '../../templates/components/use-progress.ts';
import { requiredCodes, type RaisedForm, type RaiseState } from './raise-work.ts';

/** The ticked options that ask for a form, without their tags. */
export function reasonsFor(own: RaisedForm, code: string): string[] {
  const input = inputsOf(own.template.content).find((candidate) => candidate.name === impactInput);
  const ticked = own.edited.store.submission()[impactInput];
  if (!Array.isArray(ticked)) return [];
  return ticked
    .filter((value) => requiredFormsOf(value).includes(code))
    .map((value) => optionText(input?.options?.find((option) => option.value === value)?.label ?? value).words);
}

function Attached({ form }: { form: RaisedForm }) {
  const { done, total } = requiredFilled(sumProgress('', useProgress(form.edited)));
  return total === 0 ? ' Added below.' : ` Added below, ${done} of ${total} required filled.`;
}

interface RequiredFormsNoteProps {
  own: RaisedForm;
  state: Pick<RaiseState, 'attached'>;
  onAdd: (code: string) => void;
}

/** Under the impacts of the work: which child permits the ticked ones require, why, and where they are. */
export function RequiredFormsNote({ own, state, onAdd }: RequiredFormsNoteProps) {
  useCell(own.edited.store, impactInput);
  const codes = requiredCodes({ own });
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
                {reasonsFor(own, code)
                  .map((reason) => `“${reason}”`)
                  .join(' and ')}
                .{form ? <Attached form={form} /> : ' Not added yet.'}
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
