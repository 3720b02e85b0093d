/** `{site code}-{permit code}-{sequence}`, with at least six digits in the sequence: F10N-GP-000123. */
export function formatPermitNumber(siteCode: string, permitCode: string, sequence: number): string {
  return `${siteCode}-${permitCode}-${String(sequence).padStart(6, '0')}`;
}

/** The second dash-separated segment of a permit number, shown as 'Permit Code'. */
export function parsePermitCode(number: string): string {
  return number.split('-')[1] ?? '';
}
