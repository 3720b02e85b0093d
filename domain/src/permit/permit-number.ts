/** `{site code}-{permit code}-{sequence}`, with at least six digits in the sequence: F10N-GP-000123. */
export function formatPermitNumber(siteCode: string, permitCode: string, sequence: number): string {
  return `${siteCode}-${permitCode}-${String(sequence).padStart(6, '0')}`;
}

/** The second dash-separated segment of a permit number, shown as 'Permit Code'. */
export function parsePermitCode(number: string): string {
  // Without an array of all segments, because lists read it in every row.
  const start = number.indexOf('-') + 1;
  if (start === 0) return '';
  const end = number.indexOf('-', start);
  return end === -1 ? number.slice(start) : number.slice(start, end);
}
