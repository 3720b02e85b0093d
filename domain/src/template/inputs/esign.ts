import { message } from '../../message.ts';
import { createInputModel, type ValueProblem } from './input-model.ts';
import { isText } from './stored-text.ts';

/** The largest signature, in characters of its data URL: 400 kB. */
export const maxSignatureLength = 400 * 1024;

/** The base64 text of the signature that every PNG file starts with: the name of the type alone proves nothing. */
const pngDataUrl = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/;

export const esign = createInputModel({
  hasType: isText,
  wrongTypeMessage: 'Sign here.',
  requiredMessage: message.signatureRequired,
  normalise: (value) => value,
  isEmpty: (value) => value === '',
  findProblem: findSignatureProblem,
  display: () => 'Signed',
  changedText: 'Signature changed',
});

/** What is wrong with a signature, given as a data URL; undefined when nothing is. */
export function findSignatureProblem(value: string): ValueProblem | undefined {
  if (value.length > maxSignatureLength) {
    return { kind: 'tooLarge', message: 'This signature is larger than 400 kB. Clear it and sign again.' };
  }
  if (pngDataUrl.test(value)) return undefined;
  return { kind: 'invalid', message: 'This signature is not a PNG image. Clear it and sign again.' };
}
