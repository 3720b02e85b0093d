import { builder } from '../../../graphql/builder.ts';
import { permitActionEnum, permitStatusEnum, queueGroupEnum, workConditionEnum } from '../../../graphql/enums.ts';
import type { ActorContext } from '../../../app-context.ts';
import type { RequestContext } from '../../../graphql/request-context.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { disciplineType } from '../../disciplines/types.ts';
import { defineListType } from '../../../graphql/payloads.ts';
import { siteType } from '../../sites/types.ts';
import { personType } from '../../users/types.ts';
import { areaStopType } from '../../area-stops/area-stop-type.ts';
import { loadOnce } from '../../../graphql/load-once.ts';
import { loadCreatePermission, type CreatePermission } from '../quota/service.ts';
import { permitReferenceType } from '../detail/types.ts';
import { countedLists, listOperations, type PermitListName } from './list-sources.ts';
import {
  countPermits,
  hasRecallablePermit,
  listNamedPermits,
  listPermitNumbers,
  type ListRequest,
  type PermitPage,
} from './service.ts';
import type { ListedPermit } from './summaries.ts';

const permitSummaryType = builder.objectRef<ListedPermit>('PermitSummary').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code', { description: 'The permit number.' }),
    parentPermit: t.field({
      type: permitReferenceType,
      nullable: true,
      description: 'Of a child permit.',
      resolve: (row) => row.parentPermit,
    }),
    permitCode: t.exposeString('permitCode'),
    title: t.exposeString('title'),
    type: t.exposeString('type'),
    status: t.expose('status', { type: permitStatusEnum }),
    statusLabel: t.exposeString('statusLabel'),
    condition: t.expose('condition', {
      type: workConditionEnum,
      nullable: true,
      description: 'Of the work under an unfinished permit; null where none is followed.',
    }),
    conditionLabel: t.exposeString('conditionLabel', {
      nullable: true,
      description: "For example 'Live until 18:00'.",
    }),
    areaStop: t.field({
      type: areaStopType,
      nullable: true,
      description: 'The stop of all work at its site, where that covers the permit.',
      resolve: (row) => row.areaStop,
    }),
    nextApprover: t.exposeString('nextApprover', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    discipline: t.field({ type: disciplineType, resolve: (row) => row.discipline }),
    hostSystemOwner: t.field({ type: personType, resolve: (row) => row.hostSystemOwner }),
    submittedBy: t.field({ type: personType, resolve: (row) => row.submittedBy }),
    site: t.field({ type: siteType, resolve: (row) => row.site }),
    workDescription: t.exposeString('workDescription'),
    place: t.exposeString('place', { description: 'Where the work is; empty when the form does not say.' }),
    contractor: t.exposeString('contractor', { description: 'The company that the permit was raised for.' }),
    highRisk: t.exposeStringList('highRisk', {
      description: 'The kinds of high-risk work that its forms are for, then the codes of other attached forms.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    startDate: t.expose('startDate', { type: 'DateTime', nullable: true }),
    endDate: t.expose('endDate', { type: 'DateTime', nullable: true }),
    due: t.exposeBoolean('due'),
    lapsedAt: t.expose('lapsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it needs approval again because approvals lapsed.',
    }),
    waitingSince: t.expose('waitingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it has been pending in its status.',
    }),
    queueGroup: t.expose('queueGroup', {
      type: queueGroupEnum,
      nullable: true,
      description: 'Only when sorted by urgency.',
    }),
    attachedForms: t.exposeStringList('attachedForms', { description: 'Titles of the attached forms.' }),
    version: t.exposeInt('version'),
    actions: t.expose('actions', {
      type: [permitActionEnum],
      description: 'The lifecycle actions that the viewer can take now.',
    }),
  }),
});

const queueGroupType = builder.objectRef<PermitPage['queueGroups'][number]>('QueueGroupCount').implement({
  fields: (t) => ({
    group: t.expose('group', { type: queueGroupEnum }),
    count: t.exposeInt('count'),
  }),
});

const permitTotalType = builder.objectRef<PermitPage['total']>('PermitTotal').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    isExact: t.exposeBoolean('isExact', { description: 'If not, there are more.' }),
  }),
});

/** A page, and further fields of a list, loaded only when selected. */
interface PermitListPayload extends PermitPage {
  isFinalApprover: () => Promise<boolean>;
  permission: () => Promise<CreatePermission>;
}

function toPermitListPayload(actorContext: ActorContext, page: PermitPage): PermitListPayload {
  return {
    isFinalApprover: () => hasRecallablePermit(actorContext),
    permission: loadOnce(() => loadCreatePermission(actorContext)),
    ...page,
  };
}

