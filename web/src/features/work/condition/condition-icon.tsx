import {
  Activity,
  CalendarClock,
  CheckCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  Flame,
  TimerOff,
  type LucideIcon,
} from 'lucide-react';
import type { WorkCondition } from '@eptw/domain/work/log/conditions';

const icons: Record<WorkCondition, LucideIcon> = {
  planned: CalendarClock,
  notReady: CircleDashed,
  ready: CirclePlay,
  live: Activity,
  suspended: CirclePause,
  expired: TimerOff,
  fireWatch: Flame,
  finished: CheckCheck,
};

/** The icon of a condition, beside its word. */
export function ConditionIcon({ condition, size = 18 }: { condition: WorkCondition; size?: number }) {
  const Icon = icons[condition];
  return <Icon size={size} aria-hidden />;
}
