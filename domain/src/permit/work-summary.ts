import { highRiskKindsOf, highRiskTypes } from '../report/high-risk.ts';
import { givenValue } from '../template/filled-inputs.ts';
import { optionLabel } from '../template/inputs/choice.ts';
import { inputFor, isAfterWork, type PurposefulTemplate } from '../template/purpose-of-inputs.ts';
import type { Submission } from '../template/submission.ts';
import { hasThumbnail } from '../template/uploads.ts';
import { answerInWords, workPlaceOf } from './work-place.ts';

/** A filled form as a summary is made from it. */
export interface SummarizedForm {
  /** Its permit code. */
  code: string;
  template: PurposefulTemplate;
  submission: Submission;
}

/** A picture that belongs to the work. */
export interface WorkPicture {
  kind: 'map' | 'picture';
  filename: string;
  /** The label of the input that holds it. */
  label: string;
}

/** What somebody who decides on a permit looks at first. Empty texts and lists where the forms do not say. */
export interface WorkSummary {
  work: string;
  place: string;
  headcount: string;
  /** Kinds of work that can hurt or stop the site at once, then what else was ticked. */
  highRisk: string[];
  /** The remaining risk by each form that says it, the permit's own first. */
  remainingRisk: { code: string; answer: string }[];
  /** Maps first, then pictures. */
  pictures: WorkPicture[];
}

/** What a permit's own form, which comes first, and its attached forms say of the work and its risk. */
export function workSummary(forms: readonly SummarizedForm[]): WorkSummary {
  const [own] = forms;
  const ownAnswer = (purpose: 'work' | 'headcount') =>
    own ? answerInWords(own.template, own.submission, purpose) : '';
  return {
    work: ownAnswer('work'),
    place: own ? workPlaceOf(own.template, own.submission) : '',
    headcount: ownAnswer('headcount'),
    highRisk: highRiskOf(forms),
    remainingRisk: forms.flatMap(({ code, template, submission }) => {
      const answer = answerInWords(template, submission, 'remainingRisk');
      return answer === '' ? [] : [{ code, answer }];
    }),
    pictures: picturesOf(forms),
  };
}

/** An option's tags, as in 'Work on ladders #A2', which say what else to fill in. */
const tags = /\s*#[A-Z]\d+\b/g;
const none = /^none\b/i;

function highRiskOf(forms: readonly SummarizedForm[]): string[] {
  const types = highRiskTypes.filter((type) => forms.some(({ code }) => code === type || code.startsWith(`${type}D`)));
  const ticked = forms.flatMap(({ template, submission }) => {
    const input = inputFor(template, 'highRiskWork');
    const chosen = input && givenValue(submission, input);
    if (!input || !Array.isArray(chosen)) return [];
    return chosen.map((value) => optionLabel(input, String(value)).replace(tags, '').trim());
  });
  return [...new Set([...highRiskKindsOf(types), ...ticked.filter((label) => label !== '' && !none.test(label))])];
}

function picturesOf(forms: readonly SummarizedForm[]): WorkPicture[] {
  const pictures = forms.flatMap(({ template, submission }) =>
    template.sections
      .filter((section) => !isAfterWork(template, section))
      .flatMap(({ form }) => form)
      .filter(({ type }) => type === 'map' || type === 'file')
      .flatMap((input) => {
        const names = givenValue(submission, input);
        const kind = input.type === 'map' ? ('map' as const) : ('picture' as const);
        return (Array.isArray(names) ? names : [])
          .filter((name): name is string => typeof name === 'string' && hasThumbnail(name))
          .map((filename) => ({ kind, filename, label: input.label }));
      }),
  );
  return pictures.toSorted((one, other) => Number(other.kind === 'map') - Number(one.kind === 'map'));
}
