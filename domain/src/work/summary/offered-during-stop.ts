import type { CheckSeries } from '../../work-policy/work-policy.ts';
import type { Actor } from '../../user/actor.ts';
import { checkRecording } from '../checks/decide-check.ts';
import type { Job } from '../job/job.ts';
import { listWorkActions, type OfferedAction } from '../actions/check-action.ts';
import type { WorkAction } from '../table/work-table.ts';

/**
 * THE table of what a permit's page offers while all work at its site is stopped: nothing that starts, checks, signs or
 * sends somebody to the place.
 */
const offeredDuringStop: Record<WorkAction, boolean> = {
  startWork: false,
  resumeWork: false,
  revalidateWork: false,
  pauseWork: false,
  handOverWork: false,
  appointHolder: false,
  stayHolder: true,
  withdrawHandover: true,
  acceptHandover: false,
  declineHandover: true,
  requestExtension: false,
  answerExtension: false,
  finishWork: false,
  stopWork: true,
};

/** The actions that a permit's page offers this user: those of the work table, except what waits for the site. */
export function listOfferedActions(actor: Actor, job: Job): OfferedAction[] {
  const actions = listWorkActions(actor, job);
  return job.permit.areaStop === null ? actions : actions.filter(({ action }) => offeredDuringStop[action]);
}

/** Whether a permit's page offers this user a check. One that is sent during a stop of the site is recorded. */
export function isCheckOffered(actor: Actor, job: Job, series: CheckSeries): boolean {
  return job.permit.areaStop === null && checkRecording(actor, job, series).allowed;
}
