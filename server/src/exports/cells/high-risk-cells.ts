import type { exportedLists } from '@eptw/domain/export/exported-lists';
import type { CriticalActivity } from '../../features/dashboard/today/service.ts';
import { formatTimeCell, type CellFormatter } from './cell.ts';

/** The cells of high-risk work by column. */
export const highRiskCells: Record<
  keyof (typeof exportedLists)['high-risk-work']['columns'],
  CellFormatter<CriticalActivity>
> = {
  code: ({ code }) => code,
  kinds: ({ kinds }) => kinds.join(', '),
  site: ({ site }) => site.code,
  level: ({ level }) => level,
  location: ({ location }) => location,
  work: ({ workDescription }) => workDescription,
  owner: ({ owner }) => owner.fullName,
  ownerEmail: ({ owner }) => owner.email,
  until: ({ endDate, site }) => formatTimeCell(endDate, site.timeZone),
};
