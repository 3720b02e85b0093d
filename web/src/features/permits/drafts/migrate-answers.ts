import { isTypeWith } from '@eptw/domain/template/model/input-type-table';
import { getInputModel } from '@eptw/domain/template/inputs/registry';
import { isFilled } from '@eptw/domain/template/submission/filled-inputs';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import { diffVisibleInputs } from '@eptw/domain/template/changes/input-matching';
import type { FormTemplate } from '../../templates/components/form-store.ts';

/** A changed input, and the answer that its author lost. */
interface InputChange {
  label: string;
  /** The lost answer, formatted; empty when nothing was lost. */
  lostAnswer: string;
}

/** How a form changed since it was filled in. */
export interface FormChanges {
  title: string;
  /** Whether the form is no longer available. */
  isRemoved: boolean;
  /** Labels of inputs. */
  added: string[];
  removed: InputChange[];
  changed: InputChange[];
}

type FileNameLookup = (filename: string) => string;

function formatAnswer(input: TemplateInput, submission: Submission, getFileName: FileNameLookup): string {
  const value = submission[input.name];
  if (!isFilled(input, submission)) return '';
  if (isTypeWith(input.type, 'holdsFiles') && Array.isArray(value)) return value.map(getFileName).join(', ');
  return getInputModel(input.type).display(value, input);
}

/** Whether an input can hold this value; a missing answer is allowed, because it can be given later. */
function acceptsValue(input: TemplateInput, value: unknown): boolean {
  const { problem } = getInputModel(input.type).read(value, input);
  return problem === undefined || problem.kind === 'required';
}

/** Carries answers over from one version of a form to another, and reports the differences. */
export function migrateAnswers(
  before: FormTemplate,
  after: FormTemplate,
  submission: Submission,
  getFileName: FileNameLookup,
): { submission: Submission; formChanges: FormChanges | undefined } {
  const { added, removed, changed } = diffVisibleInputs(before, after);
  const incompatible = changed.filter((change) => !acceptsValue(change.after, submission[change.after.name]));
  const droppedNames = new Set([...removed, ...incompatible.map((change) => change.after)].map((input) => input.name));
  if (added.length + removed.length + changed.length === 0) return { submission, formChanges: undefined };
  return {
    submission: Object.fromEntries(Object.entries(submission).filter(([name]) => !droppedNames.has(name))),
    formChanges: {
      title: after.title,
      isRemoved: false,
      added: added.map((input) => input.label),
      removed: removed.map((input) => ({
        label: input.label,
        lostAnswer: formatAnswer(input, submission, getFileName),
      })),
      changed: changed.map((change) => ({
        label: change.after.label,
        lostAnswer: incompatible.includes(change) ? formatAnswer(change.before, submission, getFileName) : '',
      })),
    },
  };
}

/** Lists the answers of a form that is no longer available. */
export function listLostAnswers(
  before: FormTemplate,
  submission: Submission,
  getFileName: FileNameLookup,
): FormChanges {
  const removed = before.sections
    .flatMap((section) => section.form)
    .map((input) => ({ label: input.label, lostAnswer: formatAnswer(input, submission, getFileName) }))
    .filter(({ lostAnswer }) => lostAnswer !== '');
  return { title: before.title, isRemoved: true, added: [], removed, changed: [] };
}
