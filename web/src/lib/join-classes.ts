/** The `class` attribute of these classes, of which some may be missing. */
export function joinClasses(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
