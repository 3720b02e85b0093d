import { SignaturePad } from '../../../../components/drawing/signature-pad.tsx';
import { useFormContext } from '../../../../lib/form-context.ts';
import type { InputFieldProps } from '../input-renderer.ts';

/** A signature, drawn or typed, stored as an image with the time of signing below it. */
export function EsignInputField({ input, id, value, onChange, invalid, describedBy }: InputFieldProps<string>) {
  const { signerName } = useFormContext();
  return (
    <SignaturePad
      id={id}
      label={`${input.label}, filled in by ${signerName}`}
      value={value ?? ''}
      onChange={(image) => onChange(image === '' ? undefined : image)}
      invalid={invalid}
      describedBy={describedBy}
    />
  );
}
