import { useCallback, useState } from 'react';
import type { WorkAction } from '@eptw/domain/work/table/work-table';
import { useNow } from '../../../lib/use-now.ts';
import type { PermitOfWork } from '../../permits/components/work-slot.ts';
import { findNextStep, type NextStep } from './next-step.ts';
import { usePermitWork } from './use-permit-work.ts';
import { useUnsentStops, type UnsentStops } from './use-unsent-stops.ts';
import type { WorkPage } from './use-send-work.ts';
import type { RecordedSeries } from './work.ts';

/**
 * What a sheet is open for: an action, the record of a check, what to do after one that failed, signing workers on, or
 * the code with which they do.
 */
export type OpenedSheet =
  | { action: WorkAction }
  | { record: RecordedSeries }
  /** What failed, as a sentence. */
  | { failed: string }
  | { signOn: true }
  | { code: true };

/** The work on the permit's page: what is shown of it, and the sheet that is open. */
export interface WorkScreen {
  permit: PermitOfWork;
  page: WorkPage;
  /** The stops that are kept on the device. */
  stops: UnsentStops;
  step: NextStep | undefined;
  opened: OpenedSheet | undefined;
  open: (sheet: OpenedSheet) => void;
  close: () => void;
}

/** The work under the permit on screen, where it is known, and the stops that nobody else knows of, whatever is known. */
export interface FollowedWork {
  screen: WorkScreen | undefined;
  stops: UnsentStops;
}

/**
 * Follows the work under the permit on screen. There is no screen of it while it loads or cannot be read, and for a permit
 * whose work is not followed. It has no condition before the approval and after its loss: then it is shown only while
 * somebody is signed on, or a stop is unsent.
 */
export function useWorkScreen(
  permit: PermitOfWork,
  { onSending, onChanged }: Pick<WorkPage, 'onSending' | 'onChanged'>,
): FollowedWork {
  const permitWork = usePermitWork(permit._id, permit.version);
  const stops = useUnsentStops(permit._id, permitWork);
  const now = useNow().getTime();
  const [opened, setOpened] = useState<OpenedSheet>();
  const close = useCallback(() => setOpened(undefined), []);
  if (!permitWork) return { screen: undefined, stops };
  const { work, series, requirements, clock } = permitWork;
  if (work.condition === null && work.crew.length === 0 && stops.unsent.length === 0)
    return { screen: undefined, stops };
  const step = findNextStep({
    work,
    series,
    requirements,
    now: now + clock.offset,
    mayRequestClosure: permit.actions.includes('requestClosure'),
  });
  const page = { permitWork, onSending, onChanged };
  return { screen: { permit, page, stops, step, opened, open: setOpened, close }, stops };
}
