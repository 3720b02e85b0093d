import type { SippChild, SippDay, SippPermit } from '@eptw/domain/report/sipp-days';
import { sippFieldNames, sippFields, type SippSubmission } from '@eptw/domain/report/sipp-work';
import { toPayload, type Payload, type Page } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { permitStatusEnum, responseCodeEnum } from '../../../graphql/enums.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { loadSippDays } from './service.ts';

const sippSubmissionType = builder.objectRef<SippSubmission>('SippSubmission').implement({
  description: 'The answers of a SIPP form as text; empty when not filled in.',
  fields: (t) =>
    Object.fromEntries(sippFieldNames.map((name) => [name, t.exposeString(name, { description: sippFields[name] })])),
});

const sippChildType = builder.objectRef<SippChild>('SippChild').implement({
  description: 'A SIPP form of a permit.',
  fields: (t) => ({
    title: t.exposeString('title'),
    submission: t.field({ type: sippSubmissionType, resolve: (child) => child.submission }),
    duration: t.exposeFloat('duration', {
      nullable: true,
      description: 'The hours between its times, multiplied by the days between its dates; at least one day.',
    }),
  }),
});

const sippPermitType = builder.objectRef<SippPermit>('SippPermit').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code', { description: 'The permit number.' }),
    isChild: t.exposeBoolean('isChild', { description: 'Whether it is a child permit.' }),
    site: t.exposeString('site', { description: "The site's code." }),
    status: t.expose('status', { type: permitStatusEnum }),
    children: t.field({
      type: [sippChildType],
      description: 'Its SIPP forms whose work starts on this day.',
      resolve: (permit) => permit.children,
    }),
  }),
});

const sippDayType = builder.objectRef<SippDay>('SippDay').implement({
  fields: (t) => ({
    startDate: t.exposeString('startDate', { description: 'The day as YYYY-MM-DD.' }),
    pendingApprovalPermits: t.field({ type: [sippPermitType], resolve: (day) => day.pendingApprovalPermits }),
    approvedPermits: t.field({ type: [sippPermitType], resolve: (day) => day.approvedPermits }),
  }),
});

const sippReportPayload = builder.objectRef<Payload<Page<SippDay>>>('SippReportAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.exposeString('message'),
    count: t.int({ description: 'SIPP works of the month.', resolve: ({ item }) => item?.count ?? 0 }),
    items: t.field({ type: [sippDayType], resolve: ({ item }) => item?.items ?? [] }),
    data: t.string({
      description: 'The items as JSON text.',
      resolve: ({ item }) => JSON.stringify(item?.items ?? []),
    }),
  }),
});

builder.queryField('getSippMonthlyReports', (t) =>
  t.field({
    type: sippReportPayload,
    description: 'SIPP works that start in a month, of permits pending approval or approved, by day.',
    args: {
      limit: t.arg.int({ description: 'Works; 0 for all of the month.' }),
      offset: t.arg.int({ description: 'The page number minus one.' }),
      currentMonth: t.arg.string({ description: 'YYYY-MM; this month unless given.' }),
    },
    resolve: (_root, args, context) => toPayload('', () => loadSippDays(requireActor(context), args)),
  }),
);
