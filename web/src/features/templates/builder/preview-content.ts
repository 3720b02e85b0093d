import { isPermitType, type TemplateDefinition } from '@eptw/domain/template/definition';
import { toTemplateInput } from '@eptw/domain/template/input-definition';
import { addPurposes } from '@eptw/domain/template/inputs-by-purpose';
import type { TemplateContent } from '@eptw/domain/template/template';

/** A template that is still being built as a template, for drawing and comparing it whatever is wrong with it. */
export function toPreviewContent({ type, sections, ...head }: TemplateDefinition): TemplateContent {
  return {
    ...head,
    type: isPermitType(type) ? type : 'General',
    sections: sections.map(({ form, ...section }) => ({ ...section, form: form.map(toTemplateInput) })),
  };
}

/** A definition from before inputs had purposes with those that it is read with, so that changing one loses no other. */
export function withInferredPurposes(definition: TemplateDefinition): TemplateDefinition {
  const { sections: read } = addPurposes(toPreviewContent(definition));
  const sections = definition.sections.map((section, index) => ({
    ...section,
    ...(read[index]?.afterWork && { afterWork: true }),
    form: section.form.map((input, place) => {
      const purpose = read[index]?.form[place]?.purpose;
      return purpose ? { ...input, purpose } : input;
    }),
  }));
  return { ...definition, sections };
}
