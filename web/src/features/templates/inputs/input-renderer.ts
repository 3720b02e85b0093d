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

/** The renderers of one input type: for filling in, and for reading. */
export interface InputRenderer {
  labelling: Labelling;
  field: (props: InputFieldProps<SubmissionValue>) => ReactElement;
  readOnly: (props: ReadOnlyProps<SubmissionValue>) => ReactElement;
}

interface RendererComponents<Value extends SubmissionValue> {
  labelling: Labelling;
  Field: ComponentType<InputFieldProps<Value>>;
  /** Where more is shown than the value, formatted by its type. */
  ReadOnly?: ComponentType<ReadOnlyProps<Value>>;
}

/** Joins a type's two renderers with its model, which checks the type of values. */
export function createInputRenderer<Value extends SubmissionValue>(
  model: InputModel<Value>,
  { labelling, Field, ReadOnly = DisplayedValue }: RendererComponents<Value>,
): InputRenderer {
  const keepOwnType = (value: SubmissionValue | undefined): Value | undefined =>
    model.hasType(value) ? value : undefined;
  return {
    labelling,
    field: (props) => createElement(Field, { ...props, value: keepOwnType(props.value) }),
    readOnly: (props) => createElement(ReadOnly, { ...props, value: keepOwnType(props.value) }),
  };
}
