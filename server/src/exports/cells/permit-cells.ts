import type { draftColumnTitles } from '@eptw/domain/permit/draft-columns';
import type { PermitColumnKey } from '@eptw/domain/permit/list-columns';
import type { DraftSummary } from '../../features/permits/drafts/draft.ts';
import { conditionTable } from '@eptw/domain/work/log/conditions';
import type { ListedPermit } from '../../features/permits/list/summaries.ts';
import { formatRowNumber, formatTimeCell, type CellFormatter } from './cell.ts';

/** The cells of a permit in every column that a permit list may have. */
export const permitCells: Record<PermitColumnKey, CellFormatter<ListedPermit>> = {
  position: formatRowNumber,
  code: ({ code }) => code,
  parent: ({ parentPermit }) => parentPermit?.code ?? '',
  condition: ({ condition }) => (condition === null ? '' : conditionTable[condition].name),
  status: ({ statusLabel }) => statusLabel,
  description: ({ workDescription }) => workDescription,
  type: ({ title }) => title,
  site: ({ site }) => site.code,
  startDate: ({ startDate, site }) => formatTimeCell(startDate, site.timeZone),
  endDate: ({ endDate, site }) => formatTimeCell(endDate, site.timeZone),
  owner: ({ hostSystemOwner }) => hostSystemOwner.fullname,
  ownerEmail: ({ hostSystemOwner }) => hostSystemOwner.email,
  discipline: ({ discipline }) => discipline.code,
  permitCode: ({ permitCode }) => permitCode,
  createdAt: ({ createdAt, site }) => formatTimeCell(createdAt, site.timeZone),
  applier: ({ submittedBy }) => submittedBy.fullname,
  applierCompany: ({ contractor }) => contractor,
  attached: ({ attachedForms }) => attachedForms.join(', '),
  place: ({ place }) => place,
  highRisk: ({ highRisk }) => highRisk.join(', '),
  waitingSince: ({ waitingSince, site }) => formatTimeCell(waitingSince, site.timeZone),
};

/** The cells of a draft by column. */
export const draftCells: Record<
  keyof typeof draftColumnTitles | 'attached' | 'ownerEmail',
  CellFormatter<DraftSummary>
> = {
  position: formatRowNumber,
  type: ({ title }) => title,
  attached: ({ attachedForms }) => attachedForms.join(', '),
  discipline: ({ discipline }) => discipline.code,
  owner: ({ hostSystemOwner }) => hostSystemOwner.fullname,
  ownerEmail: ({ hostSystemOwner }) => hostSystemOwner.email,
  description: ({ workDescription }) => workDescription,
  site: ({ site }) => site.code,
  updatedAt: ({ updatedAt, site }) => formatTimeCell(updatedAt, site.timeZone),
};
