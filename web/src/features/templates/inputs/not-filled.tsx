/** Shown for an input without a value. */
export function NotFilled({ children = 'Not filled in' }: { children?: string }) {
  return <span className="form-reading-empty">{children}</span>;
}
