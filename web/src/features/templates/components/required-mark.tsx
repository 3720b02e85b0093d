/** The star of a required input; for screen readers the control itself is marked. */
export function RequiredMark() {
  return (
    <span className="form-star" aria-hidden>
      *
    </span>
  );
}
