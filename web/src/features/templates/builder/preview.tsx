import { getDefaultValues } from '@eptw/domain/template/filled-inputs';
import type { TemplateContent } from '@eptw/domain/template/template';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { createEditedForm, fieldId } from '../components/edited-form.ts';
import { FormContextProvider, defaultFormContext } from '../components/form-context.ts';
import type { SectionMounts } from '../components/section-mounts.ts';
import { TemplateForm } from '../components/template-form.tsx';

const key = 'preview';

/** Begins the form anew whenever its sections change, with the sections drawn that were drawn before. */
function usePreviewForm({ title, sections }: TemplateContent) {
  const mounts = useRef<SectionMounts>(undefined);
  return useMemo(() => {
    const form = createEditedForm(key, { title, sections }, getDefaultValues({ sections }));
    for (const index of sections.keys()) if (mounts.current?.isMounted(index)) form.mounts.mount(index);
    mounts.current = form.mounts;
    return form;
  }, [title, sections]);
}

interface PreviewProps {
  content: TemplateContent;
  /** The name of the input that was worked on last, which is brought into view. */
  selected: string | undefined;
}

/** The form as people will fill it in, drawn by what draws permits. It is to be looked at: nothing in it can be used. */
export function Preview({ content, selected }: PreviewProps) {
  const { fullname } = useSignedInUser();
  const shown = useDeferredValue(content);
  const form = usePreviewForm(shown);
  const context = useMemo(() => ({ ...defaultFormContext, signer: fullname }), [fullname]);

  useEffect(() => {
    if (selected === undefined) return;
    const field = document.getElementById(`${fieldId({ key }, selected)}-field`);
    field?.scrollIntoView({ block: 'nearest' });
    field?.setAttribute('data-previewed', '');
    return () => field?.removeAttribute('data-previewed');
  }, [selected, form]);

  if (content.sections.length === 0) {
    return <EmptyState title="Nothing to see yet." hint="The form appears here as people will see it." />;
  }
  return (
    <div className="form-sections builder-preview" inert>
      <FormContextProvider value={context}>
        <TemplateForm form={form} />
      </FormContextProvider>
    </div>
  );
}
