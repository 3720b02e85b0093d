import { Button, Tooltip } from 'antd';
import { Trash2 } from 'lucide-react';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { TemplateForm } from '../../templates/components/template-form.tsx';
import { stripCodeFromTitle } from '../model/form-title.ts';
import type { EditedPermitForm } from './edited-permit-form.ts';

interface AttachedFormProps {
  form: EditedPermitForm;
  /** The ticked options that require this form; while there are any, it cannot be removed. */
  reasons: readonly string[];
  onRemove: () => void;
}

function AttachedForm({ form, reasons, onRemove }: AttachedFormProps) {
  const { template, edited } = form;
  const confirm = useConfirm();
  const title = stripCodeFromTitle(template);
  const isRequired = reasons.length > 0;

  async function remove(): Promise<void> {
    const confirmed = await confirm({
      title: `Remove ${template.code} ${title}?`,
      content: 'Everything filled in on this child permit will be lost.',
      confirmLabel: 'Remove child permit',
      destructive: true,
    });
    if (confirmed) onRemove();
  }

  return (
    <section className="form-attached" aria-labelledby={`${edited.key}-title`}>
      <header className="raise-attached-head">
        <h3 id={`${edited.key}-title`}>
          <span className="form-mark">{template.code}</span>
          {title}
          {isRequired && <small>Because of {reasons.map((reason) => `“${reason}”`).join(' and ')}</small>}
        </h3>
        <Tooltip title={isRequired ? 'Required by your selection above. Untick it there to remove this form.' : ''}>
          <Button
            size="small"
            type="text"
            icon={<Trash2 size={14} aria-hidden />}
            aria-label={`Remove ${template.code} ${title}`}
            disabled={isRequired}
            onClick={() => void remove()}
          >
            Remove
          </Button>
        </Tooltip>
      </header>
      <div className="form-sections">
        <TemplateForm form={edited} mark={(index) => `${template.code}.${index + 1}`} />
      </div>
    </section>
  );
}

interface AttachedFormsProps {
  forms: readonly EditedPermitForm[];
  getReasons: (code: string) => readonly string[];
  onRemove: (templateId: string) => void;
}

/** The child forms that are filled in and decided together with the permit. */
export function AttachedForms({ forms, getReasons, onRemove }: AttachedFormsProps) {
  if (forms.length === 0) return null;
  return (
    <>
      <h2 className="raise-attached-title">New Child permit(s)</h2>
      {forms.map((form) => (
        <AttachedForm
          key={form.template.id}
          form={form}
          reasons={getReasons(form.template.code)}
          onRemove={() => onRemove(form.template.id)}
        />
      ))}
    </>
  );
}
