import { withPurposes } from '@eptw/domain/template/purpose-of-inputs';
import { permitTypes, type TemplateContent } from '@eptw/domain/template/template';
import { readTemplate, type SentTemplate } from '../components/sent-template.ts';

/** A template as the API sends it to the builder. */
export interface SentContent extends SentTemplate {
  code: string;
  type: string;
  asParentPermit: boolean;
  showInCreatePermit: boolean;
}

/** A sent template as the rules of templates take it; one that does not say what its inputs are for, as it is read. */
export function contentOf(sent: SentContent): TemplateContent {
  const { code, asParentPermit, showInCreatePermit } = sent;
  const type = permitTypes.find((one) => one === sent.type) ?? 'General';
  return withPurposes({ ...readTemplate(sent), code, type, asParentPermit, showInCreatePermit });
}
