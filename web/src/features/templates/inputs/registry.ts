import { inputModels } from '@eptw/domain/template/inputs/registry';
import type { InputType } from '@eptw/domain/template/model/template';
import { CheckboxInputField } from './checkbox/Field.tsx';
import { CheckboxReadOnly } from './checkbox/ReadOnly.tsx';
import { DateInputField } from './date/Field.tsx';
import { DaterangeInputField } from './daterange/Field.tsx';
import { EsignInputField } from './esign/Field.tsx';
import { EsignReadOnly } from './esign/ReadOnly.tsx';
import { FileInputField } from './file/Field.tsx';
import { FileReadOnly } from './file/ReadOnly.tsx';
import { FreetextInputField } from './freetext/Field.tsx';
import { FreetextReadOnly } from './freetext/ReadOnly.tsx';
import { createInputRenderer, type InputRenderer } from './input-renderer.ts';
import { MapInputField } from './map/Field.tsx';
import { MapReadOnly } from './map/ReadOnly.tsx';
import { MulticheckInputField } from './multicheck/Field.tsx';
import { MulticheckReadOnly } from './multicheck/ReadOnly.tsx';
import { RadioInputField } from './radio/Field.tsx';
import { ReviewerlistInputField } from './reviewerlist/Field.tsx';
import { ReviewerlistReadOnly } from './reviewerlist/ReadOnly.tsx';
import { SelectInputField } from './select/Field.tsx';
import { TextInputField } from './text/Field.tsx';
import { TextareaInputField } from './textarea/Field.tsx';
import { TextareaReadOnly } from './textarea/ReadOnly.tsx';
import { TimeInputField } from './time/Field.tsx';

const models = inputModels;

/** The renderers of all input types. A type without its field does not compile. */
export const inputRenderers = {
  text: createInputRenderer(models.text, { labelling: 'control', Field: TextInputField }),
  textarea: createInputRenderer(models.textarea, {
    labelling: 'control',
    Field: TextareaInputField,
    ReadOnly: TextareaReadOnly,
  }),
  radio: createInputRenderer(models.radio, { labelling: 'choices', Field: RadioInputField }),
  checkbox: createInputRenderer(models.checkbox, {
    labelling: 'own',
    Field: CheckboxInputField,
    ReadOnly: CheckboxReadOnly,
  }),
  multicheck: createInputRenderer(models.multicheck, {
    labelling: 'choices',
    Field: MulticheckInputField,
    ReadOnly: MulticheckReadOnly,
  }),
  date: createInputRenderer(models.date, { labelling: 'control', Field: DateInputField }),
  time: createInputRenderer(models.time, { labelling: 'control', Field: TimeInputField }),
  daterange: createInputRenderer(models.daterange, {
    labelling: 'group',
    Field: DaterangeInputField,
  }),
  select: createInputRenderer(models.select, {
    labelling: 'control',
    Field: SelectInputField,
  }),
  file: createInputRenderer(models.file, { labelling: 'group', Field: FileInputField, ReadOnly: FileReadOnly }),
  esign: createInputRenderer(models.esign, { labelling: 'group', Field: EsignInputField, ReadOnly: EsignReadOnly }),
  freetext: createInputRenderer(models.freetext, {
    labelling: 'none',
    Field: FreetextInputField,
    ReadOnly: FreetextReadOnly,
  }),
  map: createInputRenderer(models.map, { labelling: 'group', Field: MapInputField, ReadOnly: MapReadOnly }),
  reviewerlist: createInputRenderer(models.reviewerlist, {
    labelling: 'control',
    Field: ReviewerlistInputField,
    ReadOnly: ReviewerlistReadOnly,
  }),
} satisfies Record<InputType, InputRenderer>;
