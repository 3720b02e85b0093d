import type { Actor } from '../user/actor.ts';
import type { Role } from '../user/role.ts';
import { listWatchers } from './crew-roles.ts';
import { findExtensionProblem } from './extension.ts';
import type { Job } from './job.ts';
import { readHandover } from './handover-input.ts';
import { readResumption } from './resumption.ts';
import { readStop } from './stop.ts';
import type { WorkEvent, WorkEventDetails } from './work-log.ts';
import type { WorkAction } from './work-table.ts';

/** Somebody who is asked to take over a permit. */
export interface HandoverCandidate {
  id: string;
  name: string;
  role: Role;
  company: string;
  siteIds: readonly string[];
}

/** What the new holder ticks, so that they have looked at each. */
export const handoverItems = {
  isolations: 'Open isolations',
  readings: 'Latest readings',
  people: 'People signed on and inside',
  causes: 'Why the work stands still',
  left: 'Work left',
} as const satisfies Record<string, string>;

/** An answer to a cause as it is sent; the kind may be one that only a newer version has. */
export interface SentAnswer {
  cause: string;
  answer: string;
  kind?: string | undefined;
}

/** What is sent with an action; each action reads what it asks for. */
export interface WorkInput {
  reason?: string | undefined;
  /** The kind of a stop. */
  kind?: string | undefined;
  /** When a stop was pressed, where it is sent later; ISO 8601. */
  deviceTime?: string | undefined;
  /** That the place was inspected. */
  isInspected?: boolean | undefined;
  answers?: readonly SentAnswer[] | undefined;
  /** The values of a gas test that was taken for the resumption. */
  gasTest?: Record<string, number> | undefined;
  /** SHA-256 of the signature. */
  signature?: string | undefined;
  /** The name of an uploaded file. */
  photo?: string | undefined;
  /** Undefined when no such person exists. */
  to?: HandoverCandidate | undefined;
  done?: string | undefined;
  left?: string | undefined;
  watch?: string | undefined;
  items?: readonly string[] | undefined;
  until?: Date | undefined;
  agreed?: boolean | undefined;
  clean?: boolean | undefined;
  /** Workers who have left without signing off. */
  confirmedOff?: readonly string[] | undefined;
}

type ActionEvent = {
  [Event in WorkEvent]: { event: Event; details: WorkEventDetails[Event]; problem?: undefined };
}[WorkEvent];

/** The event of an action with its details, or what is wrong with the input. */
export type ActionResult = ActionEvent | { problem: string };

/** What each action reads of its input, apart from what every action asks in the same way. */
export const actionInputs: Record<WorkAction, (job: Job, input: WorkInput, actor: Pick<Actor, 'id'>) => ActionResult> =
  {
    startWork: (_job, { signature = '' }) => ({ event: 'startWork', details: { signature } }),
    pauseWork: () => ({ event: 'pauseWork', details: {} }),
    stopWork: ({ now }, input) => readStop(input, now),
    resumeWork: (job, input) => {
      const read = readResumption(job, input);
      return 'problem' in read ? read : { event: 'resumeWork', details: read };
    },
    revalidateWork: (job, { signature = '', ...input }) => {
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
      const missing = Object.entries(handoverItems).flatMap(([item, label]) => {
        const isRequired = item !== 'causes' || state.causes.length > 0;
        return isRequired && !items.includes(item) ? [label] : [];
      });
      if (missing.length > 0) return { problem: `Look at each point and tick it first: ${missing.join(', ')}.` };
      return { event: 'acceptHandover', details: {} };
    },
    declineHandover: () => ({ event: 'declineHandover', details: {} }),
    withdrawHandover: () => ({ event: 'withdrawHandover', details: {} }),
    requestExtension: (job, { until }) => {
      const problem = until ? findExtensionProblem(job, until) : 'Choose the new end.';
      if (problem !== undefined || !until) return { problem: problem ?? '' };
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
  if (input.clean !== true) return { problem: 'Confirm that the area is left clean and safe.' };
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

function readAnswer(job: Job, { agreed, reason }: WorkInput): ActionResult {
  const { extension } = job.state;
  const { end } = job.permit;
  if (agreed === undefined) return { problem: 'Agree to the extension or refuse it.' };
  if (!agreed) {
    if (!reason) return { problem: 'Please give a reason for refusing the extension.' };
    return { event: 'refuseExtension', details: {} };
  }
  if (!extension || !end) return { problem: 'No extension has been requested.' };
  const problem = findExtensionProblem(job, extension.until);
  if (problem !== undefined) return { problem };
  return { event: 'agreeExtension', details: { from: end.toISOString(), until: extension.until.toISOString() } };
}
