import { inputModels as models } from '@eptw/domain/template/inputs/registry';
import type { InputType } from '@eptw/domain/template/model/template';
import { CheckboxInputField } from './checkbox/Field.tsx';
import { DateInputField } from './date/Field.tsx';
import { DaterangeInputField } from './daterange/Field.tsx';
import { EsignInputField } from './esign/Field.tsx';
import { FileInputField } from './file/Field.tsx';
import { FreetextInputField } from './freetext/Field.tsx';
import { MapInputField } from './map/Field.tsx';
import { MulticheckInputField } from './multicheck/Field.tsx';
import { RadioInputField } from './radio/Field.tsx';
import { ReviewerlistInputField } from './reviewerlist/Field.tsx';
import { SelectInputField } from './select/Field.tsx';
import { TextInputField } from './text/Field.tsx';
import { TextareaInputField } from './textarea/Field.tsx';
import { TimeInputField } from './time/Field.tsx';
import { createField, type FieldRenderer } from './input-renderer.ts';
import { findTypedProblem, type TypedKind } from '../../../components/field/typed-kinds.ts';

const isUnreadable = (kind: TypedKind) => (text: string) => findTypedProblem(kind, text, 'upcoming') !== undefined;

/** The fields of all input types. A type without its field does not compile. */
export const inputFields: Readonly<Record<InputType, FieldRenderer>> = {
  text: createField(models.text, 'control', TextInputField),
  textarea: createField(models.textarea, 'control', TextareaInputField),
  radio: createField(models.radio, 'choices', RadioInputField),
  checkbox: createField(models.checkbox, 'own', CheckboxInputField),
  multicheck: createField(models.multicheck, 'choices', MulticheckInputField),
  date: createField(models.date, 'control', DateInputField, isUnreadable('day')),
  time: createField(models.time, 'control', TimeInputField, isUnreadable('time')),
  daterange: createField(models.daterange, 'group', DaterangeInputField, (days) => days.some(isUnreadable('day'))),
  select: createField(models.select, 'control', SelectInputField),
  file: createField(models.file, 'group', FileInputField),
  esign: createField(models.esign, 'group', EsignInputField),
  freetext: createField(models.freetext, 'none', FreetextInputField),
  map: createField(models.map, 'group', MapInputField),
  reviewerlist: createField(models.reviewerlist, 'control', ReviewerlistInputField),
};
