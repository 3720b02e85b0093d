import type { TemplateContent } from '@eptw/domain/template/template';
import type { GetTemplateToEditQuery } from '../generated/templates.ts';

/** A template as the API returns it. */
export type TemplatePayload = NonNullable<GetTemplateToEditQuery['getTemplate']['item']>;

/** Returns a template's first version as the API returns it. */
export function toTemplatePayload(_id: string, content: TemplateContent): TemplatePayload {
  return {
    _id,
    ...content,
    version: 1,
    archived: false,
    publishedBy: 'Sofia Tan',
    publishedAt: '2026-03-02T01:00:00.000Z',
  };
}
