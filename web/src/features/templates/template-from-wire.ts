import {
  columnWidths,
  inputTypes,
  permitTypes,
  type Template,
  type TemplateInput,
  type TemplateSection,
} from '@eptw/domain/template/template';

interface WireInput {
  type: string;
  label: string;
  name: string;
  placeholder?: string | null;
  defaultValue?: unknown;
  required: boolean;
  col: number;
  options: readonly { value: string; label: string }[];
  tooltip: boolean;
  tooltipText?: string | null;
}

/** A template as the server sends it. */
export interface WireTemplate {
  _id: string;
  version: number;
  code: string;
  title: string;
  type: string;
  asParentPermit: boolean;
  showInCreatePermit: boolean;
  sections: readonly { title: string; form: readonly WireInput[] }[];
}

function defaultOf(value: unknown): TemplateInput['defaultValue'] {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value;
  return undefined;
}

/** An input of a type that this page does not know becomes a line of text, so that its value stays readable. */
function inputFromWire(input: WireInput): TemplateInput {
  const { label, name, required, tooltip } = input;
  const col = columnWidths.find((width) => width === input.col);
  const defaultValue = defaultOf(input.defaultValue);
  return {
    type: inputTypes.find((type) => type === input.type) ?? 'text',
    label,
    name,
    required,
    tooltip,
    ...(col !== undefined && { col }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(input.options.length > 0 && {
      options: input.options.map(({ value, label: words }) => ({ value, label: words })),
    }),
    ...(input.placeholder && { placeholder: input.placeholder }),
    ...(input.tooltipText && { tooltipText: input.tooltipText }),
  };
}

/** The template that the domain's functions and the form renderer take. */
export function templateFromWire(wire: WireTemplate): Template {
  const sections = wire.sections.map(({ title, form }): TemplateSection => ({
    title,
    form: form.map((input) => inputFromWire(input)),
  }));
  return {
    id: wire._id,
    version: wire.version,
    code: wire.code,
    title: wire.title,
    type: permitTypes.find((type) => type === wire.type) ?? 'General',
    asParentPermit: wire.asParentPermit,
    showInCreatePermit: wire.showInCreatePermit,
    sections,
  };
}
