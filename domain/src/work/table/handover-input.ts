import type { Job } from '../job/job.ts';
import { mayHold } from './may-hold.ts';
import type { WorkArguments } from './work-asks.ts';
import type { WorkEventDetails } from '../log/work-log.ts';

/** Who takes over and what they have to know, or what is wrong with it; of a handover and of an appointment. */
export function readHandover(
  { permit, state }: Job,
  { to, done, left, watch }: Pick<WorkArguments, 'to' | 'done' | 'left' | 'watch'>,
): { problem: string } | WorkEventDetails['handOverWork'] {
  if (to.id === state.holder.id) return { problem: `${to.name} holds this permit already.` };
  if (!mayHold(to, permit)) {
    const who = permit.contractor === '' ? 'staff' : `people of ${permit.contractor}`;
    return { problem: `A permit is handed over only to ${who} at its site. ${to.name} is not one of them.` };
  }
  return { to: { id: to.id, name: to.name }, done, left, watch };
}
