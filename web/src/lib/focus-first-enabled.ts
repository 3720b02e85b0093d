/** Focuses the first of the elements with these ids that is enabled, after the next render. */
export function focusFirstEnabled(...ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const candidates = ids.map((id) => document.querySelector<HTMLElement>(`#${id}:enabled`));
    candidates.find((element) => element !== null)?.focus();
  });
}
