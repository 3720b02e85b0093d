import { createServer } from 'node:http';
import { formatActionVerb } from '@eptw/domain/permit/action-words';
import { findNextApprover } from '@eptw/domain/permit/approval';
import { getReapprovalSince } from '@eptw/domain/permit/lapse';
import { listActions, listBlockedActions } from '@eptw/domain/permit/lifecycle';
import type { PermitFacts, Slot } from '@eptw/domain/permit/permit';
import { parsePermitCode } from '@eptw/domain/permit/permit-number';
import { formatStatus, getStatusRow, isDue } from '@eptw/domain/permit/status';
import type { Actor } from '@eptw/domain/user/actor';
import { roleLabels } from '@eptw/domain/user/role';
import pg from 'pg';
import { permitStatement, type ChildRow, type Person, type PermitRow } from './permit-statement.ts';

/*
 * The floor of one permit over HTTP: everything that the web's screen of a permit shows, as the server answers it,
 * by one prepared statement written by hand. It answers everybody as a Super Admin, and checks no rights. Published
 * templates never change, so their JSON is made once. Posting an id requests that permit. Configured by PORT and
 * DATABASE_URL.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });

const everybody: Actor = {
  id: '',
  fullName: '',
  email: '',
  role: 'SuperAdmin',
  company: '',
  siteIds: [],
  groups: [],
};

const templates = new Map<string, string>();

async function loadTemplate({ template, version }: PermitRow['forms'][number]): Promise<string> {
  const known = templates.get(version);
  if (known !== undefined) return known;
  const { rows } = await pool.query<{ code: string; title: string; version: number; sections: object[] }>(
    'select code, title, version, sections from template_version where id = $1',
    [version],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no version ${version}.`);
  const text = JSON.stringify({ _id: template, ...row });
  templates.set(version, text);
  return text;
}

async function answer(id: string): Promise<string> {
  const { rows } = await pool.query<PermitRow>({ ...permitStatement, values: [id] });
  const [row] = rows;
  if (!row) throw new Error(`There is no permit ${id}.`);
  const [own = '', ...attached] = await Promise.all(row.forms.map(loadTemplate));
  const [ownForm, ...attachedForms] = row.forms;
  const children = attached.map((form, index) => {
    const filled = attachedForms[index];
    const submission = JSON.stringify(filled?.submission);
    return `{"_id":"${filled?.template ?? ''}","submission":${submission},"form":${form}}`;
  });
  const { before, after } = toFields(row);
  return (
    `{"data":{"permit":{"success":true,"code":"OK","message":"","item":${JSON.stringify(before).slice(0, -1)},` +
    `"submission":${JSON.stringify(ownForm?.submission)},"form":${own},"children":[${children.join(',')}],` +
    `${JSON.stringify(after).slice(1)}}}}`
  );
}

/** The permit's fields before and after its forms. */
function toFields(row: PermitRow): { before: object; after: object } {
  const { id, number, status, site, submitter, final_approver: final } = row;
  const slots = row.slots.map(({ person, group, filler }): Slot => ({
    reviewer: group
      ? { kind: 'group', groupId: group._id, name: group.name }
      : { kind: 'individual', userId: person?._id ?? '', name: person?.fullname ?? '' },
    filledBy: filler?._id ?? null,
  }));
  const facts: PermitFacts = {
    id,
    status,
    siteId: site._id,
    submitterId: submitter._id,
    submitterRole: row.submitter_role,
    submitterCompany: row.submitter_company,
    ownerId: row.owner._id,
    slots,
    projectManagerId: row.manager?._id ?? null,
    finalApproverId: final?._id ?? null,
    unfinishedChildren: row.children
      .filter((child) => getStatusRow(child.status).awaits !== 'nobody')
      .map((child) => child.number)
      .sort(),
    uncovered: [],
    inside: 0,
    unproven: null,
    signedOn: [],
    work: null,
    holderId: null,
    endedOn: null,
    absentSubmitter: null,
    requestedBy: null,
  };
  const next = findNextApprover(slots);
  const awaitsReviewers = getStatusRow(status).awaits === 'reviewers';
  const nextSlot = awaitsReviewers
    ? slots.find((slot) => slot.filledBy === null && isNextSlot(slot, slots))
    : undefined;
  const before = {
    _id: id,
    code: number,
    permitCode: parsePermitCode(number),
    status,
    statusLabel: formatStatus(status, {
      nextApprover: next,
      rejectedBy: row.rejecter?.fullname,
      finalApprover: final?.fullname,
    }),
    reason: row.reason,
    nextApprover: awaitsReviewers ? (next ?? null) : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    startDate: row.starts_at,
    endDate: row.ends_at,
    workDescription: row.work_description,
    due: isDue({ status, start: row.starts_at }, new Date()),
    lapsedAt: getReapprovalSince({ status, lapsedAt: row.lapsed_at }),
    version: row.version,
    actions: listActions(everybody, facts),
    blockedActions: listBlockedActions(everybody, facts),
    isSubmitter: false,
    isFinalApprover: false,
  };
  const after = {
    childPermits: row.children.map(toChildPermit),
    parentPermit: row.parent,
    copiedFrom: row.copied,
    site,
    discipline: row.discipline,
    hostSystemOwner: row.owner,
    submittedBy: submitter,
    projectManagerApproval: toDecision(row.manager, row.project_manager_at, null),
    approvedBy: row.slots
      .flatMap(
        ({ filler, filled_at: at, group }) =>
          toDecision(filler, at === null ? null : new Date(at), group?.name ?? null) ?? [],
      )
      .sort(
        (one, other) =>
          one.at.getTime() - other.at.getTime() ||
          Number(one.user._id === final?._id) - Number(other.user._id === final?._id),
      ),
    rejectedBy: toDecision(row.rejecter, row.rejected_at, row.rejected_for),
    slots: row.slots.map(({ person, group, filler, filled_at: at }, index) => ({
      kind: group ? 'group' : 'individual',
      isYours: false,
      isNext: nextSlot !== undefined && slots[index] === nextSlot,
      filledAt: at === null ? null : new Date(at),
      filledBy: filler,
      user: person,
      group,
    })),
    history: row.history.map((entry) => ({
      sequence: entry.sequence,
      at: new Date(entry.at),
      action: entry.action,
      text: formatEntry(entry),
      from: entry.from,
      to: entry.to,
      reason: entry.reason,
      group: entry.group,
      by: entry.by,
      changes: entry.changes,
      lapsed: entry.lapsed,
    })),
    files: row.files,
  };
  return { before, after };
}

