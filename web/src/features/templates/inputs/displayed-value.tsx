import { getInputModel } from '@eptw/domain/template/inputs/registry';
import type { SubmissionValue } from '@eptw/domain/template/submission';
import type { ReadOnlyProps } from './input-renderer.ts';
import { NotFilled } from './not-filled.tsx';

/** A value, formatted by its input type. */
export function DisplayedValue({ input, value }: ReadOnlyProps<SubmissionValue>) {
  const text = getInputModel(input.type).display(value, input);
  return text ? <span className="form-reading">{text}</span> : <NotFilled />;
}
