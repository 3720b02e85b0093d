import { createElement, type ComponentType, type ReactElement } from 'react';
import type { InputModel } from '@eptw/domain/template/inputs/input-model';
import type { SubmissionValue } from '@eptw/domain/template/model/submission';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import { DisplayedValue } from './displayed-value.tsx';

/** What a field needs to render. A value of the wrong type arrives as undefined. */
export interface InputFieldProps<Value extends SubmissionValue> {
  input: TemplateInput;
  /** The id of the control that the label belongs to. */
  id: string;
  /** The id of the label's text, for groups of controls. */
  labelId: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  /** Called on blur: the entry can be checked. */
  onBlur: () => void;
  invalid: boolean;
  /** The id of the error message or help text. */
  describedBy: string | undefined;
}

export interface ReadOnlyProps<Value extends SubmissionValue> {
  input: TemplateInput;
  value: Value | undefined;
}

/**
 * How the label is linked to the input: to its one control, to a group of controls, to the group that its options
 * form, rendered by the input itself, or not at all for inputs that are only read.
 */
export type Labelling = 'control' | 'group' | 'choices' | 'own' | 'none';

/** How an input of one type is filled in. */
export interface FieldRenderer {
  labelling: Labelling;
  /** Whether the field itself says what is wrong with this value. */
  explains: (value: SubmissionValue | undefined) => boolean;
  field: (props: InputFieldProps<SubmissionValue>) => ReactElement;
}

/** How the answer to an input of one type is shown. */
export type AnswerRenderer = (props: ReadOnlyProps<SubmissionValue>) => ReactElement;

/** A value of another type than the model's arrives as undefined. */
const withOwnType =
  <Value extends SubmissionValue>(model: InputModel<Value>) =>
  (value: SubmissionValue | undefined): Value | undefined =>
    model.hasType(value) ? value : undefined;

/**
 * Joins a type's field with its model, which checks the type of values. A field that is typed into says itself why it
 * cannot read a value.
 */
export function createField<Value extends SubmissionValue>(
  model: InputModel<Value>,
  labelling: Labelling,
  Field: ComponentType<InputFieldProps<Value>>,
  explains: (value: Value) => boolean = () => false,
): FieldRenderer {
  const toOwnType = withOwnType(model);
  return {
    labelling,
    explains(value) {
      const own = toOwnType(value);
      return own !== undefined && explains(own);
    },
    field: (props) => createElement(Field, { ...props, value: toOwnType(props.value) }),
  };
}

/** Joins what shows a type's answers with its model; without it, they are shown as the model formats them. */
export function createAnswer<Value extends SubmissionValue>(
  model: InputModel<Value>,
  ReadOnly: ComponentType<ReadOnlyProps<Value>> = DisplayedValue,
): AnswerRenderer {
  const toOwnType = withOwnType(model);
  return (props) => createElement(ReadOnly, { ...props, value: toOwnType(props.value) });
}
