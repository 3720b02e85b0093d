import { formatProseList } from '@eptw/domain/text/prose-list';
import type { GetLookAlikesQuery } from '../../../generated/companies.ts';

export type LookAlikes = GetLookAlikesQuery['getLookAlikes'];

/** What looks alike, counted in words: '3 companies and 2 accounts'; empty when nothing does. */
export function countLookAlikes({ companies, accounts, workers }: LookAlikes): string {
  const counts: [number, string][] = [
    [companies.reduce((sum, { spellings }) => sum + spellings.length, 0), 'companies'],
    [accounts.reduce((sum, alike) => sum + alike.accounts.length, 0), 'accounts'],
    [workers.reduce((sum, alike) => sum + alike.workers.length, 0), 'pass numbers'],
  ];
  return formatProseList(counts.filter(([count]) => count > 0).map(([count, noun]) => `${count} ${noun}`));
}
