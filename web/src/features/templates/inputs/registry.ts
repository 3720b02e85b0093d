import { inputModels } from '@eptw/domain/template/inputs/registry';
import type { InputType } from '@eptw/domain/template/template';
import { CheckboxField } from './checkbox/Field.tsx';
import { CheckboxReadOnly } from './checkbox/ReadOnly.tsx';
import { DateField } from './date/Field.tsx';
import { DateReadOnly } from './date/ReadOnly.tsx';
import { DaterangeField } from './daterange/Field.tsx';
import { DaterangeReadOnly } from './daterange/ReadOnly.tsx';
import { EsignField } from './esign/Field.tsx';
import { EsignReadOnly } from './esign/ReadOnly.tsx';
import { FileField } from './file/Field.tsx';
import { FileReadOnly } from './file/ReadOnly.tsx';
import { FreetextField } from './freetext/Field.tsx';
import { FreetextReadOnly } from './freetext/ReadOnly.tsx';
import { createInputRenderer, type InputRenderer } from './input-renderer.ts';
import { MapField } from './map/Field.tsx';
import { MapReadOnly } from './map/ReadOnly.tsx';
import { MulticheckField } from './multicheck/Field.tsx';
import { MulticheckReadOnly } from './multicheck/ReadOnly.tsx';
import { RadioField } from './radio/Field.tsx';
import { RadioReadOnly } from './radio/ReadOnly.tsx';
import { ReviewerlistField } from './reviewerlist/Field.tsx';
import { ReviewerlistReadOnly } from './reviewerlist/ReadOnly.tsx';
import { SelectField } from './select/Field.tsx';
import { SelectReadOnly } from './select/ReadOnly.tsx';
import { TextField } from './text/Field.tsx';
import { TextReadOnly } from './text/ReadOnly.tsx';
import { TextareaField } from './textarea/Field.tsx';
import { TextareaReadOnly } from './textarea/ReadOnly.tsx';
import { TimeField } from './time/Field.tsx';
import { TimeReadOnly } from './time/ReadOnly.tsx';

const models = inputModels;

/** The renderers of all input types. A type without its two renderers does not compile. */
export const inputRenderers = {
  text: createInputRenderer(models.text, { labelling: 'control', Field: TextField, ReadOnly: TextReadOnly }),
  textarea: createInputRenderer(models.textarea, {
    labelling: 'control',
    Field: TextareaField,
    ReadOnly: TextareaReadOnly,
  }),
  radio: createInputRenderer(models.radio, { labelling: 'choices', Field: RadioField, ReadOnly: RadioReadOnly }),
  checkbox: createInputRenderer(models.checkbox, {
    labelling: 'own',
    Field: CheckboxField,
    ReadOnly: CheckboxReadOnly,
  }),
  multicheck: createInputRenderer(models.multicheck, {
    labelling: 'choices',
    Field: MulticheckField,
    ReadOnly: MulticheckReadOnly,
  }),
  date: createInputRenderer(models.date, { labelling: 'control', Field: DateField, ReadOnly: DateReadOnly }),
  time: createInputRenderer(models.time, { labelling: 'control', Field: TimeField, ReadOnly: TimeReadOnly }),
  daterange: createInputRenderer(models.daterange, {
    labelling: 'group',
    Field: DaterangeField,
    ReadOnly: DaterangeReadOnly,
  }),
  select: createInputRenderer(models.select, { labelling: 'control', Field: SelectField, ReadOnly: SelectReadOnly }),
  file: createInputRenderer(models.file, { labelling: 'group', Field: FileField, ReadOnly: FileReadOnly }),
  esign: createInputRenderer(models.esign, { labelling: 'group', Field: EsignField, ReadOnly: EsignReadOnly }),
  freetext: createInputRenderer(models.freetext, {
    labelling: 'none',
    Field: FreetextField,
    ReadOnly: FreetextReadOnly,
  }),
  map: createInputRenderer(models.map, { labelling: 'group', Field: MapField, ReadOnly: MapReadOnly }),
  reviewerlist: createInputRenderer(models.reviewerlist, {
    labelling: 'control',
    Field: ReviewerlistField,
    ReadOnly: ReviewerlistReadOnly,
  }),
} satisfies Record<InputType, InputRenderer>;
