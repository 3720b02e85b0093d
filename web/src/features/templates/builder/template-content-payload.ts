import { toWorkPolicy } from '@eptw/domain/work-policy/normalize-work-policy';
import { parseWorkPolicy } from '@eptw/domain/work-policy/parse-work-policy';
import { type TemplateContent } from '@eptw/domain/template/model/template';
import { permitTypes } from '@eptw/domain/work-policy/permit-type';
import { toFormTemplate, type TemplatePayload } from '../components/template-payload.ts';

/** A template as the API sends it to the builder. */
export interface TemplateContentPayload extends TemplatePayload {
  code: string;
  type: string;
  asParentPermit: boolean;
  showInCreatePermit: boolean;
  /** With the members of a work policy; null for none. */
  workPolicy?: object | null;
}

/** Turns a template from the API into the domain's content. */
export function toTemplateContent(payload: TemplateContentPayload): TemplateContent {
  const { code, asParentPermit, showInCreatePermit } = payload;
  const type = permitTypes.find((candidate) => candidate === payload.type) ?? 'General';
  const workPolicy = payload.workPolicy && toWorkPolicy(parseWorkPolicy(payload.workPolicy));
  return {
    ...toFormTemplate(payload),
    code,
    type,
    asParentPermit,
    showInCreatePermit,
    ...(workPolicy && { workPolicy }),
  };
}
