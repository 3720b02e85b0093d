import type { SubmissionValue } from '@eptw/domain/template/submission';
import type { TemplateInput } from '@eptw/domain/template/template';
import type { PermitDocument } from '../permit-document.ts';

/** How large a picture may become on paper. */
export type PictureSize = 'signature' | 'photograph' | 'map';

/** A piece of what an input says on paper: words, words in the place of a value, or a picture with a line under it. */
export type PrintedValue =
  | { kind: 'words'; text: string }
  | { kind: 'absent'; text: string }
  | { kind: 'picture'; content: Uint8Array; size: PictureSize; caption: string; alternative: string };

/** An input as it was filled in, with the names of what its value names by ids. */
export interface FilledInput extends Pick<PermitDocument, 'files' | 'people'> {
  input: TemplateInput;
  value: SubmissionValue | undefined;
}

export type InputRenderer = (filled: FilledInput) => PrintedValue[];

export function absentValue(text: string): PrintedValue[] {
  return [{ kind: 'absent', text }];
}
