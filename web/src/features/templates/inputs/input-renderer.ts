import { createElement, type ComponentType, type ReactElement } from 'react';
import type { InputModel } from '@eptw/domain/template/inputs/input-model';
import type { SubmissionValue } from '@eptw/domain/template/submission';
import type { TemplateInput } from '@eptw/domain/template/template';

/** What a field needs to draw itself. A value of another kind than the input takes arrives as no value. */
export interface FieldProps<Value extends SubmissionValue> {
  input: TemplateInput;
  /** The id of the control that the label belongs to. */
  id: string;
  /** The id of the label's text, for groups of controls. */
  labelId: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  /** The keyboard left the field: what was entered may be checked. */
  onBlur: () => void;
  invalid: boolean;
  /** The id of the text that says what is wrong or gives help. */
  describedBy: string | undefined;
}

export interface ReadOnlyProps<Value extends SubmissionValue> {
  input: TemplateInput;
  value: Value | undefined;
}

/**
 * How the label belongs to the input: to its one control, to a group of controls, drawn by the input itself, or not
 * at all for what is only read.
 */
export type Labelling = 'control' | 'group' | 'own' | 'none';

/** One input type on screen: being filled in, and being read. */
export interface InputRenderer {
  labelling: Labelling;
  field: (props: FieldProps<SubmissionValue>) => ReactElement;
  readOnly: (props: ReadOnlyProps<SubmissionValue>) => ReactElement;
}

interface RendererComponents<Value extends SubmissionValue> {
  labelling: Labelling;
  Field: ComponentType<FieldProps<Value>>;
  ReadOnly: ComponentType<ReadOnlyProps<Value>>;
}

/** Joins a type's two faces with its model, which tells values of its kind from others. */
export function createInputRenderer<Value extends SubmissionValue>(
  model: InputModel<Value>,
  components: RendererComponents<Value>,
): InputRenderer {
  const own = (value: SubmissionValue | undefined): Value | undefined => (model.hasType(value) ? value : undefined);
  return {
    labelling: components.labelling,
    field: (props) => createElement(components.Field, { ...props, value: own(props.value) }),
    readOnly: (props) => createElement(components.ReadOnly, { ...props, value: own(props.value) }),
  };
}
