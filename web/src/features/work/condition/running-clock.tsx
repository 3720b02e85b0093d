import { useEffect, useRef, useState } from 'react';
import { conditionTable } from '@eptw/domain/work/log/conditions';
import { ConditionIcon } from './condition-icon.tsx';
import { useServerNow } from '../job/use-server-now.ts';
import { findAnnouncement, findEnd, readClock, toLastKnownFace, type WorkClock } from '../job/work-clock.ts';
import { findWorkTone, type Work } from '../job/work.ts';

/** Says changes of the condition to a screen reader, and the time left a few times: not every minute. */
function ClockAnnouncer({ work, now }: { work: Work; now: number }) {
  const { condition, label } = work;
  const end = findEnd(work);
  const left = end === undefined ? undefined : end - now;
  const before = useRef({ condition, label, left });
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = { condition, label, left };
    // The label of work that stands still, or is watched, names its gravest cause: a graver one that comes later is said,
    // too.
    const isSuspended = condition === 'suspended';
    const namesCause = isSuspended || condition === 'fireWatch';
    const isOther = last.condition !== condition || (namesCause && last.label !== label);
    if (isOther) setSentence(isSuspended ? `${conditionTable[condition].name}: ${label ?? ''}` : (label ?? ''));
    else if (last.left !== undefined && left !== undefined)
      setSentence((current) => findAnnouncement(last.left ?? left, left) ?? current);
  }, [condition, label, left]);
  const isUrgent = condition === 'suspended' || condition === 'expired' || findWorkTone(work, false) === 'red';
  return (
    <span className="visually-hidden" role={isUrgent ? 'alert' : 'status'}>
      {sentence}
    </span>
  );
}

interface RunningClockProps {
  work: Work;
  clock: WorkClock;
  /** Whether the work is only last known. */
  isStale: boolean;
}

/** The condition with its clock. Without an answer for a while it says when the work was last known instead. */
export function RunningClock({ work, clock, isStale }: RunningClockProps) {
  const now = useServerNow(clock);
  const current = readClock(work, now);
  if (!current || work.condition === null) return null;
  const face = isStale ? toLastKnownFace(current, work, clock) : current;
  return (
    <>
      <p className="work-clock-headline">
        <ConditionIcon condition={work.condition} />
        {/* The label names the condition in words, except where it is the cause for which the work stands still. */}
        <span className={work.condition === 'suspended' ? undefined : 'visually-hidden'}>
          {conditionTable[work.condition].name}:{' '}
        </span>
        {face.headline}
      </p>
      <p className="work-clock-figure" data-ending={face.isEnding || undefined} role="timer">
        <span>
          {face.figure} {face.unit && <small>{face.unit}</small>}
        </span>
      </p>
      {face.note && <p className="work-clock-note">{face.note}</p>}
      <ClockAnnouncer work={work} now={now} />
    </>
  );
}
