import { roleLabels, roles, type Role } from '../user/role.ts';
import type { Actor } from '../user/actor.ts';
import { getActionRow } from './actions.ts';
import { listActions, findFirstStage, lifecycle, type ActionTarget } from './lifecycle.ts';
import type { PermitFacts } from './permit.ts';
import { permitStatuses, type PermitStatus } from './status.ts';

/** A user's relation to the permit in the matrix. */
interface Viewpoint {
  relation: string;
  roles: readonly Role[];
  actor: (role: Role) => Actor;
  /** Changes the permit so that the user has this relation. */
  permit?: (facts: PermitFacts) => PermitFacts;
}

const site = 'site';
const company = 'Contractor';
const group = { id: 'reviewing-group', name: 'Reviewing group', siteId: site, permitCloser: false };
const closers = { id: 'closer-group', name: 'Closer group', siteId: site, permitCloser: true };

function createActor(id: string, role: Role, more: Partial<Actor> = {}): Actor {
  return { id, fullName: id, email: `${id}@example`, role, company: '', siteIds: [], groups: [], ...more };
}

const viewpoints: readonly Viewpoint[] = [
  { relation: 'submitted it', roles, actor: (role) => createActor('submitter', role, { siteIds: [site], company }) },
  {
    relation: "of the submitter's company, at the site",
    roles: ['ContractorPM'],
    actor: (role) => createActor('pm', role, { company, siteIds: [site] }),
  },
  {
    relation: "of the submitter's company, at another site",
    roles: ['ContractorPM'],
    actor: (role) => createActor('pm', role, { company, siteIds: ['elsewhere'] }),
  },
  {
    relation: 'of another company',
    roles: ['ContractorPM'],
    actor: (role) => createActor('pm', role, { company: 'Other', siteIds: [site] }),
  },
  {
    relation: 'at the site, no further part in it',
    roles: ['SiteAdmin', 'MTGroup', 'MicronSupervisor', 'MicronManager', 'User'],
    actor: (role) => createActor('bystander', role, { siteIds: [site] }),
  },
  {
    relation: 'elsewhere, no part in it',
    roles,
    actor: (role) => createActor('stranger', role, { siteIds: ['elsewhere'] }),
  },
  { relation: 'host / system owner', roles: ['User', 'MicronManager'], actor: (role) => createActor('owner', role) },
  {
    relation: 'individual reviewer, slot empty',
    roles: ['MicronSupervisor', 'MicronManager', 'User'],
    actor: (role) => createActor('reviewer', role),
  },
  {
    relation: 'individual reviewer, has approved',
    roles: ['MicronManager'],
    actor: (role) => createActor('reviewer', role),
    permit: (facts) => ({ ...facts, slots: fillSlot(facts, 0, 'reviewer') }),
  },
  {
    relation: 'member of a reviewing group, slot empty',
    roles: ['MTGroup'],
    actor: (role) => createActor('member', role, { groups: [group] }),
  },
  {
    relation: 'member of a reviewing group, another member has approved',
    roles: ['MTGroup'],
    actor: (role) => createActor('member', role, { groups: [group] }),
    permit: (facts) => ({ ...facts, slots: fillSlot(facts, 1, 'colleague') }),
  },
  {
    relation: 'member of a permit-closer group at the site',
    roles: ['MTGroup'],
    actor: (role) => createActor('closer', role, { groups: [closers] }),
  },
  {
    relation: 'member of a permit-closer group at another site',
    roles: ['MTGroup'],
    actor: (role) => createActor('closer', role, { groups: [{ ...closers, siteId: 'elsewhere' }] }),
  },
  {
    relation: 'final approver',
    roles: ['MTGroup', 'MicronManager'],
    actor: (role) => createActor('final', role),
    permit: (facts) => ({ ...facts, finalApproverId: 'final' }),
  },
];

function fillSlot(facts: PermitFacts, index: number, userId: string): PermitFacts['slots'] {
  return facts.slots.map((slot, at) => (at === index ? { ...slot, filledBy: userId } : slot));
}

