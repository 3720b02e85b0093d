import { decideEntry, recorders, type Goer } from '@eptw/domain/work/sign-on/decide-entry';
import { toPressedAt } from '@eptw/domain/work/job/late-arrival';
import { workRules } from '@eptw/domain/work/table/rules';
import type { RecordedEntry } from '@eptw/domain/work/log/work-log';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { changeWork, type WorkChangeInput, type WorkChangeResult } from '../service.ts';

/** Somebody who goes in or comes out, as it is sent. */
export interface EntryInput extends WorkChangeInput {
  worker?: string | null | undefined;
  /** The name of a rescuer, instead of a worker. */
  rescuer?: string | null | undefined;
  direction: RecordedEntry['direction'];
  allTheSame?: boolean | null | undefined;
  takesBack?: boolean | null | undefined;
  deviceTime?: string | null | undefined;
}

/** Who goes in or comes out. Throws BAD_INPUT unless it is either a worker or a rescuer. */
export function readGoer({ worker, rescuer }: Pick<EntryInput, 'worker' | 'rescuer'>): Goer {
  if (worker && !rescuer) return { workerId: worker };
  if (rescuer?.trim() && !worker) return { rescuer };
  throw new Refusal('BAD_INPUT', 'Say who goes: a worker on the job, or the name of a rescuer.');
}

/** Records that somebody goes into the space or comes out. Throws the refusal. */
export async function recordEntry(context: ActorContext, input: EntryInput): Promise<WorkChangeResult> {
  const { permitId: _permitId, version: _version, idempotencyKey: _key, ...request } = input;
  const goer = readGoer(input);
  // Nothing newer holds up who comes out.
  return changeWork(context, { ...input, version: null }, ['entry', request], undefined, ({ actor }, { job }) => {
    if (!workRules[recorders](actor, job)) {
      const problem = `Only ${recorders} can do this.`;
      return Promise.resolve({ decision: { allowed: false, kind: 'person', problem }, missing: [] });
    }
    const entry = {
      goer,
      direction: input.direction,
      allTheSame: input.allTheSame ?? false,
      takesBack: input.takesBack ?? false,
      pressedAt: toPressedAt(input.deviceTime, job.now),
    };
    const decision = decideEntry(job, entry, { user: { id: actor.id, name: actor.fullName } });
    return Promise.resolve({ decision, missing: [] });
  });
}
