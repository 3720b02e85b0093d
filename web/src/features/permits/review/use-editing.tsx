import type { ReactNode } from 'react';
import { PartNotLoaded } from '../../../components/page/part-not-loaded.tsx';
import { LoadingPage } from '../../../components/page/states.tsx';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import type { EditFormsProps } from './edit-forms.tsx';
import type { OpenForms } from './open-forms.ts';

const loadParts = async () => {
  const [{ EditForms }, { EditRail }] = await Promise.all([import('./edit-forms.tsx'), import('./edit-rail.tsx')]);
  return { EditForms, EditRail };
};

/** The parts of a page that edits. */
interface Editing {
  rail: ReactNode;
  forms: ReactNode;
}

/**
 * Returns the forms in editing and their sections; undefined while the permit is read-only. Most who open a permit
 * decide on it and edit nothing, so the page loads the fields when somebody does.
 */
export function useEditing(forms: OpenForms | undefined, props: Omit<EditFormsProps, 'forms'>): Editing | undefined {
  const { code: parts, failed } = useLazyModule(loadParts, forms !== undefined);
  if (!forms) return undefined;
  if (parts) {
    return { rail: <parts.EditRail forms={forms} />, forms: <parts.EditForms forms={forms} {...props} /> };
  }
  return {
    rail: undefined,
    forms: failed ? (
      <PartNotLoaded title="The inputs could not be loaded" />
    ) : (
      <LoadingPage label="Loading the inputs" />
    ),
  };
}
