import { Button, Tooltip } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { findImpactInput, listRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useToast } from '../../../lib/toast.ts';
import { useFieldState } from '../../templates/components/edited-form.ts';
import { loadTemplates, type LoadedTemplate } from '../../templates/components/load-templates.ts';
import { TemplateForm } from '../../templates/components/template-form.tsx';
import { AttachedFormCard } from '../detail/attached-form-card.tsx';
import { AttachDialog } from '../forms/attach-dialog.tsx';
import { stripCodeFromTitle } from '../model/form-title.ts';
import { GetAttachableTemplatesDocument } from '../../../generated/permits/review.ts';
import type { OpenForm, OpenForms } from './open-forms.ts';

interface EditAttachedFormsProps {
  forms: OpenForms;
  onAttach: (template: LoadedTemplate) => void;
  /** Takes a form off; absent where the set of forms is not to be changed. */
  onRemove?: (templateId: string) => void;
}

/** The attached forms of a permit in editing and, while it is corrected, what adds and removes them. */
export function EditAttachedForms({ forms, onAttach, onRemove }: EditAttachedFormsProps) {
  const { edited } = forms.own;
  const name = findImpactInput(edited.template)?.name ?? '';
  const { value } = useFieldState(edited.store, name);
  const required = listRequiredForms(edited.template, value === undefined ? {} : { [name]: value });
  return (
    <>
      {forms.attached.length > 0 && <h2 className="permit-divider">New Child permit(s)</h2>}
      {forms.attached.map((form) => (
        <AttachedFormCard
          key={form.edited.key}
          code={form.code}
          title={form.title}
          tools={onRemove && <RemoveButton form={form} isRequired={required.includes(form.code)} onRemove={onRemove} />}
        >
          <TemplateForm form={form.edited} mark={(index) => `${form.code}.${index + 1}`} />
        </AttachedFormCard>
      ))}
      {onRemove && <AddButton forms={forms} onAttach={onAttach} />}
    </>
  );
}

interface RemoveButtonProps {
  form: OpenForm;
  /** Whether a selection on the permit's own form requires it. */
  isRequired: boolean;
  onRemove: (templateId: string) => void;
}

function RemoveButton({ form: { code, title, templateId }, isRequired, onRemove }: RemoveButtonProps) {
  const confirm = useConfirm();
  const name = `${code} ${stripCodeFromTitle({ code, title })}`;

  async function remove() {
    const isConfirmed = await confirm({
      title: `Remove ${name}?`,
      content: 'The answers on it stay in the history of the permit.',
      confirmLabel: 'Remove child permit',
      destructive: true,
    });
    if (isConfirmed) onRemove(templateId);
  }

  return (
    <Tooltip title={isRequired ? 'Required by your selection above. Untick it there to remove this form.' : ''}>
      <Button
        size="small"
        type="text"
        icon={<Trash2 size={14} aria-hidden />}
        aria-label={`Remove ${name}`}
        disabled={isRequired}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </Tooltip>
  );
}

function AddButton({ forms, onAttach }: Pick<EditAttachedFormsProps, 'forms' | 'onAttach'>) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(GetAttachableTemplatesDocument);
  const toast = useToast();

  async function attach(ids: string[]): Promise<boolean> {
    try {
      for (const template of await loadTemplates(ids)) onAttach(template);
      return true;
    } catch {
      toast('error', message.somethingWentWrong);
      return false;
    }
  }

  return (
    <div>
      <Button icon={<Plus size={16} aria-hidden />} disabled={!data} onClick={() => setOpen(true)}>
        Add child permit
      </Button>
      {isOpen && (
        <AttachDialog
          templates={data?.getTemplates.items ?? []}
          parentTemplateId={forms.own.templateId}
          attachedIds={forms.attached.map(({ templateId }) => templateId)}
          onSave={attach}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
