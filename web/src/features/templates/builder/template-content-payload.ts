import { permitTypes, type TemplateContent } from '@eptw/domain/template/template';
import { toFormTemplate, type TemplatePayload } from '../components/template-payload.ts';

/** A template as the API sends it to the builder. */
export interface TemplateContentPayload extends TemplatePayload {
  code: string;
  type: string;
  asParentPermit: boolean;
  showInCreatePermit: boolean;
}

/** Turns a template from the API into the domain's content. */
export function toTemplateContent(payload: TemplateContentPayload): TemplateContent {
  const { code, asParentPermit, showInCreatePermit } = payload;
  const type = permitTypes.find((candidate) => candidate === payload.type) ?? 'General';
  return { ...toFormTemplate(payload), code, type, asParentPermit, showInCreatePermit };
}
