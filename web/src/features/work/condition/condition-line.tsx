import { useEffect, useState } from 'react';
import { ConditionIcon } from './condition-icon.tsx';
import { useServerNow } from '../job/use-server-now.ts';
import { readClock, toLastKnownFace, type WorkClock } from '../job/work-clock.ts';
import { findWorkTone, type Work } from '../job/work.ts';
import './condition-line.css';

/** The element of the page that shows the condition with its clock. */
export const conditionClockId = 'work-clock';

/** Whether the clock at the head of the page is out of sight. */
export function useIsClockHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const clock = document.getElementById(conditionClockId);
    if (!clock) return undefined;
    const observer = new IntersectionObserver((entries) => setHidden(entries.at(-1)?.isIntersecting === false));
    observer.observe(clock);
    return () => observer.disconnect();
  }, []);
  return isHidden;
}

interface ConditionLineProps {
  work: Work;
  clock: WorkClock;
  /** Whether the work is only last known. */
  isStale: boolean;
}

/** The condition and the time left in one line, for those who have scrolled past the head of the page. */
export function ConditionLine({ work, clock, isStale }: ConditionLineProps) {
  const current = readClock(work, useServerNow(clock));
  if (!current || work.condition === null) return null;
  const face = isStale ? toLastKnownFace(current, work, clock) : current;
  const left = [face.figure, face.unit].filter(Boolean).join(' ');
  return (
    <p className="work-line" data-tone={findWorkTone(work, isStale)}>
      <ConditionIcon condition={work.condition} />
      <span>
        {face.headline}
        {work.inside.length > 0 && ` · ${work.inside.length} inside`}
      </span>
      {left !== '' && <b className="tabular">{left}</b>}
    </p>
  );
}
