import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { findImpactInput } from '@eptw/domain/child-permit/required-forms';
import { FormContextProvider, useFormContext } from '../../../lib/form-context.ts';
import { TemplateForm } from '../../templates/components/template-form.tsx';
import type { LoadedTemplate } from '../../templates/components/load-templates.ts';
import type { Transfers } from '../forms/transfers.ts';
import type { OpenForms } from './open-forms.ts';
import { EditAttachedForms } from './edit-attached-forms.tsx';
import { RequiredForms } from './required-forms.tsx';

export interface EditFormsProps {
  forms: OpenForms;
  isDirty: boolean;
  transfers: Transfers;
  onAttach: (template: LoadedTemplate) => void;
  /** Takes an attached form off; absent where the set of forms is not to be changed. */
  onRemove?: (templateId: string) => void;
  /** Absent where the forms can only be edited, as when resubmitting. */
  onDiscard?: () => void;
}

/** A permit's forms in editing: its own sections and those of its attached forms. */
export function EditForms({ forms, isDirty, transfers, onAttach, onRemove, onDiscard }: EditFormsProps) {
  const context = useFormContext();
  const impactInput = findImpactInput(forms.own.edited.template);
  const withRequiredForms = useMemo(
    () => ({
      ...context,
      startTransfer: transfers.start,
      contentBelow: impactInput ? { [impactInput.name]: <RequiredForms forms={forms} onAttach={onAttach} /> } : {},
    }),
    [context, forms, impactInput, transfers, onAttach],
  );
  return (
    <FormContextProvider value={withRequiredForms}>
      <div className="permit-forms-bar">
        <p className="permit-editing">{isDirty ? 'You have changes that are not saved yet.' : 'Correct the inputs.'}</p>
        {onDiscard && (
          <Button size="small" icon={<Undo2 size={14} aria-hidden />} onClick={onDiscard}>
            {isDirty ? 'Discard changes' : 'Stop editing'}
          </Button>
        )}
      </div>
      <TemplateForm form={forms.own.edited} />
      <EditAttachedForms forms={forms} onAttach={onAttach} {...(onRemove && { onRemove })} />
    </FormContextProvider>
  );
}
