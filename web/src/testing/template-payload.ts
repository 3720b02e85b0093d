import type { TemplateContent, TemplateInput } from '@eptw/domain/template/template';
import type { GetTemplateToEditQuery } from '../generated/templates.ts';

/** A template as the API returns it. */
export type TemplatePayload = NonNullable<GetTemplateToEditQuery['getTemplate']['item']>;

function toInputPayload(input: TemplateInput): TemplatePayload['sections'][number]['form'][number] {
  return {
    placeholder: null,
    defaultValue: null,
    required: false,
    col: 12,
    tooltip: false,
    tooltipText: null,
    purpose: null,
    ...input,
    options: (input.options ?? []).map((option) => ({ exclusive: false, ...option })),
  };
}

/** Returns a template's first version as the API returns it. */
export function toTemplatePayload(_id: string, { sections, ...content }: TemplateContent): TemplatePayload {
  return {
    _id,
    ...content,
    version: 1,
    archived: false,
    publishedBy: 'Sofia Tan',
    publishedAt: '2026-03-02T01:00:00.000Z',
    sections: sections.map(({ title, afterWork = false, form }) => ({
      title,
      afterWork,
      form: form.map(toInputPayload),
    })),
  };
}
