/** Joins class names for the `class` attribute, omitting undefined ones. */
export function joinClasses(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
