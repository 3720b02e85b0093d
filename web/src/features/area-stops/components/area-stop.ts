import { formatStopCause, formatStopInstruction, type ShownStop } from '@eptw/domain/area-stop/area-stop';
import { formatJobTime } from '@eptw/domain/work/job/job-time';
import type { AreaStopFactsFragment } from '../../../generated/fragments.ts';

/** A stop of all work as the server sends it. */
export type AreaStop = AreaStopFactsFragment;

/** The same as the domain's sentences read it. */
export function toShownStop({ kind, reason, siteName, mustered }: AreaStop): ShownStop {
  return { kind, reason, siteName, isMustered: mustered };
}

/** The second line of the band: 'Fire alarm, 15:58, by Sofia Tan. Leave. Go to the assembly point.' */
export function describeStop(stop: AreaStop, now: Date): string {
  const since = formatJobTime(new Date(stop.setAt), now, stop.timeZone);
  const shown = toShownStop(stop);
  return `${formatStopCause(shown)}, ${since}, by ${stop.setBy}. ${formatStopInstruction(shown)}`;
}
