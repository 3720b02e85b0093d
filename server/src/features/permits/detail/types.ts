import type { PermitFormProblem } from '@eptw/domain/template/submission/problem';
import type { BlockedAction } from '@eptw/domain/permit/lifecycle';
import { builder } from '../../../graphql/builder.ts';
import {
  permitActionEnum,
  permitStatusEnum,
  recordedActionEnum,
  reviewerKindEnum,
  roleEnum,
  formProblemKindEnum,
} from '../../../graphql/enums.ts';
import { disciplineType } from '../../disciplines/types.ts';
import { groupType } from '../../mt-groups/types.ts';
import { siteType } from '../../sites/types.ts';
import { templateType } from '../../templates/types.ts';
import { personType } from '../../users/types.ts';
import type { LapsedApproval, RecordedChange } from '../../../database/tables.ts';
import { areaStopType } from '../../area-stops/area-stop-type.ts';
import type { Approval, AttachedForm, FileSummary, HistoryEntry, SlotView } from './permit-views.ts';
import type { ChildPermitSummary, Permit } from './service.ts';

const approvalType = builder.objectRef<Approval>('Approval').implement({
  fields: (t) => ({
    user: t.field({ type: personType, resolve: ({ user }) => user }),
    role: t.expose('role', { type: roleEnum }),
    group: t.exposeString('group', { nullable: true }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

const slotType = builder.objectRef<SlotView>('Slot').implement({
  description: 'One approval that a permit needs.',
  fields: (t) => ({
    kind: t.expose('kind', { type: reviewerKindEnum }),
    user: t.field({ type: personType, nullable: true, resolve: ({ user }) => user }),
    group: t.field({ type: groupType, nullable: true, resolve: ({ group }) => group }),
    filledBy: t.field({ type: personType, nullable: true, resolve: ({ filledBy }) => filledBy }),
    filledAt: t.expose('filledAt', { type: 'DateTime', nullable: true }),
    isYours: t.exposeBoolean('isYours'),
    isNext: t.exposeBoolean('isNext'),
  }),
});

/** A form attached to a permit or draft. */
export const attachedFormType = builder.objectRef<AttachedForm>('AttachedForm').implement({
  description: 'A template filled in and decided together with a permit.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    form: t.field({ type: templateType, resolve: ({ form }) => form }),
    submission: t.expose('submission', { type: 'JSON' }),
  }),
});

/** A reference to a permit, with its number. */
export const formProblemType = builder.objectRef<PermitFormProblem>('FormProblem').implement({
  description: 'An answer because of which a permit or draft was refused.',
  fields: (t) => ({
    form: t.exposeID('form', { description: "The template's id." }),
    input: t.exposeString('input', { nullable: true, description: 'Its name; null for the form as a whole.' }),
    kind: t.expose('kind', { type: formProblemKindEnum }),
    message: t.exposeString('message'),
  }),
});

export const permitReferenceType = builder.objectRef<{ _id: string; code: string }>('PermitReference').implement({
  fields: (t) => ({ _id: t.exposeID('_id'), code: t.exposeString('code') }),
});

const childPermitSummaryType = builder.objectRef<ChildPermitSummary>('ChildPermitSummary').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    title: t.exposeString('title'),
    status: t.expose('status', { type: permitStatusEnum }),
    statusLabel: t.exposeString('statusLabel'),
  }),
});

const insteadType = builder.objectRef<NonNullable<BlockedAction['instead']>>('InsteadAction').implement({
  fields: (t) => ({
    action: t.expose('action', { type: permitActionEnum }),
    label: t.exposeString('label'),
    reason: t.exposeString('reason', { description: 'The reason to send with it.' }),
  }),
});

const blockedActionType = builder.objectRef<BlockedAction>('BlockedAction').implement({
  description: 'An action that the viewer can take in principle, but not in the current state of the permit.',
  fields: (t) => ({
    action: t.expose('action', { type: permitActionEnum }),
    why: t.exposeString('why', { description: 'Why it would be refused.' }),
    instead: t.field({
      type: insteadType,
      nullable: true,
      description: 'What the viewer can do instead, at once.',
      resolve: ({ instead }) => instead ?? null,
    }),
  }),
});

const historyChangeType = builder.objectRef<RecordedChange>('HistoryChange').implement({
  fields: (t) => ({
    form: t.exposeString('form'),
    name: t.exposeString('name'),
    label: t.exposeString('label'),
    before: t.exposeString('before'),
    after: t.exposeString('after'),
  }),
});

const lapsedApprovalType = builder.objectRef<LapsedApproval>('LapsedApproval').implement({
  description: 'An approval that no longer covered the permit.',
  fields: (t) => ({
    name: t.exposeString('name'),
    capacity: t.exposeString('capacity', {
      description: "'project manager', 'individual reviewer', or the name of the group.",
    }),
  }),
});

const historyEntryType = builder.objectRef<HistoryEntry>('HistoryEntry').implement({
  fields: (t) => ({
    sequence: t.exposeInt('sequence'),
    at: t.expose('at', { type: 'DateTime' }),
    by: t.field({
      type: personType,
      nullable: true,
      description: 'Null for what the clock or another change wrote.',
      resolve: ({ by }) => by,
    }),
    action: t.expose('action', { type: recordedActionEnum }),
    text: t.exposeString('text'),
    from: t.expose('from', { type: permitStatusEnum, nullable: true }),
    to: t.expose('to', { type: permitStatusEnum }),
    reason: t.exposeString('reason', { nullable: true }),
    changes: t.field({ type: [historyChangeType], resolve: ({ changes }) => changes }),
    lapsed: t.field({ type: [lapsedApprovalType], resolve: ({ lapsed }) => lapsed }),
    group: t.exposeString('group', { nullable: true }),
  }),
});