function createFacts(status: PermitStatus, submitterRole: Role): PermitFacts {
  return {
    id: 'permit',
    status,
    siteId: site,
    submitterId: 'submitter',
    submitterRole,
    submitterCompany: company,
    ownerId: 'owner',
    slots: [
      { reviewer: { kind: 'individual', userId: 'reviewer', name: 'Reviewer' }, filledBy: null },
      { reviewer: { kind: 'group', groupId: group.id, name: group.name }, filledBy: null },
    ],
    projectManagerId: null,
    finalApproverId: null,
    unfinishedChildren: [],
    uncovered: [],
    signedOn: [],
    inside: 0,
    unproven: null,
    work: null,
    holderId: null,
    endedOn: null,
    absentSubmitter: null,
    requestedBy: null,
  };
}

/** One line of the matrix: a role in a relation, and the actions allowed in each status. */
export interface MatrixRow {
  role: Role;
  relation: string;
  actions: Record<PermitStatus, string[]>;
}

/** Builds the matrix status × role × action, for every relation that a role can have to a permit. */
export function buildLifecycleMatrix(): MatrixRow[] {
  return viewpoints.flatMap((viewpoint) =>
    viewpoint.roles.map((role) => {
      const submitterRole = viewpoint.relation === 'submitted it' ? role : 'ContractorRequestor';
      const listActionsIn = (status: PermitStatus) => {
        const facts = createFacts(status, submitterRole);
        return listActions(viewpoint.actor(role), viewpoint.permit?.(facts) ?? facts);
      };
      const entries = permitStatuses.map((status) => [status, listActionsIn(status)] as const);
      return {
        role,
        relation: viewpoint.relation,
        actions: Object.fromEntries(entries) as Record<PermitStatus, string[]>,
      };
    }),
  );
}

function listMermaidTargets(to: ActionTarget): string[] {
  if (to === 'unchanged') return [];
  if (to === 'Approved when the last empty slot goes') return ['Approved'];
  if (to === 'first stage') return [...new Set(roles.map(findFirstStage))];
  if (to === 'Approved when no slot stays empty') return ['PendingApproval', 'Approved'];
  return [to];
}

/** The lifecycle table as a document: state diagram, the rows, and the matrix. */
export function formatLifecycleDocument(): string {
  const arrows = lifecycle.flatMap((row) =>
    listMermaidTargets(row.to).map((to) => `    ${row.from} --> ${to}: ${row.action}`),
  );
  const rows = lifecycle.map((row) => {
    const actionRow = getActionRow(row.action);
    const asks = [actionRow?.reason && 'a reason', row.confirmation && 'a confirmation'].filter(Boolean).join(', ');
    const changes = row.withChanges ? `${row.withChanges.lapse}; then ${row.withChanges.to}` : 'refused';
    return `| ${row.from} | ${row.action} | ${row.to} | ${row.by} | ${row.when?.join('; ') ?? ''} | ${asks} | ${changes} |`;
  });
  const matrix = buildLifecycleMatrix().map((row) => {
    const cells = permitStatuses.map((status) => row.actions[status].join(', ') || '–');
    return `| ${roleLabels[row.role]} | ${row.relation} | ${cells.join(' | ')} |`;
  });
  return `# The lifecycle of a permit

Printed from the table in \`domain/src/permit/lifecycle.ts\` by \`npm run generate\`. Parents and child permits follow the same table.

\`\`\`mermaid
stateDiagram-v2
    [*] --> PendingPMApproval: submitted by a requestor
    [*] --> PendingApproval: submitted by anyone else
${arrows.join('\n')}
    Completed --> [*]
    Cancelled --> [*]
\`\`\`

## The table

The first row that fits the action and the status decides. A user who cannot see a permit gets 'Not found' before any row is read.

The last column says which approvals lapse, and where the permit then goes, when answers that approvals cover change with the action: all inputs of the permit and its attached forms, except optional uploads and what is filled in after the work. A reason is required when an approval lapses.

| status | action | leads to | who | when | asks for | when covered answers change |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Status × role × action

The permit of this matrix was submitted by a contractor's requestor (or by the user of the row), and has one individual reviewer and one reviewing group.

| role | relation to the permit | ${permitStatuses.join(' | ')} |
| --- | --- | ${permitStatuses.map(() => '---').join(' | ')} |
${matrix.join('\n')}
`;
}
