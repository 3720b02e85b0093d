/** How much needs a person, by the lists where it is. */
export interface OwnTaskCounts {
  pendingMyApproval: number | null;
  /** Of those, permits whose start has passed. */
  overdueMyApproval: number;
  childPermitsPendingMyApproval: number | null;
  /** Those that the person may close or cancel; their list has those that others finish, too. */
  toFinish: number;
}

/** What needs a person: a sentence, and the list that it is in. */
export interface OwnTask {
  text: string;
  path: string;
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const needs = (count: number) => (count === 1 ? 'needs' : 'need');
const formatOverdue = (overdue: number) => (overdue > 0 ? `, ${overdue} ${overdue === 1 ? 'is' : 'are'} overdue` : '');

/** What needs a person now, the approvals first: '10 permits need your approval, 5 are overdue'. */
export function listOwnTasks(counts: OwnTaskCounts): OwnTask[] {
  const permits = counts.pendingMyApproval ?? 0;
  const children = counts.childPermitsPendingMyApproval ?? 0;
  const closing = counts.toFinish;
  return [
    ...(permits > 0
      ? [
          {
            text: `${formatCount(permits, 'permit')} ${needs(permits)} your approval${formatOverdue(counts.overdueMyApproval)}`,
            path: '/my-pending-approval-permits',
          },
        ]
      : []),
    ...(children > 0
      ? [
          {
            text: `${formatCount(children, 'child permit')} ${needs(children)} your approval`,
            path: '/my-child-permits-pending-approval',
          },
        ]
      : []),
    ...(closing > 0
      ? [
          {
            text: `${formatCount(closing, 'permit')} ${needs(closing)} you to close or cancel ${closing === 1 ? 'it' : 'them'}`,
            path: '/permits-pending-close-cancel',
          },
        ]
      : []),
  ];
}
