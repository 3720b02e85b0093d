import { modelOf } from '@eptw/domain/template/inputs/registry';
import { isFilled } from '@eptw/domain/template/filled-inputs';
import type { Submission } from '@eptw/domain/template/submission';
import type { TemplateInput } from '@eptw/domain/template/template';
import { templateChanges } from '@eptw/domain/template/template-changes';
import type { FormTemplate } from '../../templates/components/form-store.ts';

/** An input that is different now, and what its author has lost by it. */
interface InputNews {
  label: string;
  /** What had been entered and cannot stay, in words; empty when nothing is lost. */
  lost: string;
}

/** What has become of a form since it was filled in. */
export interface FormNews {
  title: string;
  /** Whether it can be filled in no longer. */
  isGone: boolean;
  /** Labels. */
  added: string[];
  removed: InputNews[];
  changed: InputNews[];
}

type NameOfFile = (filename: string) => string;

function entered(input: TemplateInput, submission: Submission, nameOf: NameOfFile): string {
  const value = submission[input.name];
  if (!isFilled(input, submission)) return '';
  if ((input.type === 'file' || input.type === 'map') && Array.isArray(value)) return value.map(nameOf).join(', ');
  return modelOf(input.type).display(value, input);
}

/** Whether an input can hold this value; what is only missing may be filled in later. */
function takes(input: TemplateInput, value: unknown): boolean {
  const { complaint } = modelOf(input.type).read(value, input);
  return complaint === undefined || complaint.kind === 'required';
}

/** Carries what was filled in on one version of a form over to another, and tells what is different there. */
export function carryOver(
  before: FormTemplate,
  after: FormTemplate,
  submission: Submission,
  nameOf: NameOfFile,
): { submission: Submission; news: FormNews | undefined } {
  const { added, removed, changed } = templateChanges(before, after);
  const misfits = changed.filter((change) => !takes(change.after, submission[change.after.name]));
  const dropped = new Set([...removed, ...misfits.map((change) => change.after)].map((input) => input.name));
  if (added.length + removed.length + changed.length === 0) return { submission, news: undefined };
  return {
    submission: Object.fromEntries(Object.entries(submission).filter(([name]) => !dropped.has(name))),
    news: {
      title: after.title,
      isGone: false,
      added: added.map((input) => input.label),
      removed: removed.map((input) => ({ label: input.label, lost: entered(input, submission, nameOf) })),
      changed: changed.map((change) => ({
        label: change.after.label,
        lost: misfits.includes(change) ? entered(change.before, submission, nameOf) : '',
      })),
    },
  };
}

/** Tells of a form that can be filled in no longer what had been entered on it. */
export function formGone(before: FormTemplate, submission: Submission, nameOf: NameOfFile): FormNews {
  const removed = before.sections
    .flatMap((section) => section.form)
    .map((input) => ({ label: input.label, lost: entered(input, submission, nameOf) }))
    .filter(({ lost }) => lost !== '');
  return { title: before.title, isGone: true, added: [], removed, changed: [] };
}
