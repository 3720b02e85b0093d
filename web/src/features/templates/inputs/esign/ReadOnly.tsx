import { NotFilled } from '../not-filled.tsx';
import type { ReadOnlyProps } from '../input-renderer.ts';

/** The stored signature, on white in every colour scheme. */
export function EsignReadOnly({ input, value }: ReadOnlyProps<string>) {
  if (!value?.startsWith('data:image/png;base64,')) return <NotFilled>Not signed</NotFilled>;
  return <img className="form-reading-signature" src={value} alt={`Signature: ${input.label}`} />;
}
