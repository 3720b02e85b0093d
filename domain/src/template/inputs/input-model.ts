import type { SubmissionValue } from '../submission.ts';
import type { TemplateInput } from '../template.ts';

/** `required` means that something is still missing, which a draft may leave open. */
export type ValueProblemKind = 'required' | 'invalid' | 'too-large';

/** Why a value cannot be kept. */
export interface ValueProblem {
  kind: ValueProblemKind;
  message: string;
}

/** What one input type's file says about its values. All of it may rely on the shape. */
export interface InputRules<Value extends SubmissionValue> {
  hasType: (value: unknown) => value is Value;
  /** The sentence for a value of another shape. */
  wrongTypeMessage: string;
  /** The sentence for a required input without a value. */
  requiredMessage: string;
  /** The value as it is stored: trimmed, without repeats, in the template's order. */
  normalise: (value: Value, input: TemplateInput) => Value;
  isEmpty: (value: Value) => boolean;
  /** What is wrong with a normalised value that is not empty. */
  findProblem: (value: Value, input: TemplateInput) => ValueProblem | undefined;
  /** The value as people read it in history, PDF and search. */
  display: (value: Value, input: TemplateInput) => string;
  /** What people read when nothing is filled in; nothing, unless said otherwise. */
  emptyText?: string;
  /** What history says in place of the new value, for values that cannot be read. */
  changedText?: string;
}

/** A value that was read: absent when empty or when there is a complaint. */
export interface ReadResult<Value extends SubmissionValue> {
  value?: Value;
  problem?: ValueProblem;
}

/** One input type, safe to ask about any value at all: nothing here throws. */
export interface InputModel<Value extends SubmissionValue> {
  /** False for an input that only shows something. */
  takesValue: boolean;
  requiredMessage: string;
  changedText: string | undefined;
  hasType: (value: unknown) => value is Value;
  /** Checks and normalises a value that came from outside. */
  read: (value: unknown, input: TemplateInput) => ReadResult<Value>;
  isEmpty: (value: unknown, input: TemplateInput) => boolean;
  display: (value: unknown, input: TemplateInput) => string;
}

/** Makes the model of an input type that takes a value. */
export function createInputModel<Value extends SubmissionValue>(rules: InputRules<Value>): InputModel<Value> {
  function filled(value: unknown, input: TemplateInput): Value | undefined {
    if (!rules.hasType(value)) return undefined;
    const normal = rules.normalise(value, input);
    return rules.isEmpty(normal) ? undefined : normal;
  }
  return {
    takesValue: true,
    requiredMessage: rules.requiredMessage,
    changedText: rules.changedText,
    hasType: rules.hasType,
    read(value, input) {
      if (value === undefined || value === null) return {};
      if (!rules.hasType(value)) return { problem: { kind: 'invalid', message: rules.wrongTypeMessage } };
      const normal = filled(value, input);
      if (normal === undefined) return {};
      const problem = rules.findProblem(normal, input);
      return problem ? { problem } : { value: normal };
    },
    isEmpty: (value, input) => filled(value, input) === undefined,
    display(value, input) {
      const normal = filled(value, input);
      return normal === undefined ? (rules.emptyText ?? '') : rules.display(normal, input);
    },
  };
}

/** An input that shows something and holds nothing. */
export const valuelessModel: InputModel<never> = {
  takesValue: false,
  requiredMessage: '',
  changedText: undefined,
  hasType: (_value): _value is never => false,
  read: () => ({}),
  isEmpty: () => true,
  display: () => '',
};