/** A file of a permit or draft. */
export const fileSummaryType = builder.objectRef<FileSummary>('FileSummary').implement({
  fields: (t) => ({
    filename: t.exposeString('filename', { description: 'The stored name.' }),
    name: t.exposeString('name', { description: 'The name that the file had when it was uploaded.' }),
    size: t.exposeInt('size'),
    type: t.exposeString('type'),
    uploadedAt: t.expose('uploadedAt', { type: 'DateTime' }),
    fileName: t.exposeString('fileName', { description: 'The same as `name`.' }),
    lastUpdated: t.expose('lastUpdated', { type: 'DateTime', description: 'The same as `uploadedAt`.' }),
    url: t.exposeString('url', { description: 'A link that works for a few minutes.' }),
  }),
});

export const permitType = builder.objectRef<Permit>('Permit').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code', { description: 'The permit number.' }),
    permitCode: t.exposeString('permitCode'),
    title: t.exposeString('title'),
    type: t.exposeString('type'),
    status: t.expose('status', { type: permitStatusEnum }),
    statusLabel: t.exposeString('statusLabel'),
    areaStop: t.field({
      type: areaStopType,
      nullable: true,
      description: 'The stop of all work at its site, where that covers the permit.',
      resolve: (permit) => permit.areaStop,
    }),
    isFollowed: t.exposeBoolean('isFollowed', {
      description: 'Whether its work is followed: one of its forms has a work policy.',
    }),
    nextApprover: t.exposeString('nextApprover', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    startDate: t.expose('startDate', { type: 'DateTime', nullable: true }),
    endDate: t.expose('endDate', { type: 'DateTime', nullable: true }),
    workDescription: t.exposeString('workDescription'),
    due: t.exposeBoolean('due'),
    lapsedAt: t.expose('lapsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it needs approval again because approvals lapsed.',
    }),
    version: t.exposeInt('version'),
    form: t.field({
      type: templateType,
      description: 'The version of the template that it was filled in on.',
      resolve: (permit) => permit.form,
    }),
    submission: t.expose('submission', { type: 'JSON' }),
    children: t.field({ type: [attachedFormType], resolve: (permit) => permit.children }),
    childrenState: t.field({
      type: 'JSON',
      description: 'The attached forms as sent: a list of {form, submission}.',
      resolve: (permit) => permit.childrenState(),
    }),
    childPermits: t.field({ type: [childPermitSummaryType], resolve: (permit) => permit.childPermits() }),
    parentPermit: t.field({ type: permitReferenceType, nullable: true, resolve: (permit) => permit.parentPermit }),
    copiedFrom: t.field({
      type: permitReferenceType,
      nullable: true,
      description: 'The permit it was copied from. The first history entry lists the differences.',
      resolve: (permit) => permit.copiedFrom,
    }),
    site: t.field({ type: siteType, resolve: (permit) => permit.site }),
    discipline: t.field({ type: disciplineType, resolve: (permit) => permit.discipline }),
    hostSystemOwner: t.field({ type: personType, resolve: (permit) => permit.hostSystemOwner }),
    submittedBy: t.field({ type: personType, resolve: (permit) => permit.submittedBy }),
    selectedUser: t.field({ type: [personType], resolve: (permit) => permit.selectedUser }),
    selectedMTGroup: t.field({ type: [groupType], resolve: (permit) => permit.selectedMTGroup }),
    selectedMTGroupUsers: t.field({ type: [personType], resolve: (permit) => permit.selectedMTGroupUsers() }),
    projectManagerApproval: t.field({
      type: approvalType,
      nullable: true,
      resolve: (permit) => permit.projectManagerApproval,
    }),
    approvedBy: t.field({
      type: [approvalType],
      description: 'In order; the last is the latest.',
      resolve: (permit) => permit.approvedBy,
    }),
    rejectedBy: t.field({ type: approvalType, nullable: true, resolve: (permit) => permit.rejectedBy }),
    finalApprover: t.field({ type: personType, nullable: true, resolve: (permit) => permit.finalApprover }),
    slots: t.field({ type: [slotType], resolve: (permit) => permit.slots() }),
    logs: t.stringList({ resolve: (permit) => permit.logs() }),
    history: t.field({ type: [historyEntryType], resolve: (permit) => permit.history() }),
    actions: t.expose('actions', {
      type: [permitActionEnum],
      description: 'The lifecycle actions that the viewer can take now.',
    }),
    blockedActions: t.field({
      type: [blockedActionType],
      description: 'Which of these actions would be refused now, and why.',
      resolve: (permit) => permit.blockedActions(),
    }),
    hasWork: t.exposeBoolean('hasWork', { description: 'Whether its work is followed now.' }),
    isNeverStarted: t.exposeBoolean('isNeverStarted', {
      description:
        'Whether its work is followed and was never started: a request for closure then says how it was done.',
    }),
    isSubmitter: t.exposeBoolean('isSubmitter'),
    isFinalApprover: t.exposeBoolean('isFinalApprover'),
    files: t.field({ type: [fileSummaryType], resolve: (permit) => permit.files() }),
  }),
});
