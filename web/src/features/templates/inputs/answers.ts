import { inputModels as models } from '@eptw/domain/template/inputs/registry';
import type { InputType } from '@eptw/domain/template/model/template';
import { CheckboxReadOnly } from './checkbox/ReadOnly.tsx';
import { EsignReadOnly } from './esign/ReadOnly.tsx';
import { FileReadOnly } from './file/ReadOnly.tsx';
import { FreetextReadOnly } from './freetext/ReadOnly.tsx';
import { MapReadOnly } from './map/ReadOnly.tsx';
import { MulticheckReadOnly } from './multicheck/ReadOnly.tsx';
import { ReviewerlistReadOnly } from './reviewerlist/ReadOnly.tsx';
import { TextareaReadOnly } from './textarea/ReadOnly.tsx';
import { createAnswer, type AnswerRenderer } from './input-renderer.ts';

/** What shows the answers of all input types; apart from the fields, which a page to read does not load. */
export const inputAnswers: Readonly<Record<InputType, AnswerRenderer>> = {
  text: createAnswer(models.text),
  textarea: createAnswer(models.textarea, TextareaReadOnly),
  radio: createAnswer(models.radio),
  checkbox: createAnswer(models.checkbox, CheckboxReadOnly),
  multicheck: createAnswer(models.multicheck, MulticheckReadOnly),
  date: createAnswer(models.date),
  time: createAnswer(models.time),
  daterange: createAnswer(models.daterange),
  select: createAnswer(models.select),
  file: createAnswer(models.file, FileReadOnly),
  esign: createAnswer(models.esign, EsignReadOnly),
  freetext: createAnswer(models.freetext, FreetextReadOnly),
  map: createAnswer(models.map, MapReadOnly),
  reviewerlist: createAnswer(models.reviewerlist, ReviewerlistReadOnly),
};
