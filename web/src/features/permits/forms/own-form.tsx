import type { ReactNode } from 'react';
import { LoadingPage } from '../../../components/page/states.tsx';
import { useFirstContentShown } from '../../../lib/first-content.ts';
import { FormContextProvider, type FormContext } from '../../../lib/form-context.ts';
import type { RailGroup } from '../../templates/components/rail-groups.ts';
import { SectionRail } from '../../templates/components/section-rail.tsx';
import { TemplateForm } from '../../templates/components/template-form.tsx';
import type { PermitFormState } from './permit-form-store.ts';

interface OwnFormProps {
  state: PermitFormState;
  /** The entries of the section rail. */
  groups: readonly RailGroup[];
  /** The context of the form's fields. */
  context: FormContext;
  /** The forms below it. */
  children?: ReactNode;
}

/** The permit's own form, beside its section rail. */
export function OwnForm({ state: { own, choices }, groups, context, children }: OwnFormProps) {
  const isShown = useFirstContentShown();
  // The choices come first: the form takes longest to render, and stands below them.
  if (!isShown) return null;
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
