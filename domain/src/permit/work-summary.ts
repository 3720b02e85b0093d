import { isTypeWith } from '../template/model/input-type-table.ts';
import { listHighRiskKinds, highRiskTypes } from './high-risk.ts';
import { getInputValue } from '../template/submission/filled-inputs.ts';
import { getOptionLabel } from '../template/inputs/choice.ts';
import { findInputByPurpose, isAfterWorkSection, type TitledForm } from '../template/purpose/inputs-by-purpose.ts';
import type { Submission } from '../template/model/submission.ts';
import { hasThumbnail } from '../template/purpose/uploads.ts';
import { formatAnswer, formatWorkPlace } from './work-place.ts';

/** A filled form to summarise. */
export interface SummaryForm {
  /** Its permit code. */
  code: string;
  template: TitledForm;
  submission: Submission;
}

/** A picture of the work. */
export interface WorkPicture {
  kind: 'map' | 'picture';
  filename: string;
  /** The label of the input that holds it. */
  label: string;
}

/** The first facts for a decision on a permit. Texts and lists are empty where the forms do not say. */
export interface WorkSummary {
  work: string;
  place: string;
  headcount: string;
  /** Kinds of work that can injure people or stop the site immediately, then the other ticked hazards. */
  highRisk: string[];
  /** The residual risk stated on each form, the permit's own first. */
  remainingRisk: { code: string; answer: string }[];
  /** Maps first, then pictures. */
  pictures: WorkPicture[];
}

/** Summarises the work and its risk from a permit's own form, which comes first, and its attached forms. */
export function summarizeWork(forms: readonly SummaryForm[]): WorkSummary {
  const [own] = forms;
  const formatOwnAnswer = (purpose: 'work' | 'headcount') =>
    own ? formatAnswer(own.template, own.submission, purpose) : '';
  return {
    work: formatOwnAnswer('work'),
    place: own ? formatWorkPlace(own.template, own.submission) : '',
    headcount: formatOwnAnswer('headcount'),
    highRisk: listHighRiskWork(forms),
    remainingRisk: forms.flatMap(({ code, template, submission }) => {
      const answer = formatAnswer(template, submission, 'remainingRisk');
      return answer === '' ? [] : [{ code, answer }];
    }),
    pictures: listPictures(forms),
  };
}

/** An option's tags, as in 'Work on ladders #A2', which name further forms to fill in. */
const tagPattern = /\s*#[A-Z]\d+\b/g;
const nonePattern = /^none\b/i;

function listHighRiskWork(forms: readonly SummaryForm[]): string[] {
  const types = highRiskTypes.filter((type) => forms.some(({ code }) => code === type || code.startsWith(`${type}D`)));
  const ticked = forms.flatMap(({ template, submission }) => {
    const input = findInputByPurpose(template, 'highRiskWork');
    const chosen = input && getInputValue(submission, input);
    if (!input || !Array.isArray(chosen)) return [];
    return chosen.map((value) => getOptionLabel(input, String(value)).replace(tagPattern, '').trim());
  });
  return [
    ...new Set([...listHighRiskKinds(types), ...ticked.filter((label) => label !== '' && !nonePattern.test(label))]),
  ];
}

function listPictures(forms: readonly SummaryForm[]): WorkPicture[] {
  const pictures = forms.flatMap(({ template, submission }) =>
    template.sections
      .filter((section) => !isAfterWorkSection(template, section))
      .flatMap(({ form }) => form)
      .filter(({ type }) => isTypeWith(type, 'holdsFiles'))
      .flatMap((input) => {
        const names = getInputValue(submission, input);
        const kind = input.type === 'map' ? ('map' as const) : ('picture' as const);
        return (Array.isArray(names) ? names : [])
          .filter((name): name is string => typeof name === 'string' && hasThumbnail(name))
          .map((filename) => ({ kind, filename, label: input.label }));
      }),
  );
  return pictures.toSorted((one, other) => Number(other.kind === 'map') - Number(one.kind === 'map'));
}
