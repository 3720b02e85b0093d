import { definePayloadType, defineListType } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { dayCardEnum, listPeriodEnum, permitStatusEnum } from '../../../graphql/enums.ts';
import { boardSiteType } from '../types.ts';
import type { DayBoard, CardPermitItem, CriticalActivity, DayCardItem, PendingForMe } from './service.ts';

const boardPermitType = builder.objectRef<CardPermitItem>('BoardPermit').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    isChild: t.exposeBoolean('isChild', { description: 'A child permit, which has screens of its own.' }),
    site: t.field({ type: boardSiteType, resolve: (permit) => permit.site }),
    status: t.expose('status', { type: permitStatusEnum }),
    startDate: t.expose('startDate', { type: 'DateTime', nullable: true }),
    endDate: t.expose('endDate', { type: 'DateTime', nullable: true }),
    workDescription: t.exposeString('workDescription'),
    place: t.exposeString('place', { description: 'Where the work is; empty when the form does not say.' }),
    contractor: t.exposeString('contractor', { description: 'The company that the permit was raised for.' }),
    conditionLabel: t.exposeString('conditionLabel', {
      nullable: true,
      description: 'The condition of the work, or why it stands still; null where none is followed.',
    }),
  }),
});

const siteNumberType = builder.objectRef<DayCardItem['sites'][number]>('SiteNumber').implement({
  fields: (t) => ({
    site: t.field({ type: boardSiteType, resolve: (item) => item.site }),
    count: t.exposeInt('count'),
  }),
});

const dayCardType = builder.objectRef<DayCardItem>('DayCard').implement({
  description: 'Lists filtered by its period and the sites show the same permits.',
  fields: (t) => ({
    key: t.expose('key', { type: dayCardEnum }),
    title: t.exposeString('title'),
    count: t.exposeInt('count'),
    permits: t.exposeInt('permits', { description: 'Of them, those that getPermits lists.' }),
    childPermits: t.exposeInt('childPermits', { description: 'Of them, those that getChildPermits lists.' }),
    undecided: t.exposeInt('undecided', { description: 'How many of those that start today are pending approval.' }),
    sites: t.field({ type: [siteNumberType], resolve: (card) => card.sites }),
    first: t.field({
      type: [boardPermitType],
      description: 'Up to three: earliest end, earliest start or longest overdue.',
      resolve: (card) => card.first,
    }),
    period: t.expose('period', { type: listPeriodEnum, description: "Value for the 'period' argument of a list." }),
    statusCheck: t.field({ type: [permitStatusEnum], resolve: (card) => [...card.statusCheck] }),
  }),
});

const pendingForMeType = builder.objectRef<PendingForMe>('WaitingOnMe').implement({
  description: "As the badges in the user's menu, for all sites, whatever sites the board shows.",
  fields: (t) => ({
    count: t.exposeInt('count'),
    permits: t.exposeInt('permits', { description: 'As getMyPendingApprovalPermits.' }),
    childPermits: t.exposeInt('childPermits', { description: 'As getMyNextPendingApprovalChildPermits.' }),
    toFinish: t.exposeInt('toFinish', {
      description:
        'Permits and child permits to close or cancel as a permit closer of their site; getPendingPermits has them.',
    }),
  }),
});

const dayBoardType = builder.objectRef<DayBoard>('BoardOfTheDay').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    cards: t.field({ type: [dayCardType], resolve: (board) => board.cards }),
    waiting: t.field({ type: pendingForMeType, resolve: (board) => board.waiting }),
    sites: t.field({
      type: [boardSiteType],
      description: 'The sites that are counted.',
      resolve: (board) => board.sites,
    }),
  }),
});

interface ActivityOwner {
  fullName: string;
  email: string;
}

const ownerType = builder.objectRef<ActivityOwner>('ActivityOwner').implement({
  fields: (t) => ({ fullName: t.exposeString('fullName'), email: t.exposeString('email') }),
});

const criticalActivityType = builder.objectRef<CriticalActivity>('CriticalActivity').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    code: t.exposeString('code'),
    isChild: t.exposeBoolean('isChild'),
    site: t.field({ type: boardSiteType, resolve: (activity) => activity.site }),
    kinds: t.exposeStringList('kinds', { description: 'Hot work, Confined space, …' }),
    workDescription: t.exposeString('workDescription'),
    level: t.exposeString('level'),
    location: t.exposeString('location'),
    owner: t.field({ type: ownerType, resolve: (activity) => activity.owner }),
    startDate: t.expose('startDate', { type: 'DateTime', nullable: true }),
    endDate: t.expose('endDate', { type: 'DateTime', nullable: true }),
  }),
});

export const boardOfTheDayPayload = definePayloadType('BoardOfTheDayAnswer', 'data', dayBoardType);
export const criticalActivityList = defineListType('CriticalActivityList', criticalActivityType);
