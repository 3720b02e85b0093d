import { formatJobTime } from '@eptw/domain/work/job/job-time';
import type { CauseKind } from '@eptw/domain/work/log/cause-table';
import { overNotResumed } from '@eptw/domain/work/log/cause-words';
import {
  BadgeX,
  CirclePause,
  ClockAlert,
  DoorOpen,
  Flame,
  Gauge,
  Lock,
  Megaphone,
  OctagonX,
  TimerOff,
  UserRoundX,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { Panel } from '../../../components/page/panel.tsx';
import { RequirementCount, RequirementList } from '../../../components/status/requirement-list.tsx';
import { listOpenCauses, type Work } from '../job/work.ts';
import './causes-panel.css';

const icons: Record<CauseKind, LucideIcon> = {
  siteStop: Megaphone,
  gasFailed: Gauge,
  roundFailed: Flame,
  entryRefused: DoorOpen,
  dangerStop: OctagonX,
  unclassedStop: OctagonX,
  isolationFailed: Lock,
  expiredWithPeople: TimerOff,
  personStop: OctagonX,
  checkFailed: Gauge,
  roleLost: UserRoundX,
  approvalLost: BadgeX,
  certificateLost: BadgeX,
  parentStopped: Workflow,
  parentPaused: Workflow,
  checkMissed: ClockAlert,
  roundMissed: ClockAlert,
  revalidationMissed: ClockAlert,
  noHolder: UserRoundX,
  expired: TimerOff,
  pause: CirclePause,
};

function formatCount(open: Work['causes']): string {
  const count = open.length === 1 ? '1 cause' : `${open.length} causes`;
  const unanswered = open.filter(({ asksAnswer }) => asksAnswer).length;
  return unanswered === 0 ? count : `${count}, ${unanswered} to answer`;
}

/** Why the work stands still: every open cause, the gravest first, whoever was faster. */
export function CausesPanel({ work }: { work: Work }) {
  const open = listOpenCauses(work);
  if (open.length === 0) return null;
  const format = (time: string) => formatJobTime(new Date(time), new Date(work.now), work.timeZone);
  return (
    <Panel title="Why work is stopped" extra={<RequirementCount isNone={false}>{formatCount(open)}</RequirementCount>}>
      <RequirementList>
        {open.map(({ id, kind, background, words, isOver, at, receivedAt }) => {
          const Icon = icons[kind];
          // One that was sent later counts from when it was pressed or measured, and says both.
          const isLate = Date.parse(receivedAt) - Date.parse(at) > 60_000;
          return (
            <li key={id} className="cause" data-background={background}>
              <Icon size={18} aria-hidden />
              <div>
                <p>{words}</p>
                {isOver && <small>{overNotResumed}</small>}
                {isLate && <small>Sent {format(receivedAt)}</small>}
              </div>
              <time className="tabular" dateTime={at}>
                {format(at)}
              </time>
            </li>
          );
        })}
      </RequirementList>
    </Panel>
  );
}
