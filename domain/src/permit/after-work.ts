import { getInputModel } from '../template/inputs/registry.ts';
import { isTypeWith } from '../template/model/input-type-table.ts';
import { isAfterWorkSection } from '../template/purpose/inputs-by-purpose.ts';
import { hasThumbnail } from '../template/purpose/uploads.ts';
import { getInputValue } from '../template/submission/filled-inputs.ts';
import type { SummaryForm, WorkPicture } from './work-summary.ts';

/** What was said and shown after the work: what a closure rests on. */
export interface AfterWork {
  /** Whether a form asks for anything after the work. */
  hasInputs: boolean;
  answers: { code: string; label: string; answer: string }[];
  pictures: WorkPicture[];
}

/** The answers and pictures of the sections that are filled in after the work, of a permit and its attached forms. */
export function summarizeAfterWork(forms: readonly SummaryForm[]): AfterWork {
  const requested = forms.flatMap(({ code, template, submission }) =>
    template.sections
      .filter((section) => isAfterWorkSection(template, section))
      .flatMap(({ form }) => form)
      .map((input) => ({ code, input, value: getInputValue(submission, input) })),
  );
  return {
    hasInputs: requested.length > 0,
    answers: requested.flatMap(({ code, input, value }) => {
      if (isTypeWith(input.type, 'holdsFiles')) return [];
      const answer = getInputModel(input.type).display(value, input).trim();
      return answer === '' ? [] : [{ code, label: input.label, answer }];
    }),
    pictures: requested.flatMap(({ input, value }) =>
      isTypeWith(input.type, 'holdsFiles') && Array.isArray(value)
        ? value
            .filter((name): name is string => typeof name === 'string' && hasThumbnail(name))
            .map((filename) => ({ kind: 'picture' as const, filename, label: input.label }))
        : [],
    ),
  };
}
