import type { SubmissionValue } from '../model/submission.ts';
import type { TemplateInput } from '../model/template.ts';

/** `required` means that an answer is still missing, which is allowed in a draft. */
export type ValueProblemKind = 'required' | 'invalid' | 'tooLarge';

/** Why a value is not accepted. */
export interface ValueProblem {
  kind: ValueProblemKind;
  message: string;
}

/** The same, where the rules find it: whether a draft holds the value as it was typed. */
export interface FoundProblem extends ValueProblem {
  fitsDraft?: true;
}

/** The rules for the values of one input type. All of them may rely on the shape. */
export interface InputRules<Value extends SubmissionValue> {
  hasType: (value: unknown) => value is Value;
  /** The message for a value of another shape. */
  wrongTypeMessage: string;
  /** The message for a required input without a value. */
  requiredMessage: string;
  /** The value for storage: trimmed, without duplicates, in the template's order. */
  normalise: (value: Value, input: TemplateInput) => Value;
  isEmpty: (value: Value) => boolean;
  /** Returns what is wrong with a normalised value that is not empty. */
  findProblem: (value: Value, input: TemplateInput) => FoundProblem | undefined;
  /** The value formatted for users in history, PDF and search. */
  display: (value: Value, input: TemplateInput) => string;
  /** Shown when nothing is filled in; empty if omitted. */
  emptyText?: string;
  /** Shown in the history in place of a new value that cannot be read as text. */
  changedText?: string;
}

/**
 * The result of reading a value, which is undefined when it is empty or has a problem. `draftValue` is what a draft holds of a
 * value that cannot be read yet.
 */
export interface ReadResult<Value extends SubmissionValue> {
  value?: Value;
  draftValue?: Value;
  problem?: ValueProblem;
}

/** The model of one input type. It accepts any value: no method throws. */
export interface InputModel<Value extends SubmissionValue> {
  /** False for an input that only displays something. */
  takesValue: boolean;
  requiredMessage: string;
  changedText: string | undefined;
  hasType: (value: unknown) => value is Value;
  /** Checks and normalises an untrusted value. */
  read: (value: unknown, input: TemplateInput) => ReadResult<Value>;
  isEmpty: (value: unknown, input: TemplateInput) => boolean;
  display: (value: unknown, input: TemplateInput) => string;
}

/** Creates the model of an input type that takes a value. */
export function createInputModel<Value extends SubmissionValue>(rules: InputRules<Value>): InputModel<Value> {
  function normaliseFilled(value: unknown, input: TemplateInput): Value | undefined {
    if (!rules.hasType(value)) return undefined;
    const normalised = rules.normalise(value, input);
    return rules.isEmpty(normalised) ? undefined : normalised;
  }
  return {
    takesValue: true,
    requiredMessage: rules.requiredMessage,
    changedText: rules.changedText,
    hasType: rules.hasType,
    read(value, input) {
      if (value === undefined || value === null) return {};
      if (!rules.hasType(value)) return { problem: { kind: 'invalid', message: rules.wrongTypeMessage } };
      const normalised = normaliseFilled(value, input);
      if (normalised === undefined) return {};
      const problem = rules.findProblem(normalised, input);
      if (!problem) return { value: normalised };
      const { fitsDraft, ...reason } = problem;
      return fitsDraft ? { problem: reason, draftValue: normalised } : { problem: reason };
    },
    isEmpty: (value, input) => normaliseFilled(value, input) === undefined,
    display(value, input) {
      const normalised = normaliseFilled(value, input);
      return normalised === undefined ? (rules.emptyText ?? '') : rules.display(normalised, input);
    },
  };
}

/** An input that displays something and has no value. */
export const valuelessModel: InputModel<never> = {
  takesValue: false,
  requiredMessage: '',
  changedText: undefined,
  hasType: (_value): _value is never => false,
  read: () => ({}),
  isEmpty: () => true,
  display: () => '',
};
