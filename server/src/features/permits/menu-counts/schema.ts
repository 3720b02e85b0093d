import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { loadMenuCounts, type MenuCounts } from './service.ts';

const menuCountsType = builder.objectRef<MenuCounts>('MenuCounts').implement({
  description: 'The badges of the side menu, at most 9999.',
  fields: (t) => ({
    permits: t.exposeInt('permits'),
    myPermits: t.exposeInt('myPermits'),
    due: t.int({ resolve: (counts) => counts.due() }),
    pendingMyApproval: t.exposeInt('pendingMyApproval'),
    pendingApproval: t.exposeInt('pendingApproval', { description: "Pending anyone's approval." }),
    pendingCloseCancel: t.exposeInt('pendingCloseCancel'),
    approvedByMe: t.exposeInt('approvedByMe'),
    lifeSupport: t.exposeInt('lifeSupport', { description: "Only a life-support group's approval is missing." }),
    childPermits: t.exposeInt('childPermits'),
    myChildPermits: t.exposeInt('myChildPermits'),
    childPermitsPendingMyApproval: t.exposeInt('childPermitsPendingMyApproval'),
    lifeSupportChildPermits: t.exposeInt('lifeSupportChildPermits'),
    drafts: t.exposeInt('drafts', { description: 'Own drafts.' }),
    accountsToApprove: t.exposeInt('accountsToApprove', {
      description: "Accounts pending the user's approval; 0 for users who are not administrators.",
    }),
  }),
});

builder.queryField('getMenuCounts', (t) =>
  t.field({ type: menuCountsType, resolve: (_root, _args, context) => loadMenuCounts(requireActor(context)) }),
);
