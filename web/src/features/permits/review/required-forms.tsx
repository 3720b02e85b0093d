import { Button } from 'antd';
import { useState } from 'react';
import { findImpactInput, listRequiredForms } from '@eptw/domain/child-permit/required-forms';
import { message } from '@eptw/domain/message';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useToast } from '../../../lib/toast.ts';
import { useFieldState } from '../../templates/components/edited-form.ts';
import { loadTemplates, type LoadedTemplate } from '../../templates/components/load-templates.ts';
import type { OpenForms } from './open-forms.ts';
import { GetAttachableTemplatesDocument } from '../../../generated/permits/review.ts';

interface RequiredFormsProps {
  forms: OpenForms;
  onAttach: (template: LoadedTemplate) => void;
}

/**
 * Shown below the impacts of the work: the child permits that the ticked ones require and that are not attached yet.
 */
export function RequiredForms({ forms, onAttach }: RequiredFormsProps) {
  const { edited } = forms.own;
  const name = findImpactInput(edited.template)?.name ?? '';
  const { value } = useFieldState(edited.store, name);
  const missing = listRequiredForms(edited.template, value === undefined ? {} : { [name]: value }).filter(
    (code) => !forms.attached.some((form) => form.code === code),
  );
  const { data } = useQuery(GetAttachableTemplatesDocument, { skip: missing.length === 0 });
  const toast = useToast();
  const [loading, setLoading] = useState<string>();

  async function attach(code: string) {
    const available = data?.getTemplates.items.find(
      (template) => template.code === code && !template.asParentPermit && !template.archived,
    );
    if (!available) return;
    setLoading(code);
    try {
      const [template] = await loadTemplates([available._id]);
      if (template) onAttach(template);
    } catch {
      toast('error', message.somethingWentWrong);
    }
    setLoading(undefined);
  }

  return (
    <ul className="permit-required-forms" aria-live="polite">
      {missing.map((code) => (
        <li key={code}>
          <b>{message.childPermitRequired(code)}</b>
          <Button size="small" disabled={!data} loading={loading === code} onClick={() => void attach(code)}>
            Add {code}
          </Button>
        </li>
      ))}
    </ul>
  );
}
