import { formatEndedOn } from '@eptw/domain/permit/ended-on';
import type { PermitParties } from '@eptw/domain/permit/permit';
import { queueGroups } from '@eptw/domain/permit/work-queue';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { findStoredCondition, formatStoredCondition } from '@eptw/domain/work/summary/job-summary';
import type { ActorContext } from '../../../app-context.ts';
import { findCoveringStop, type AreaStop } from '../../area-stops/area-stop-rows.ts';
import { summarize, type PermitSummary, type SummarySource } from '../detail/permit-summary.ts';
import { toStoredWork } from '../../work-log/work-rows.ts';
import { loadFormTitles, type FormTitle } from './title-rows.ts';
import type { ListRow } from './list-rows.ts';

/** A permit as a row of a list, with the work under it. */
export interface ListedPermit extends PermitSummary {
  /** Null for a finished permit, and where no work is followed. */
  condition: WorkCondition | null;
  conditionLabel: string | null;
  /** The stop of all work at its site, if it covers the permit. */
  areaStop: AreaStop | null;
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

/** What decides who may act on the permit of a row: of a finished one, on which nobody can, without its slots. */
function toParties(row: ListRow, now: Date): PermitParties {
  return {
    id: row.id,
    status: row.status,
    siteId: row.siteId,
    submitterId: row.submitterId,
    submitterRole: row.submitterRole,
    submitterCompany: row.submitterCompany,
    ownerId: row.ownerId,
    slots: (row.slots ?? []).map(([userId, groupId, filledBy, name]) => ({
      reviewer:
        groupId === null ? { kind: 'individual', userId: userId ?? '', name } : { kind: 'group', groupId, name },
      filledBy,
    })),
    projectManagerId: row.projectManagerId,
    finalApproverId: row.finalApproverId,
    holderId: row.work?.holderId ?? row.lastHolderId,
    endedOn: formatEndedOn(toDate(row.endsAt), now, row.siteTimeZone),
    absentSubmitter: row.absentSubmitter,
    requestedBy: row.requestedBy,
    // What is proven before the start is answered on the permit's own page alone.
    unproven: null,
  };
}

function toSummarySource(row: ListRow, titles: ReadonlyMap<string, FormTitle>): SummarySource {
  const [form, ...attached] = row.versionIds.flatMap((id) => titles.get(id) ?? []);
  return {
    _id: row.id,
    code: row.number,
    parentPermit: row.parentId === null ? null : { _id: row.parentId, code: row.parentNumber ?? '' },
    title: form?.title ?? '',
    type: form?.type ?? '',
    status: row.status,
    reason: row.reason,
    discipline: { _id: row.disciplineId, code: row.disciplineCode, description: row.disciplineDescription },
    hostSystemOwner: {
      _id: row.ownerId,
      fullname: row.ownerName,
      email: row.ownerEmail,
      role: row.ownerRole,
      company: row.ownerCompany,
    },
    site: {
      _id: row.siteId,
      code: row.siteCode,
      name: row.siteName,
      address: row.siteAddress,
      timeZone: row.siteTimeZone,
    },
    workDescription: row.workDescription,
    place: row.workPlace,
    contractor: row.submitterCompany,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    startDate: toDate(row.startsAt),
    endDate: toDate(row.endsAt),
    version: row.version,
    submitter: {
      _id: row.submitterId,
      fullname: row.submitterName,
      email: row.submitterEmail,
      role: row.submitterCurrentRole,
      company: row.submitterCurrentCompany,
    },
    rejectedBy: row.rejectedBy ?? undefined,
    finalApprover: row.finalApprover ?? undefined,
    statusSince: toDate(row.statusSince),
    lapsedAt: toDate(row.lapsedAt),
    formCode: form?.code ?? '',
    attached,
    queueGroup: row.urgency === null ? null : (queueGroups[row.urgency] ?? null),
  };
}

function toCondition({ work, siteTimeZone }: ListRow, now: Date): Pick<ListedPermit, 'condition' | 'conditionLabel'> {
  if (work === null) return { condition: null, conditionLabel: null };
  const stored = toStoredWork(work);
  return {
    condition: findStoredCondition(stored, now),
    conditionLabel: formatStoredCondition(stored, now, siteTimeZone),
  };
}

/** The rows of a list as the actor sees them now. */
export async function toSummaries(
  { db, actor, clock }: ActorContext,
  rows: readonly ListRow[],
): Promise<ListedPermit[]> {
  const titles = await loadFormTitles(
    db,
    rows.flatMap(({ versionIds }) => versionIds),
  );
  const now = clock();
  return rows.map((row) =>
    Object.assign(summarize(toSummarySource(row, titles), toParties(row, now), actor, now), toCondition(row, now), {
      areaStop: findCoveringStop(row, now),
    }),
  );
}
