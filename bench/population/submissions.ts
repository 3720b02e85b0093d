import { findPeriodInputs } from '@eptw/domain/template/purpose/legacy-purposes';
import type { Submission, SubmissionValue } from '@eptw/domain/template/model/submission';
import { listInputs, type Template, type TemplateInput } from '@eptw/domain/template/model/template';

const words =
  'isolate lock tag barricade inspect lift replace drain vent purge torque align weld grind clean flush test calibrate pump valve strainer duct tray cable panel breaker hoist ladder scaffold column bay chase plenum gasket flange support bracket line tank sensor detector alarm watch crew shift briefing permit supervisor area'.split(
    ' ',
  );

/** How many different submissions the permits of a template share; stored rows are copies of them. */
export const submissionVariants = 200;

/** A variant of a filled template, extended to this many bytes of JSON by longer text answers. */
export function createSubmission(template: Template, variant: number, bytes: number): Submission {
  const inputs = listInputs(template);
  const texts = inputs.filter(({ type }) => type === 'textarea').length;
  const filled = (length: number) =>
    Object.fromEntries(
      inputs.map((input, index) => [input.name, createValue(template, input, variant + index, length)]),
    );
  const missing = bytes - Buffer.byteLength(JSON.stringify(filled(0)));
  return filled(Math.max(20, Math.ceil(missing / texts)));
}

function createValue(template: Template, input: TemplateInput, seed: number, textLength: number): SubmissionValue {
  const period = findPeriodInputs(template.title);
  const day = String((seed % 27) + 1).padStart(2, '0');
  if (input.name === period.start) return dayFromNow(14);
  if (input.name === period.end) return dayFromNow(21);
  const options = input.options?.map(({ value }) => value) ?? [];
  switch (input.type) {
    case 'date':
      return `2027-02-${day}`;
    case 'time':
      return `08:${day}`;
    case 'select':
    case 'radio':
      return options[seed % options.length] ?? '';
    case 'multicheck':
      return options.filter((_, index) => (seed + index) % 2 === 0);
    case 'textarea':
      return prose(seed, textLength);
    default:
      return prose(seed, 24);
  }
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Text that differs from seed to seed, cut to this many characters. */
function prose(seed: number, length: number): string {
  let text = '';
  for (let place = 0; text.length < length; place += 1) {
    text += `${words[(seed * 31 + place * (17 + (seed % 23))) % words.length]} `;
  }
  return text.slice(0, length).trim();
}
