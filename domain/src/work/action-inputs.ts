import type { Role } from '../user/role.ts';
import { findExtensionProblem } from './extension.ts';
import type { Job } from './job.ts';
import { toPressedAt } from './late-arrival.ts';
import { mayHold } from './may-hold.ts';
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
  people: 'People signed on',
  left: 'Work left',
} as const satisfies Record<string, string>;

/** What is sent with an action; each action reads what it asks for. */
export interface WorkInput {
  reason?: string | undefined;
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
  /** When the device recorded it, where it is sent later; ISO 8601. */
  deviceTime?: string | undefined;
}

type ActionEvent = {
  [Event in WorkEvent]: { event: Event; details: WorkEventDetails[Event]; problem?: undefined };
}[WorkEvent];

/** The event of an action with its details, or what is wrong with the input. */
export type ActionResult = ActionEvent | { problem: string };

/** What each action reads of its input, apart from what every action asks in the same way. */
export const actionInputs: Record<WorkAction, (job: Job, input: WorkInput) => ActionResult> = {
  startWork: (_job, { signature = '' }) => ({ event: 'startWork', details: { signature } }),
  pauseWork: () => ({ event: 'pauseWork', details: {} }),
  stopWork: ({ now }, input) => ({ event: 'stopWork', details: { ...pickPhoto(input), ...pickPressedAt(input, now) } }),
  resumeWork: () => ({ event: 'resumeWork', details: {} }),
  revalidateWork: (_job, { signature = '' }) => ({ event: 'revalidateWork', details: { signature } }),
  handOverWork: readHandover,
  acceptHandover: (_job, { items = [] }) => {
    const missing = Object.entries(handoverItems).flatMap(([item, label]) => (items.includes(item) ? [] : [label]));
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
  finishWork: readFinish,
};

function readFinish({ state }: Job, input: WorkInput): ActionResult {
  if (input.clean !== true) return { problem: 'Confirm that the area is left clean and safe.' };
  const remaining = [...state.signedOn.keys()];
  const count = remaining.filter((id) => !input.confirmedOff?.includes(id)).length;
  if (count > 0) {
    const workers = count === 1 ? '1 worker is' : `${count} workers are`;
    return { problem: `${workers} still signed on. Sign them off, or confirm by name that they have left.` };
  }
  return {
    event: 'finishWork',
    details: { ...pickPhoto(input), ...(remaining.length > 0 && { confirmedOff: remaining }) },
  };
}

/** When a stop was pressed that a device without a connection sends later. */
function pickPressedAt({ deviceTime }: WorkInput, now: Date): { pressedAt?: string } {
  const pressedAt = toPressedAt(deviceTime, now);
  return pressedAt < now ? { pressedAt: pressedAt.toISOString() } : {};
}

function pickPhoto({ photo }: WorkInput): { photo?: string } {
  return photo ? { photo } : {};
}

function readHandover({ permit, state }: Job, { to, done, left, watch }: WorkInput): ActionResult {
  if (!to) return { problem: 'Choose the person who takes over.' };
  if (to.id === state.holder.id) return { problem: `${to.name} holds this permit already.` };
  if (!mayHold(to, permit)) {
    const who = permit.contractor === '' ? 'staff' : `people of ${permit.contractor}`;
    return { problem: `A permit is handed over only to ${who} at its site. ${to.name} is not one of them.` };
  }
  if (!done || !left || !watch)
    return {
      problem: "Say what is done, what is still to do, and what to watch out for. Write 'none' where there is nothing.",
    };
  return { event: 'handOverWork', details: { to: { id: to.id, name: to.name }, done, left, watch } };
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
