import { formatFileSize } from '@eptw/domain/template/file-size';
import { isTextList } from '@eptw/domain/template/inputs/text-list';
import type { PrintedFile } from '../permit-document.ts';
import { absent, type InputFace, type PictureSize, type Told } from './told.ts';

/** The types of pictures that can be drawn on paper. */
export const drawnTypes: readonly string[] = ['image/png', 'image/jpeg'];

export const signatureFace: InputFace = ({ input, value }) => {
  if (typeof value !== 'string' || value === '') return absent('Not signed');
  const content = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64');
  return [{ kind: 'picture', content, size: 'signature', caption: '', alternative: `Signature: ${input.label}` }];
};

function told(name: string, file: PrintedFile | undefined, size: PictureSize, label: string): Told {
  if (!file) return { kind: 'absent', text: `${name} is no longer there` };
  const line = `${file.name} (${formatFileSize(file.size)})`;
  if (file.content) {
    const alternative = `${label}: ${file.name}`;
    return { kind: 'picture', content: file.content, size, caption: size === 'map' ? '' : line, alternative };
  }
  const isMissing = drawnTypes.includes(file.type);
  return { kind: 'words', text: isMissing ? `${line} cannot be shown on paper. Open the permit to see it.` : line };
}

function facesOf(size: PictureSize, nothing: string): InputFace {
  return ({ input, value, files }) =>
    isTextList(value) && value.length > 0
      ? value.map((name) => told(name, files[name], size, input.label))
      : absent(nothing);
}

export const fileFace = facesOf('photograph', 'No file');
export const mapFace = facesOf('map', 'Not marked');