/** Individuals come before groups. */
function isNextSlot(slot: Slot, slots: readonly Slot[]): boolean {
  return (
    slot.reviewer.kind === 'individual' ||
    !slots.some(({ filledBy, reviewer }) => filledBy === null && reviewer.kind === 'individual')
  );
}

function toDecision(user: Person | null, at: Date | null, group: string | null) {
  return user && at && { at, role: user.role, group, user };
}

function toChildPermit({ id, number, title, status, rejecter, final_approver: final, slots }: ChildRow) {
  const next = findNextApprover(
    slots.map(({ name, group, filler }): Slot => ({
      reviewer: group === null ? { kind: 'individual', userId: '', name } : { kind: 'group', groupId: group, name },
      filledBy: filler,
    })),
  );
  const names = { nextApprover: next, rejectedBy: rejecter ?? undefined, finalApprover: final ?? undefined };
  return { _id: id, code: number, title, status, statusLabel: formatStatus(status, names) };
}

/** The population has no changed answers and no lapsed approvals. */
function formatEntry({ by, group, action, reason }: PermitRow['history'][number]): string {
  const suffix = reason === null ? '' : `. Reason: ${reason}`;
  return `${by.fullname} (${group ?? roleLabels[by.role]}) ${formatActionVerb(action)}${suffix}`;
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const id = Buffer.concat(chunks).toString();
    (id === '' ? Promise.resolve('') : answer(id)).then(
      (text) => response.writeHead(200, { 'content-type': 'application/json' }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
