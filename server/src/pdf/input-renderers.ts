import { getInputModel } from '@eptw/domain/template/inputs/registry';
import { isTextList } from '@eptw/domain/template/inputs/text-list';
import type { SubmissionValue } from '@eptw/domain/template/model/submission';
import type { InputType, TemplateInput } from '@eptw/domain/template/model/template';
import { formatFileSize } from '@eptw/domain/text/file-size';
import type { PermitDocument, PrintedFile } from './permit-document.ts';

/** The maximum size of a picture on paper. */
export type PictureSize = 'signature' | 'photograph' | 'map';

/** A part of an input on paper: text, text in place of a missing value, or a picture with a caption. */
export type PrintedValue =
  | { kind: 'words'; text: string }
  | { kind: 'absent'; text: string }
  | { kind: 'picture'; content: Uint8Array; size: PictureSize; caption: string; alternative: string };

/** An input with its value, and the files and users whose ids the value contains. */
export interface FilledInput extends Pick<PermitDocument, 'files' | 'people'> {
  input: TemplateInput;
  value: SubmissionValue | undefined;
}

export type InputRenderer = (filled: FilledInput) => PrintedValue[];

function createAbsentValue(text: string): PrintedValue[] {
  return [{ kind: 'absent', text }];
}

/** The value as the input's own model formats it. */
const renderText: InputRenderer = ({ input, value }) => {
  const model = getInputModel(input.type);
  if (value === undefined || model.isEmpty(value, input)) return createAbsentValue('Not filled in');
  return [{ kind: 'words', text: model.display(value, input) }];
};

const renderCheckbox: InputRenderer = ({ value }) =>
  value === true ? [{ kind: 'words', text: '☑ Confirmed' }] : createAbsentValue('☐ Not ticked');

const renderMulticheck: InputRenderer = ({ input, value }) => {
  if (!isTextList(value) || value.length === 0) return createAbsentValue('None selected');
  const labels = value.map((chosen) => input.options?.find((option) => option.value === chosen)?.label ?? chosen);
  return [{ kind: 'words', text: labels.map((label) => `☑ ${label}`).join('\n') }];
};

const renderReviewerList: InputRenderer = ({ value, people }) =>
  isTextList(value) && value.length > 0
    ? [{ kind: 'words', text: value.map((id) => people[id] ?? 'Former user').join(', ') }]
    : createAbsentValue('None selected');

/** A paragraph of the template: only its label is printed. */
const renderFreeText: InputRenderer = () => [];

/** The types of pictures that can be drawn on paper. */
export const drawableTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

const renderSignature: InputRenderer = ({ input, value }) => {
  if (typeof value !== 'string' || value === '') return createAbsentValue('Not signed');
  const content = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64');
  return [{ kind: 'picture', content, size: 'signature', caption: '', alternative: `Signature: ${input.label}` }];
};

function toPrintedFileValue(
  name: string,
  file: PrintedFile | undefined,
  size: PictureSize,
  label: string,
): PrintedValue {
  if (!file) return { kind: 'absent', text: `${name} has been deleted` };
  const line = `${file.name} (${formatFileSize(file.size)})`;
  if (file.content) {
    const alternative = `${label}: ${file.name}`;
    return { kind: 'picture', content: file.content, size, caption: size === 'map' ? '' : line, alternative };
  }
  const isMissing = drawableTypes.includes(file.type);
  return { kind: 'words', text: isMissing ? `${line} cannot be printed. Open the permit to view it.` : line };
}

function createFileRenderer(size: PictureSize, nothing: string): InputRenderer {
  return ({ input, value, files }) =>
    isTextList(value) && value.length > 0
      ? value.map((name) => toPrintedFileValue(name, files[name], size, input.label))
      : createAbsentValue(nothing);
}

const renderFiles = createFileRenderer('photograph', 'No file');
const renderMap = createFileRenderer('map', 'Not marked');

/** The renderer of each type of input on paper. */
export const inputRenderers = {
  text: renderText,
  textarea: renderText,
  radio: renderText,
  select: renderText,
  time: renderText,
  checkbox: renderCheckbox,
  multicheck: renderMulticheck,
  date: renderText,
  daterange: renderText,
  file: renderFiles,
  esign: renderSignature,
  freetext: renderFreeText,
  map: renderMap,
  reviewerlist: renderReviewerList,
} satisfies Record<InputType, InputRenderer>;
