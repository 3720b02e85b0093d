import { isPermitType, type TemplateDefinition } from '@eptw/domain/template/definition';
import { isInputType, type InputDefinition } from '@eptw/domain/template/input-definition';
import { columnWidths, type TemplateContent, type TemplateInput } from '@eptw/domain/template/template';

/** An input as it can be drawn already; one of a type that there is not, as an imported one may be, is drawn as text. */
function drawableInput({ type, col, ...input }: InputDefinition): TemplateInput {
  const width = columnWidths.find((one) => one === col) ?? 12;
  return { ...input, type: isInputType(type) ? type : 'text', col: width };
}

/** A template that is still being built as a template, for drawing and comparing it whatever is wrong with it. */
export function drawable({ type, sections, ...head }: TemplateDefinition): TemplateContent {
  return {
    ...head,
    type: isPermitType(type) ? type : 'General',
    sections: sections.map(({ title, form }) => ({ title, form: form.map(drawableInput) })),
  };
}
