import type { PermitAction } from '@eptw/domain/permit/actions';
import { getStatusRow, type PermitStatus } from '@eptw/domain/permit/status';
import type { Submission } from '@eptw/domain/template/model/submission';
import type { Permit, ReviewSlot } from '../features/permits/model/permit.ts';
import type { PersonFactsFragment } from '../generated/permits/model.ts';
import { requestor, site } from './permit-form.tsx';
import { general, generalAnswers } from './permit-templates.ts';
import { toTemplatePayload } from './template-payload.ts';

function createPerson(account: string, fullname: string, role: PersonFactsFragment['role']): PersonFactsFragment {
  return { _id: `person-${account}`, fullname, email: `${account}@fab.example`, role, company: 'Fab' };
}

/** The people who act on permits. */
export const people = {
  host: createPerson('host', 'Hana Host', 'User'),
  projectManager: createPerson('pm', 'Peter Wong', 'ContractorPM'),
  manager: createPerson('manager', 'Marcus Lim', 'MicronManager'),
  supervisor: createPerson('supervisor', 'Priya Nair', 'MicronSupervisor'),
  facilities: createPerson('facilities', 'Farid Rahman', 'MTGroup'),
};

const noApproval = { isYours: false, isNext: false, filledAt: null, filledBy: null, user: null, group: null };

/** Returns the slot of an individual reviewer. */
export function createSlot(user: PersonFactsFragment, more: Partial<ReviewSlot> = {}): ReviewSlot {
  return { ...noApproval, kind: 'individual', user, ...more };
}

/** Returns the slot of a group. */
export function createGroupSlot(name: string, members: string[], more: Partial<ReviewSlot> = {}): ReviewSlot {
  const group = { _id: `group ${name}`, name, members: members.map((_id) => ({ _id })) };
  return { ...noApproval, kind: 'group', group, ...more };
}

/** Returns a permit as the API returns it: in this status, with these actions for the viewer. */
export function createPermit(status: PermitStatus, actions: PermitAction[], more: Partial<Permit> = {}): Permit {
  const submission: Submission = generalAnswers;
  return {
    _id: 'permit',
    areaStop: null,
    isFollowed: false,
    code: 'F10N-GP-000001',
    permitCode: 'GP',
    status,
    statusLabel: getStatusRow(status).label,
    reason: null,
    nextApprover: null,
    createdAt: '2026-03-01T01:00:00.000Z',
    updatedAt: '2026-03-01T01:00:00.000Z',
    startDate: '2027-03-02T00:00:00.000Z',
    endDate: '2027-03-04T10:30:00.000Z',
    workDescription: 'Change a valve',
    due: false,
    lapsedAt: null,
    version: 1,
    actions,
    blockedActions: [],
    hasWork: false,
    isNeverStarted: false,
    isSubmitter: false,
    isFinalApprover: false,
    submission,
    form: toTemplatePayload('general', general),
    children: [],
    childPermits: [],
    parentPermit: null,
    copiedFrom: null,
    site,
    discipline: { _id: 'discipline-mech', code: 'MECH', description: 'Mechanical systems' },
    hostSystemOwner: people.host,
    submittedBy: requestor,
    projectManagerApproval: null,
    approvedBy: [],
    rejectedBy: null,
    slots: [createSlot(people.manager), createGroupSlot('Facilities F10N', [people.facilities._id])],
    history: [],
    files: [],
    ...more,
  };
}

/** Returns the same permit as the child of another one. */
export function toChildPermit(permit: Permit): Permit {
  return {
    ...permit,
    _id: 'child',
    code: 'F10N-B3-000002',
    permitCode: 'B3',
    parentPermit: { _id: 'permit', code: 'F10N-GP-000001' },
  };
}
