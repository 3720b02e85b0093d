interface ContestedInputsProps {
  /** Labels of inputs that both the viewer and somebody else changed. */
  labels: readonly string[];
}

/** Says whose values stand where two people changed the same. */
export function ContestedInputs({ labels }: ContestedInputsProps) {
  if (labels.length === 0) return null;
  return <p>Changed by both of you: {labels.join(', ')}. Your values are in the form.</p>;
}
