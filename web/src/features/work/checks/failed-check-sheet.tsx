import { Button } from 'antd';
import { BellRing, DoorOpen, OctagonX, Phone, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';
import { EmergencyCall } from '../../../components/page/emergency-call.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { describeChildPermits, formatPerson, formatPersonInside } from '../people/people-on-job.ts';
import type { Work } from '../job/work.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import './failed-check-sheet.css';

const inspects = 'The issuing authority inspects the place and answers what happened.';
const notStarted = { title: 'The check has failed', next: 'It has to pass before the work may start.' };
const suspended = {
  title: 'The work is suspended',
  next: 'The issuing authority lets the work go on, after a new check has passed.',
};

/** What becomes of work in each condition when a check fails, and what comes next. */
const outcomes: Record<WorkCondition, { title: string; next: string }> = {
  planned: notStarted,
  notReady: notStarted,
  ready: notStarted,
  live: suspended,
  suspended,
  expired: {
    title: 'The work has expired, and a check has failed',
    next: `Nobody may go back to work there. ${inspects}`,
  },
  fireWatch: {
    title: 'The fire watch does not run',
    next: `${inspects} Only then does the next round that passes start the fire watch again, for its full length.`,
  },
  finished: { title: 'The check has failed', next: inspects },
};

/** Whom to count: who is inside, rescuers and strangers too, who else is signed on, and who is on child permits. */
function listPeople(work: Pick<Work, 'inside' | 'crew' | 'childPermits'>): string {
  const { inside, crew, childPermits } = work;
  const others = crew.filter(({ insideSince }) => insideSince === null).map(formatPerson);
  const within = inside.map((person) => formatPersonInside(person, crew));
  if (within.length + others.length + childPermits.length === 0)
    return 'Nobody is signed on. Count everybody who was there.';
  const counted = [
    within.length > 0 && `${within.length} inside: ${within.join(', ')}.`,
    others.length > 0 && `${others.length} ${within.length > 0 ? 'more ' : ''}signed on: ${others.join(', ')}.`,
    describeChildPermits(work),
  ];
  return counted.filter(Boolean).join(' ');
}

/** A check that fails before the start is only missing for it: work that has started elsewhere goes on. */
const childPermitsGoOn = 'This does not stop the work under the child permits: stop it on their pages.';

interface FailedCheckSheetProps {
  /** What failed, as a sentence. */
  problem: string;
  work: Work;
  onClose: () => void;
}

function Step({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon size={22} aria-hidden />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** What to do once a check has failed where people may be: the people first, and who was notified last. */
export function FailedCheckSheet({ problem, work, onClose }: FailedCheckSheetProps) {
  const { condition, startedAt, holder, emergencyPhone, childPermits } = work;
  const isHolder = useSignedInUser()._id === holder._id;
  const { title, next } = outcomes[condition ?? 'suspended'];
  return (
    <WorkSheet
      title={title}
      onClose={onClose}
      isFull
      footer={
        <Button size="large" onClick={onClose}>
          Back to the permit
        </Button>
      }
    >
      <p className="work-failed-check">
        <OctagonX size={34} aria-hidden />
        <b>{problem}</b>
      </p>
      <ol className="work-failed-steps">
        <Step icon={DoorOpen} title="Get everyone out now">
          Let nobody back in before the place is inspected.
        </Step>
        <Step icon={Users} title="Count your people">
          {listPeople(work)}
        </Step>
        <Step icon={Phone} title="Somebody hurt or missing?">
          {emergencyPhone ? <EmergencyCall number={emergencyPhone} /> : 'Call the emergency number of your site.'}
        </Step>
        <Step icon={BellRing} title="The issuing authority is notified">
          {!isHolder && `So is ${holder.fullname}, the permit holder. `}
          {next}
          {startedAt === null && childPermits.length > 0 && ` ${childPermitsGoOn}`}
        </Step>
      </ol>
    </WorkSheet>
  );
}
