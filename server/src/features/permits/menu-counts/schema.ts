import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { mapMenuCounts, type MenuCountName } from '@eptw/domain/permit/menu-counts';
import { loadMenuCounts, type MenuCounts } from './service.ts';

const descriptions: Record<MenuCountName, string> = {
  permits: 'The general list.',
  myPermits: 'Submitted by the user.',
  pendingMyApproval: "Pending the user's approval.",
  pendingApproval: "Pending anyone's approval.",
  forMyAction: 'Own permits and child permits to correct, to close, or stuck with the permit closers.',
  pendingCloseCancel:
    'Permits and child permits to close or cancel, as their list has them; none for a user who is no permit closer.',
  certificatesToVerify: "Workers' certificates that the user may verify.",
  approvedByMe: 'Approved by the user.',
  lifeSupport: "Only a life-support group's approval is missing.",
  childPermits: 'All child permits.',
  myChildPermits: 'Child permits submitted by the user.',
  childPermitsPendingMyApproval: "Child permits pending the user's approval.",
  lifeSupportChildPermits: "Child permits of which only a life-support group's approval is missing.",
  drafts: 'Own drafts.',
  accountsToApprove: "Accounts pending the user's approval.",
};

const menuCountsType = builder.objectRef<MenuCounts>('MenuCounts').implement({
  description: "The badges of the side menu, at most 9999. Null where the user's menu has none.",
  fields: (t) => ({
    ...mapMenuCounts((name) =>
      t.int({ nullable: true, description: descriptions[name], resolve: (counts) => counts[name]() }),
    ),
    due: t.int({ description: 'Undecided permits whose start has passed.', resolve: (counts) => counts.due() }),
    overdueMyApproval: t.int({
      description: "Permits pending the user's approval whose start has passed.",
      resolve: (counts) => counts.overdueMyApproval(),
    }),
    toFinish: t.int({
      description: 'Permits and child permits that the user has to close or cancel as a permit closer of their site.',
      resolve: (counts) => counts.toFinish(),
    }),
  }),
});

builder.queryField('getMenuCounts', (t) =>
  t.field({ type: menuCountsType, resolve: (_root, _args, context) => loadMenuCounts(requireActor(context)) }),
);
