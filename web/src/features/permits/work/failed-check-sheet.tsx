import { Button } from 'antd';
import { BellRing, DoorOpen, OctagonX, Phone, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import { EmergencyCall } from '../../../components/page/emergency-call.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import type { Work } from './work.ts';
import { WorkSheet } from './work-sheet.tsx';
import './failed-check-sheet.css';

const inspects = 'The issuing side inspects the place and answers what happened.';
const recorded = { title: 'The check has failed', next: inspects };
const suspended = {
  title: 'The work is suspended',
  next: 'The issuing side lets the work go on, after a new check has passed.',
};

/** What becomes of work in each condition when a check fails, and what comes next. */
const outcomes: Record<WorkCondition, { title: string; next: string }> = {
  planned: recorded,
  notReady: recorded,
  ready: recorded,
  live: suspended,
  suspended,
  expired: {
    title: 'The work has expired, and a check has failed',
    next: 'The permit holder finishes the work. Then the issuing side inspects the place and answers what happened.',
  },
  fireWatch: { title: 'The fire watch does not run', next: `${inspects} Then the next round starts the watch again.` },
  finished: recorded,
};

/** How many people there are to count, and who; undefined without any. */
function listPeople(state: string, names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `${names.length} ${state}: ${names.join(', ')}.`;
}

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
export function FailedCheckSheet({
  problem,
  work: { condition, crew, inside, holder, emergencyPhone },
  onClose,
}: FailedCheckSheetProps) {
  const isHolder = useSignedInUser()._id === holder._id;
  const { title, next } = outcomes[condition ?? 'suspended'];
  const people = [
    // Rescuers and strangers inside are not signed on.
    listPeople(
      'inside',
      inside.map(({ person }) => person),
    ),
    listPeople(
      'signed on',
      crew.map(({ name }) => name),
    ),
  ].filter(Boolean);
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
          {people.length === 0 ? 'Nobody is signed on. Count everybody who was there.' : people.join(' ')}
        </Step>
        <Step icon={Phone} title="Somebody hurt or missing?">
          {emergencyPhone ? <EmergencyCall number={emergencyPhone} /> : 'Call the emergency number of your site.'}
        </Step>
        <Step icon={BellRing} title="The issuing side is notified">
          {!isHolder && `So is ${holder.fullname}, the permit holder. `}
          {next}
        </Step>
      </ol>
    </WorkSheet>
  );
}
