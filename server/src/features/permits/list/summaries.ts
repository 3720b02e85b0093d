import type { PermitFacts } from '@eptw/domain/permit/permit';
import { queueGroups } from '@eptw/domain/permit/work-queue';
import type { ActorContext } from '../../../app-context.ts';
import type { Person } from '../../users/types.ts';
import { summarize, type PermitSummary, type SummarySource } from '../permit-summary.ts';
import { loadFormTitles, type FormTitle } from './title-rows.ts';
import type { FoundRow, ListRow } from './list-rows.ts';

function toPerson([_id, fullname, email, role, company]: ListRow['owner']): Person {
  return { _id, fullname, email, role, company };
}

/** The facts of a row for the rules about who may act: for a finished permit, on which nobody can, without its slots. */
function toFacts(row: ListRow): PermitFacts {
  return {
    id: row.id,
    status: row.status,
    siteId: row.site[0],
    submitterId: row.submitter[0],
    submitterRole: row.submitterRole,
    submitterCompany: row.submitterCompany,
    ownerId: row.owner[0],
    slots: (row.slots ?? []).map(([userId, groupId, filledBy, name]) => ({
      reviewer:
        groupId === null ? { kind: 'individual', userId: userId ?? '', name } : { kind: 'group', groupId, name },
      filledBy,
    })),
    projectManagerId: row.projectManagerId,
    finalApproverId: row.finalApproverId,
    unfinishedChildren: [],
    uncovered: [],
  };
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

function toSummarySource(row: FoundRow, titles: ReadonlyMap<string, FormTitle>): SummarySource {
  const [form, ...attached] = row.versionIds.flatMap((id) => titles.get(id) ?? []);
  const [siteId, siteCode, name, address, timeZone] = row.site;
  const [disciplineId, disciplineCode, description] = row.discipline;
  return {
    _id: row.id,
    code: row.number,
    parentPermit: row.parentId === null ? null : { _id: row.parentId, code: row.parentNumber ?? '' },
    title: form?.title ?? '',
    type: form?.type ?? '',
    status: row.status,
    reason: row.reason,
    discipline: { _id: disciplineId, code: disciplineCode, description },
    hostSystemOwner: toPerson(row.owner),
    site: { _id: siteId, code: siteCode, name, address, timeZone },
    workDescription: row.workDescription,
    place: row.workPlace,
    contractor: row.submitterCompany,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    startDate: toDate(row.startsAt),
    endDate: toDate(row.endsAt),
    version: row.version,
    submitter: toPerson(row.submitter),
    rejectedBy: row.rejectedBy ?? undefined,
    finalApprover: row.finalApprover ?? undefined,
    statusSince: toDate(row.statusSince),
    lapsedAt: toDate(row.lapsedAt),
    formCode: form?.code ?? '',
    attached,
    queueGroup: row.urgency === null ? null : (queueGroups[row.urgency] ?? null),
  };
}

/** The rows of a list as the actor sees them now. */
export async function toSummaries(
  { db, actor, clock }: ActorContext,
  rows: readonly FoundRow[],
): Promise<PermitSummary[]> {
  const titles = await loadFormTitles(
    db,
    rows.flatMap(({ versionIds }) => versionIds),
  );
  const now = clock();
  return rows.map((row) => summarize(toSummarySource(row, titles), toFacts(row), actor, now));
}
