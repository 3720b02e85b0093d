import type { ReactNode } from 'react';
import { LoadingPage } from '../../../components/page/states.tsx';
import { FormContextProvider, type FormContext } from '../../templates/components/form-context.ts';
import type { RailGroup } from '../../templates/components/rail-groups.ts';
import { SectionRail } from '../../templates/components/section-rail.tsx';
import { TemplateForm } from '../../templates/components/template-form.tsx';
import type { PermitFormState } from './permit-form-store.ts';

interface OwnFormProps {
  state: PermitFormState;
  /** The lines of the rail beside the forms. */
  groups: readonly RailGroup[];
  /** What the fields of the own form learn from the screen. */
  context: FormContext;
  /** The forms below the own one. */
  children?: ReactNode;
}

/** The form that was chosen, beside the rail of its sections. */
export function OwnForm({ state: { own, choices }, groups, context, children }: OwnFormProps) {
  if (!own && choices.template !== '') return <LoadingPage label="Loading the form" />;
  if (!own) return <p className="raise-hint">Choose a permit type to show its form.</p>;
  return (
    <div className="form-layout">
      <SectionRail groups={groups} />
      <div className="form-sections">
        <FormContextProvider value={context}>
          <TemplateForm key={own.edited.key} form={own.edited} />
        </FormContextProvider>
        {children}
      </div>
    </div>
  );
}
