/** Formats a whole number with commas between thousands. Loading the locale for it would delay a screen. */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
