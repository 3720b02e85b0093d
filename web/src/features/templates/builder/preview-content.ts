import { isPermitType, type TemplateDefinition } from '@eptw/domain/template/definition/definition';
import { toTemplateInput } from '@eptw/domain/template/definition/input-definition';
import { addPurposes } from '@eptw/domain/template/purpose/inputs-by-purpose';
import { toWorkPolicy } from '@eptw/domain/work-policy/normalize-work-policy';
import type { TemplateContent } from '@eptw/domain/template/model/template';

/** Turns an unfinished definition into template content, to render and compare it whatever its problems. */
export function toPreviewContent({ type, sections, workPolicy, ...head }: TemplateDefinition): TemplateContent {
  return {
    ...head,
    type: isPermitType(type) ? type : 'General',
    sections: sections.map(({ form, ...section }) => ({ ...section, form: form.map(toTemplateInput) })),
    ...(workPolicy && { workPolicy: toWorkPolicy(workPolicy) }),
  };
}

/** Adds the inferred purposes to a definition from before inputs had any, so that editing it loses none. */
export function withInferredPurposes(definition: TemplateDefinition): TemplateDefinition {
  const { sections: inferred } = addPurposes(toPreviewContent(definition));
  const sections = definition.sections.map((section, index) => ({
    ...section,
    ...(inferred[index]?.afterWork && { afterWork: true }),
    form: section.form.map((input, position) => {
      const purpose = inferred[index]?.form[position]?.purpose;
      return purpose ? { ...input, purpose } : input;
    }),
  }));
  return { ...definition, sections };
}
