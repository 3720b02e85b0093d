import type { exportedLists } from '@eptw/domain/report/exported-lists';
import type { CriticalActivity } from '../../features/dashboard/today/service.ts';
import { timeCell, type CellOf } from './cell.ts';

/** What high-risk work has in each column. */
export const highRiskCells: Record<
  keyof (typeof exportedLists)['high-risk-work']['columns'],
  CellOf<CriticalActivity>
> = {
  code: ({ code }) => code,
  kinds: ({ kinds }) => kinds.join(', '),
  site: ({ site }) => site.code,
  level: ({ level }) => level,
  location: ({ location }) => location,
  work: ({ workDescription }) => workDescription,
  owner: ({ owner }) => owner.fullName,
  ownerEmail: ({ owner }) => owner.email,
  until: ({ endDate, site }) => timeCell(endDate, site.timeZone),
};
