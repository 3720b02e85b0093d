import { SignaturePad } from '../../../../components/drawing/signature-pad.tsx';
import { useFormSurroundings } from '../../components/form-surroundings.ts';
import type { FieldProps } from '../input-face.ts';

/** A signature, drawn or typed, stored as an image with the time of signing under it. */
export function EsignField({ input, id, value, onChange, invalid, describedBy }: FieldProps<string>) {
  const { signer } = useFormSurroundings();
  return (
    <SignaturePad
      id={id}
      label={`${input.label}, filled in by ${signer}`}
      value={value ?? ''}
      onChange={(image) => onChange(image === '' ? undefined : image)}
      invalid={invalid}
      describedBy={describedBy}
    />
  );
}
