import type { draftColumnTitles } from '@eptw/domain/permit/draft-columns';
import type { PermitCellKey } from '@eptw/domain/report/exported-lists';
import type { DraftSummary } from '../../features/permits/drafts/draft.ts';
import type { PermitSummary } from '../../features/permits/summary.ts';
import { position, timeCell, type CellOf } from './cell.ts';

/** What a permit has in each column that a list of permits may have. */
export const permitCells: Record<PermitCellKey, CellOf<PermitSummary>> = {
  position,
  code: ({ code }) => code,
  parent: ({ parentPermit }) => parentPermit?.code ?? '',
  status: ({ statusLabel }) => statusLabel,
  description: ({ workDescription }) => workDescription,
  type: ({ title }) => title,
  site: ({ site }) => site.code,
  startDate: ({ startDate, site }) => timeCell(startDate, site.timeZone),
  endDate: ({ endDate, site }) => timeCell(endDate, site.timeZone),
  owner: ({ hostSystemOwner }) => hostSystemOwner.fullname,
  ownerEmail: ({ hostSystemOwner }) => hostSystemOwner.email,
  discipline: ({ discipline }) => discipline.code,
  permitCode: ({ permitCode }) => permitCode,
  createdAt: ({ createdAt, site }) => timeCell(createdAt, site.timeZone),
  applier: ({ submittedBy }) => submittedBy.fullname,
  applierCompany: ({ contractor }) => contractor,
  attached: ({ attachedForms }) => attachedForms.join(', '),
  place: ({ place }) => place,
  highRisk: ({ highRisk }) => highRisk.join(', '),
  waitingSince: ({ waitingSince, site }) => timeCell(waitingSince, site.timeZone),
};

/** What a draft has in each column. */
export const draftCells: Record<keyof typeof draftColumnTitles | 'attached' | 'ownerEmail', CellOf<DraftSummary>> = {
  position,
  type: ({ title }) => title,
  attached: ({ attachedForms }) => attachedForms.join(', '),
  discipline: ({ discipline }) => discipline.code,
  owner: ({ hostSystemOwner }) => hostSystemOwner.fullname,
  ownerEmail: ({ hostSystemOwner }) => hostSystemOwner.email,
  description: ({ workDescription }) => workDescription,
  site: ({ site }) => site.code,
  updatedAt: ({ updatedAt, site }) => timeCell(updatedAt, site.timeZone),
};