const permitListType = builder.objectRef<PermitListPayload>('PermitList').implement({
  fields: (t) => ({
    count: t.int({ resolve: (list) => list.count() }),
    total: t.field({
      type: permitTotalType,
      description: 'The same, but counted only to the next thousand after the page where counting would take long.',
      resolve: (list) => list.total,
    }),
    items: t.field({ type: [permitSummaryType], resolve: (list) => list.items }),
    results: t.string({
      description: 'The rows as JSON text.',
      resolve: (list) => JSON.stringify(list.items),
    }),
    queueGroups: t.field({
      type: [queueGroupType],
      description: 'Number of permits in each group, most urgent first; only when sorted by urgency.',
      resolve: (list) => list.queueGroups,
    }),
    isFinalApprover: t.boolean({
      description: 'Whether the viewer gave the last approval of a permit that is still Approved.',
      resolve: (list) => list.isFinalApprover(),
    }),
    canCreatePermit: t.boolean({ resolve: async (list) => (await list.permission()).canCreatePermit }),
    createRefusal: t.string({
      nullable: true,
      description: 'Why the quota blocks the viewer from raising a permit, and which permits to close.',
      resolve: async (list) => (await list.permission()).createRefusal,
    }),
  }),
});

const permitListArguments = builder.args((t) => ({
  limit: t.int(),
  offset: t.int({ description: 'The page number minus one.' }),
  searchText: t.string({
    description:
      'Searches the number, the work, the names and e-mail addresses of owner and applier, and the company of the applier.',
  }),
  searchCode: t.string({ description: 'Searches the number.' }),
  searchPermitCode: t.string({ description: 'Searches the second segment of the number.' }),
  searchType: t.string({ description: 'Searches the title and type of the form.' }),
  searchOwner: t.string({ description: "Searches the owner's name and e-mail address." }),
  searchApplier: t.string({ description: "Searches the submitter's name and e-mail address." }),
  searchParent: t.string({ description: 'Searches the number of the parent.' }),
  searchCreated: t.string({ description: "A day, month or year: 'Jan 1, 2021', '2021-01' or '2021'." }),
  searchStartDate: t.string(),
  searchEndDate: t.string(),
  statusCheck: t.stringList(),
  condition: t.stringList({ description: 'Only unfinished permits whose work has one of these conditions.' }),
  siteName: t.stringList({ description: 'Sites by code, name or id.' }),
  disciplineName: t.stringList({ description: 'Disciplines by code or id.' }),
  due: t.boolean({ description: 'Only undecided permits whose start has passed.' }),
  period: t.string({
    description:
      "Only permits counted by a card of the first dashboard view: 'live', 'suspended', 'expired', 'today' or 'overdue'.",
  }),
  sortBy: t.string({
    description: 'createdAt, startDate, endDate, code, or urgency: overdue, today, tomorrow, later.',
  }),
  sortOrder: t.string({ description: "'asc' or 'desc'." }),
}));

const listNames = Object.keys(listOperations) as PermitListName[];

const permitListName = builder.enumType('PermitListName', { values: listNames });

async function resolveList(context: RequestContext, name: PermitListName, request: ListRequest) {
  const actorContext = requireActor(context);
  return toPermitListPayload(actorContext, await listNamedPermits(actorContext, name, request));
}

builder.queryField('permits', (t) =>
  t.field({
    type: permitListType,
    description: 'Any list of permits: all take the same filters and answer the same rows.',
    args: { list: t.arg({ type: permitListName, required: true }), ...permitListArguments },
    resolve: (_root, { list, ...request }, context) => resolveList(context, list, request),
  }),
);

/** Every list also has its own operation. */
for (const name of listNames) {
  builder.queryField(listOperations[name], (t) =>
    t.field({
      type: permitListType,
      args: permitListArguments,
      resolve: (_root, request, context) => resolveList(context, name, request),
    }),
  );
}

for (const name of countedLists) {
  builder.queryField(`${name}Count`, (t) =>
    t.int({ resolve: (_root, _args, context) => countPermits(requireActor(context), name) }),
  );
}

const permitCodeList = defineListType('PermitCodeList', permitReferenceType);

builder.queryField('getPermitCode', (t) =>
  t.field({
    type: permitCodeList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string(),
      live: t.arg.boolean({ description: 'Only permits that a child permit can be raised on.' }),
    },
    resolve: (_root, args, context) => listPermitNumbers(requireActor(context), args),
  }),
);
