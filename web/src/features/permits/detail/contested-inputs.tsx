interface ContestedInputsProps {
  /** Labels of inputs that both the viewer and another user changed. */
  labels: readonly string[];
}

/** States whose values are shown where two users changed the same input. */
export function ContestedInputs({ labels }: ContestedInputsProps) {
  if (labels.length === 0) return null;
  return <p>Changed by both of you: {labels.join(', ')}. Your values are in the form.</p>;
}
