import { modelOf } from '../template/inputs/registry.ts';
import { answerFor, inputFor, type PurposefulTemplate } from '../template/purpose-of-inputs.ts';
import { oneLine } from './one-line.ts';
import type { Submission } from '../template/submission.ts';
import type { InputPurpose } from '../template/template.ts';

/** More of a place than any screen shows, in characters. */
const longest = 200;

/** From the finer to the coarser. */
const placePurposes: readonly InputPurpose[] = ['place', 'level'];

/** What somebody answered to the input with this purpose, as it reads: of a choice its label. Empty where nothing. */
export function answerInWords(template: PurposefulTemplate, submission: Submission, purpose: InputPurpose): string {
  const input = inputFor(template, purpose);
  return input
    ? modelOf(input.type)
        .display(answerFor(template, submission, purpose), input)
        .trim()
    : '';
}

/** Where the work is, as far as the form says so: 'Bay 12, tool ETX-204, Level 3'. Empty where it does not. */
export function workPlaceOf(template: PurposefulTemplate, submission: Submission): string {
  const parts = placePurposes.map((purpose) => oneLine(answerInWords(template, submission, purpose), longest));
  return parts.filter((part) => part !== '').join(', ');
}
