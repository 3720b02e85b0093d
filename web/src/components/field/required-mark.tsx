import './field.css';

/** The star of a required field; for screen readers the control itself is marked. */
export function RequiredMark() {
  return (
    <span className="required-mark" aria-hidden>
      *
    </span>
  );
}
