import { formatFileSize } from '@eptw/domain/text/file-size';
import { isTextList } from '@eptw/domain/template/inputs/text-list';
import type { PrintedFile } from '../permit-document.ts';
import { absentValue, type InputRenderer, type PictureSize, type PrintedValue } from './printed-value.ts';

/** The types of pictures that can be drawn on paper. */
export const drawableTypes: readonly string[] = ['image/png', 'image/jpeg'];

export const renderSignature: InputRenderer = ({ input, value }) => {
  if (typeof value !== 'string' || value === '') return absentValue('Not signed');
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
      : absentValue(nothing);
}

export const renderFiles = createFileRenderer('photograph', 'No file');
export const renderMap = createFileRenderer('map', 'Not marked');
