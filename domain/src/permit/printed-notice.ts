import { getStatusRow, isUnclosed } from './status.ts';

/**
 * The warning that a printed permit carries, since paper is taken for permission by whoever finds it hanging;
 * undefined while work may go on under the permit.
 */
export function getPrintedNotice(permit: { status: string; end: Date | null }, now: Date): string | undefined {
  if (isUnclosed(permit, now)) return 'The period of this permit has ended. Do not work under it.';
  return getStatusRow(permit.status).printedNotice;
}
