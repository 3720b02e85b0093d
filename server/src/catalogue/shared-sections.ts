import { findPeriodInputs } from '@eptw/domain/template/legacy-purposes';
import type { TemplateInput, TemplateSection } from '@eptw/domain/template/template';
import { checkbox, date, freeText, person, section, select, signature, text, textarea, time } from './inputs.ts';

/** The same levels in every template, so that permits can be counted by level. */
const buildingLevels = [
  'Basement',
  'Level 1 - Utility',
  'Level 2 - Sub-fab',
  'Level 3 - Clean sub-fab',
  'Level 4 - Cleanroom',
  'Level 5 - Interstitial',
  'Roof',
  'External yard',
] as const;

/** When the work begins and ends: one row of two dates and two times, named as the template's title asks. */
export function periodRow(
  title: string,
  times: 'times required' | 'times optional' = 'times optional',
): TemplateInput[] {
  const names = findPeriodInputs(title);
  const required = times === 'times required';
  return [
    date(names.start, 'Start date', { required: true, purpose: 'startDate' }),
    time('startTime', 'From', { required, purpose: 'startTime' }),
    date(names.end, 'End date', {
      required: true,
      tip: required
        ? 'The permit is valid until the end time on this day.'
        : 'The permit is valid to the end of this day, or until the end time where there is one.',
      purpose: 'endDate',
    }),
    time('endTime', 'To', { required, purpose: 'endTime' }),
  ];
}

export function locationInputs(): TemplateInput[] {
  return [
    text('workLocation', 'Work location', {
      col: 8,
      required: true,
      example: 'Bay 12, tool ETX-204',
      purpose: 'place',
    }),
    select('buildingLevel', 'Building level', buildingLevels, { required: true, purpose: 'level' }),
  ];
}

/** What will be done, in the input that the template's title asks for. */
export function descriptionInput(title: string, example: string, label = 'Work details'): TemplateInput {
  return textarea(findPeriodInputs(title).description, label, {
    required: true,
    example,
    tip: 'Say what will be done, on what, and with which tools.',
    purpose: 'work',
  });
}

/** The first section of most templates: period, place and what will be done; `more` follows. */
export function workSection(title: string, example: string, more: TemplateInput[] = []): TemplateSection {
  return section('Work and period', [
    ...periodRow(title),
    ...locationInputs(),
    descriptionInput(title, example),
    ...more,
  ]);
}

/**
 * The applicant's statement and signatures. A form that is attached to a permit is covered by the permit's own
 * signature; a permit that is raised by itself must be signed.
 */
export function declarationSection(statement: string, signing: 'signed' | 'attached'): TemplateSection {
  return section('Declaration and signatures', [
    freeText(statement),
    checkbox('declaration', 'I have read the statement above and I will keep to it.', { required: true }),
    person('applicantName', 'Applicant', { col: 6, required: true, purpose: 'applicant' }),
    person('supervisorName', 'Supervisor in charge of the work', { col: 6 }),
    signature('applicantSignature', 'Applicant signature', { required: signing === 'signed' }),
    signature('supervisorSignature', 'Supervisor signature'),
  ]);
}
