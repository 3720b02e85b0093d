import { getInputValue } from '../submission/filled-inputs.ts';
import { getOptionLabel } from '../inputs/choice.ts';
import { isTextList } from '../inputs/text-list.ts';
import { findInputsByPurpose, type TitledForm } from './inputs-by-purpose.ts';
import type { RawSubmission } from '../submission/parse-submission.ts';
import type { InputPurpose } from '../model/template.ts';

/** A filled form, with the version that it was filled in on. */
interface AnsweredForm {
  version: TitledForm;
  submission: RawSubmission;
}

/** The labels of the options that were chosen in the multiple choices with this purpose, in reading order. */
export function listChosenOptions(forms: readonly AnsweredForm[], purpose: InputPurpose): string[] {
  return forms.flatMap(({ version, submission }) =>
    findInputsByPurpose(version, purpose).flatMap((input) => {
      const chosen = getInputValue(submission, input);
      return isTextList(chosen) ? chosen.map((value) => getOptionLabel(input, value)) : [];
    }),
  );
}
