import { getInputModel } from '@eptw/domain/template/inputs/registry';
import type { SubmissionValue } from '@eptw/domain/template/model/submission';
import type { TemplateInput } from '@eptw/domain/template/model/template';
import { NotFilled } from './not-filled.tsx';

/** A value, formatted by its input type. */
export function DisplayedValue({ input, value }: { input: TemplateInput; value: SubmissionValue | undefined }) {
  const text = getInputModel(input.type).display(value, input);
  return text ? <span className="form-reading">{text}</span> : <NotFilled />;
}
