import { Button } from 'antd';
import { BellRing, DoorOpen, OctagonX, Phone, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkCondition } from '@eptw/domain/work/conditions';
import { EmergencyCall } from '../../../components/page/emergency-call.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import type { Work } from './work.ts';
import { WorkSheet } from './work-sheet.tsx';
import './failed-check-sheet.css';

const recorded = 'The check has failed';
const suspended = 'The work is suspended';

/** What becomes of work in each condition when a check fails. */
const titles: Record<WorkCondition, string> = {
  planned: recorded,
  notReady: recorded,
  ready: recorded,
  live: suspended,
  suspended,
  expired: 'The work has expired, and a check has failed',
  fireWatch: 'The fire watch begins anew',
  finished: recorded,
};

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
  work: { condition, crew, holder, emergencyPhone },
  onClose,
}: FailedCheckSheetProps) {
  const isHolder = useSignedInUser()._id === holder._id;
  const names = crew.map(({ name }) => name).join(', ');
  return (
    <WorkSheet
      title={titles[condition ?? 'suspended']}
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
          {crew.length === 0
            ? 'Nobody is signed on. Count everybody who was there.'
            : `${crew.length} signed on: ${names}.`}
        </Step>
        <Step icon={Phone} title="Somebody hurt or missing?">
          {emergencyPhone ? <EmergencyCall number={emergencyPhone} /> : 'Call the emergency number of your site.'}
        </Step>
        <Step icon={BellRing} title="The issuing side is notified">
          {!isHolder && `So is ${holder.fullname}, the permit holder. `}
          {condition === 'suspended' || condition === 'live'
            ? 'The issuing side lets the work go on, after a new check has passed.'
            : 'The issuing side inspects the place and answers what happened.'}
        </Step>
      </ol>
    </WorkSheet>
  );
}
