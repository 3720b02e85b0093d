import './field.css';

/** The star of what must be filled in; the control itself says so to a screen reader. */
export function RequiredMark() {
  return (
    <span className="required-mark" aria-hidden>
      *
    </span>
  );
}
