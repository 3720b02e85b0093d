/** The star of a required input; the control itself says so to a screen reader. */
export function RequiredMark() {
  return (
    <span className="form-star" aria-hidden>
      *
    </span>
  );
}
