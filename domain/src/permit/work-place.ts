import { getInputModel } from '../template/inputs/registry.ts';
import { findAnswer, findInputByPurpose, type TitledForm } from '../template/purpose/inputs-by-purpose.ts';
import { toOneLine } from '../text/one-line.ts';
import type { Submission } from '../template/model/submission.ts';
import type { InputPurpose } from '../template/model/template.ts';

/** Longer than any screen shows, in characters. */
const maxPlaceLength = 200;

/** From finer to coarser. */
const placePurposes: readonly InputPurpose[] = ['place', 'level'];

/**
 * The answer to the input with this purpose, formatted for display: the label of a choice. Empty when there is none.
 */
export function formatAnswer(template: TitledForm, submission: Submission, purpose: InputPurpose): string {
  const input = findInputByPurpose(template, purpose);
  return input
    ? getInputModel(input.type)
        .display(findAnswer(template, submission, purpose), input)
        .trim()
    : '';
}

/** Where the work is, as far as the form says: 'Bay 12, tool ETX-204, Level 3'. Empty when it does not. */
export function formatWorkPlace(template: TitledForm, submission: Submission): string {
  const parts = placePurposes.map((purpose) => toOneLine(formatAnswer(template, submission, purpose), maxPlaceLength));
  return parts.filter((part) => part !== '').join(', ');
}
