import { getDefaultValues } from '@eptw/domain/template/submission/filled-inputs';
import type { TemplateContent } from '@eptw/domain/template/model/template';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '../../../components/page/states.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { createEditedForm, getFieldId } from '../components/edited-form.ts';
import { FormContextProvider, defaultFormContext } from '../../../lib/form-context.ts';
import type { SectionMounts } from '../components/section-mounts.ts';
import { TemplateForm } from '../components/template-form.tsx';

const key = 'preview';

/** Recreates the form whenever its sections change, and keeps the mounted sections mounted. */
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
  /** The name of the input last edited, which is scrolled into view. */
  selectedName: string | undefined;
}

/** A preview of the form, rendered like a permit. Inert: its fields cannot be used. */
export function Preview({ content, selectedName }: PreviewProps) {
  const { fullname } = useSignedInUser();
  const deferredContent = useDeferredValue(content);
  const form = usePreviewForm(deferredContent);
  const context = useMemo(() => ({ ...defaultFormContext, signerName: fullname }), [fullname]);

  useEffect(() => {
    if (selectedName === undefined) return;
    const field = document.getElementById(`${getFieldId({ key }, selectedName)}-field`);
    field?.scrollIntoView({ block: 'nearest' });
    field?.setAttribute('data-previewed', '');
    return () => field?.removeAttribute('data-previewed');
  }, [selectedName, form]);

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
