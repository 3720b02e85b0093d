import type { PermitStatus } from '@eptw/domain/permit/status';
import { content } from '../content/content.ts';
import {
  toWorkingHours,
  hour,
  getLastEntryTime,
  pickManager,
  listMembers,
  pick,
  repeatByChance,
  type DemoPermit,
  type DemoStep,
  type Random,
} from './demo-plan.ts';

/** The permit codes of the forms that the demo's child permits are raised from. */
const childCodes = repeatByChance(content.demo.permits.childPermits);

/** The share of approved and finished permits that had child permits. */
const childPermitShare = 0.35;

/** When a permit is open for child permits, in milliseconds since 1970. */
interface OpenTime {
  from: number;
  to: number;
  /** Whether it is open now. */
  isOngoing: boolean;
}

/** The time in which a permit is Approved without a request to end it; undefined for one that never is. */
function findOpenTime({ steps }: DemoPermit, now: number): OpenTime | undefined {
  const approved = steps.findLast((step) => step.requestedStatus === 'Approved');
  if (!approved || approved.at.getTime() > now) return undefined;
  const requested = steps.find(
    (step) => step.requestedStatus === 'PendingClosure' || step.requestedStatus === 'PendingCancel',
  );
  const requestedAt = requested?.at.getTime() ?? now + 1;
  return { from: approved.at.getTime(), to: Math.min(requestedAt, now), isOngoing: requestedAt > now };
}

/**
 * Plans child permits of permits that were approved. Those of a parent that is still open are at some stage; the
 * others were raised, approved and finished while theirs was open.
 */
export function planChildPermits(random: Random, parents: readonly DemoPermit[], now: Date): DemoPermit[] {
  return parents.flatMap((parent) => {
    const open = findOpenTime(parent, now.getTime());
    if (!open || open.to - open.from < 2 * hour || (!open.isOngoing && random() > childPermitShare)) return [];
    const count = 1 + Math.floor(random() * 2);
    return Array.from({ length: count }, () => {
      const child = planChild(parent, open, random);
      if (open.isOngoing) child.steps.splice(1 + Math.floor(random() * child.steps.length));
      return child;
    }).filter(({ end, steps: [raising] }) => raising && raising.at.getTime() < getLastEntryTime({ end }));
  });
}

function planChild(parent: DemoPermit, { from, to }: OpenTime, random: Random): DemoPermit {
  const child: DemoPermit = { ...parent, parent, templateCode: pick(random, childCodes), attachedCodes: [], steps: [] };
  const plannedSteps = planSteps(child, random);
  let last = from;
  for (const [index, plannedStep] of plannedSteps.entries()) {
    const due = toWorkingHours(from + ((to - from) * (index + 1)) / (plannedSteps.length + 2));
    last = Math.max(last + 1, Math.min(due, to - (plannedSteps.length - index)));
    child.steps.push({ ...plannedStep, at: new Date(last) });
  }
  return child;
}

function planSteps(child: DemoPermit, random: Random): Omit<DemoStep, 'at'>[] {
  const { submitter, individuals, groups, site } = child;
  const requestStatus = (by: string, requestedStatus: PermitStatus) => ({ by, requestedStatus });
  const manager = pickManager(child, random);
  const members = groups.map((group) =>
    pick(
      random,
      listMembers(group).filter((member) => member !== submitter),
    ),
  );
  return [
    { by: submitter },
    ...(manager ? [requestStatus(manager, 'PendingApproval')] : []),
    ...[...individuals, ...members].map((by) => requestStatus(by, 'Approved')),
    requestStatus(submitter, 'PendingClosure'),
    requestStatus(pick(random, listMembers(`Permit Office ${site}`)), 'Completed'),
  ];
}
