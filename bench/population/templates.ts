import { findPeriodInputs } from '@eptw/domain/template/purpose/legacy-purposes';
import {
  generalPermitTemplateId,
  type InputType,
  type Template,
  type TemplateInput,
  type TemplateSection,
} from '@eptw/domain/template/model/template';

const choices = ['Low', 'Medium', 'High'].map((label) => ({ value: label, label }));
const hazards = ['Falling objects', 'Electricity', 'Heat', 'Dust', 'Noise'].map((label) => ({ value: label, label }));

/** The types of a section's inputs, repeated. */
const usualInputs: readonly InputType[] = ['text', 'select', 'textarea', 'date', 'multicheck', 'text', 'radio', 'time'];

/** The type of work done under a general permit, and its templates for child forms. */
export const childTitles = [
  ['B1D01', 'B1D01 - HOT WORKS DAY 01', 'Hotwork'],
  ['B2', 'B2 - CONFINED SPACE', 'Confined Space'],
  ['B3', 'B3 - LIFTING', 'Lifting'],
  ['B4', 'B4 - WORK AT HEIGHT WEEK 1', 'Work At height'],
  ['B5', 'B5 - LSS IMPAIRMENT PERMIT', 'Life Support System'],
  ['B6', 'B6 - LIVE ELECTRICAL', 'Live Electrical'],
  ['B7', 'B7 - SIPP PERMIT', 'SIPP'],
  ['A1', 'A1 - RISK ASSESSMENT', 'General'],
] as const;

export const generalPermit: Template = {
  id: generalPermitTemplateId,
  version: 1,
  code: 'GP',
  title: 'GENERAL PERMIT',
  type: 'General',
  asParentPermit: true,
  showInCreatePermit: false,
  sections: createSections('GENERAL PERMIT', 6, 7),
};

export const childTemplates: Template[] = childTitles.map(([code, title, type], index) => ({
  id: `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`,
  version: 1,
  code,
  title,
  type,
  asParentPermit: false,
  showInCreatePermit: true,
  sections: createSections(title, 2, 7),
}));

/** A parent permit with 300 inputs, for the form benchmark. */
export const largeTemplate: Template = {
  ...generalPermit,
  id: '00000000-0000-4000-9100-000000000001',
  code: 'XL',
  title: 'LARGE PERMIT',
  sections: createSections('LARGE PERMIT', 12, 25),
};

/** A parent permit with 120 inputs, two of them signatures, one a map and four uploads, for the PDF benchmark. */
export const printedTemplate: Template = {
  ...generalPermit,
  id: '00000000-0000-4000-9100-000000000002',
  code: 'PP',
  title: 'PRINTED PERMIT',
  sections: [
    ...createSections('PRINTED PERMIT', 8, 14),
    {
      title: 'Pictures and signatures',
      form: [
        { type: 'checkbox', name: 'declaration', label: 'I have read the statement above' },
        { type: 'map', name: 'map', label: 'The place of the work' },
        ...[1, 2, 3, 4].map((number): TemplateInput => ({
          type: 'file',
          name: `photograph${number}`,
          label: `Photograph ${number}`,
        })),
        ...[1, 2].map((number): TemplateInput => ({
          type: 'esign',
          name: `signature${number}`,
          label: `Signature ${number}`,
          col: 6,
        })),
      ],
    },
  ],
};

/** Sections with this many inputs; the first starts with the inputs for the period and the work. */
function createSections(title: string, sections: number, inputs: number): TemplateSection[] {
  const { start, end, description } = findPeriodInputs(title);
  const period: TemplateInput[] = [
    { type: 'date', name: start, label: 'Start date', required: true, col: 6 },
    { type: 'date', name: end, label: 'End date', required: true, col: 6 },
    { type: 'textarea', name: description, label: 'Work description', required: true },
  ];
  return Array.from({ length: sections }, (_, section) => ({
    title: `Section ${section + 1}`,
    form: Array.from({ length: inputs }, (__, index) => (section === 0 && period[index]) || usualInput(section, index)),
  }));
}

function usualInput(section: number, index: number): TemplateInput {
  const type = usualInputs[(section * 3 + index) % usualInputs.length] ?? 'text';
  const options = type === 'multicheck' ? hazards : choices;
  const chosen = type === 'select' || type === 'radio' || type === 'multicheck';
  return {
    type,
    name: `input${section}x${index}`,
    label: `Question ${index + 1} of section ${section + 1}`,
    col: 6,
    ...(chosen && { options }),
  };
}
