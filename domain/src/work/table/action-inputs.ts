import type { Actor } from '../../user/actor.ts';
import { listWatchers } from '../log/crew-roles.ts';
import { findExtensionProblem } from './extension.ts';
import type { Job } from '../job/job.ts';
import { readResumption } from './resumption.ts';
import { readStop } from './stop.ts';
import type { WorkEvent, WorkEventDetails } from '../log/work-log.ts';
import type { WorkArgument, WorkArguments, WorkInput } from './work-asks.ts';
import type { WorkAction, workTable } from './work-table.ts';
import { mayHold } from './may-hold.ts';

/** What the new holder ticks, so that they have looked at each. */
export const handoverItems = {
  isolations: 'Open isolations',
  readings: 'Latest readings',
  people: 'People signed on and inside',
  causes: 'Why the work stands still',
  left: 'Work left',
} as const satisfies Record<string, string>;

/** A point that the new holder ticks. */
export type HandoverItem = keyof typeof handoverItems;

/** Every point, in their order. */
export const handoverItemNames = Object.keys(handoverItems) as readonly HandoverItem[];

/** The points that have to be ticked: why the work stands still only while it does. */
export function listHandoverItems(hasCauses: boolean): readonly HandoverItem[] {
  return handoverItemNames.filter((item) => item !== 'causes' || hasCauses);
}

type AsksOf<Action extends WorkAction> = (typeof workTable)[Action]['asks'];

/** What an action was sent with, once nothing that it always asks for is missing. */
export type CompleteInput<Action extends WorkAction> = WorkInput & {
  [
    Argument in keyof AsksOf<Action> & WorkArgument as AsksOf<Action>[Argument] extends { required: 'always' }
      ? Argument
      : never
  ]: WorkArguments[Argument];
};

type ActionEvent = {
  [Event in WorkEvent]: { event: Event; details: WorkEventDetails[Event]; problem?: undefined };
}[WorkEvent];

/** The event of an action with its details, or what is wrong with the input. */
export type ActionResult = ActionEvent | { problem: string };

/** What each action reads of its input, in which what the work table always asks for is there. */
export const actionInputs: {
  [Action in WorkAction]: (job: Job, input: CompleteInput<Action>, actor: Pick<Actor, 'id'>) => ActionResult;
} = {
  startWork: (_job, { signature }) => ({ event: 'startWork', details: { signature } }),
  pauseWork: () => ({ event: 'pauseWork', details: {} }),
  stopWork: ({ now }, input) => readStop(input, now),
  resumeWork: (job, input) => {
    const read = readResumption(job, input);
    return 'problem' in read ? read : { event: 'resumeWork', details: read };
  },
  revalidateWork: (job, { signature, ...input }) => {
    if (job.state.causes.length === 0) return { event: 'revalidateWork', details: { signature } };
    const read = readResumption(job, input);
    return 'problem' in read ? read : { event: 'revalidateWork', details: { signature, ...read } };
  },
  handOverWork: (job, input) => {
    const read = readHandover(job, input);
    return 'problem' in read ? read : { event: 'handOverWork', details: read };
  },
  appointHolder: (job, input, actor) => {
    const read = readHandover(job, input);
    if ('problem' in read) return read;
    // The issuing authority confirms by naming the same person.
    const isOfThemselves = read.to.id === actor.id;
    return { event: 'appointHolder', details: { ...read, ...(isOfThemselves && { needsConfirmation: true }) } };
  },
  stayHolder: () => ({ event: 'stayHolder', details: {} }),
  acceptHandover: ({ state }, { items = [] }) => {
    const missing = listHandoverItems(state.causes.length > 0).filter((item) => !items.includes(item));
    if (missing.length > 0) {
      const labels = missing.map((item) => handoverItems[item]).join(', ');
      return { problem: `Look at each point and tick it first: ${labels}.` };
    }
    return { event: 'acceptHandover', details: {} };
  },
  declineHandover: () => ({ event: 'declineHandover', details: {} }),
  withdrawHandover: () => ({ event: 'withdrawHandover', details: {} }),
  requestExtension: (job, { until }) => {
    const problem = findExtensionProblem(job, until);
    if (problem !== undefined) return { problem };
    return { event: 'requestExtension', details: { until: until.toISOString() } };
  },
  answerExtension: readAnswer,
  finishWork: (job, input, actor) => {
    const read = readFinish(job, input);
    const { holder } = job.state;
    if ('problem' in read || holder.id === actor.id) return read;
    return { event: 'finishWork', details: { ...read.details, inPlaceOf: holder } };
  },
};

function readFinish(
  { state, policy }: Job,
  input: WorkInput,
): { problem: string } | { event: 'finishWork'; details: WorkEventDetails['finishWork'] } {
  const watchers = listWatchers(state, policy);
  const confirmed = [...state.signedOn.keys()].filter((id) => input.confirmedOff?.includes(id));
  const count = [...state.signedOn.keys()].filter((id) => !confirmed.includes(id) && !watchers.includes(id)).length;
  if (count > 0) {
    const workers = count === 1 ? '1 worker is' : `${count} workers are`;
    return { problem: `${workers} still signed on. Sign them off, or confirm by name that they have left.` };
  }
  return {
    event: 'finishWork',
    details: { ...pickPhoto(input), ...(confirmed.length > 0 && { confirmedOff: confirmed }) },
  };
}

function pickPhoto({ photo }: WorkInput): { photo?: string } {
  return photo ? { photo } : {};
}

function readAnswer(job: Job, { agreed }: CompleteInput<'answerExtension'>): ActionResult {
  const { extension } = job.state;
  const { end } = job.permit;
  if (!agreed) return { event: 'refuseExtension', details: {} };
  if (!extension || !end) return { problem: 'No extension has been requested.' };
  const problem = findExtensionProblem(job, extension.until);
  if (problem !== undefined) return { problem };
  return { event: 'agreeExtension', details: { from: end.toISOString(), until: extension.until.toISOString() } };
}

/** Who takes over and what they have to know, or what is wrong with it; of a handover and of an appointment. */
function readHandover(
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
