import type { Role } from '../../user/role.ts';
import { isStopKind } from '../log/stop-kinds.ts';

/** Somebody who is asked to take over a permit. */
export interface HandoverCandidate {
  id: string;
  name: string;
  role: Role;
  company: string;
  siteIds: readonly string[];
}

/** An answer to a cause as it is sent; the kind may be one that only a newer version has. */
export interface SentAnswer {
  cause: string;
  answer: string;
  kind?: string | undefined;
}

/** What each argument of an action holds, by its name in the API. */
export interface WorkArguments {
  reason: string;
  /** The kind of a stop. */
  kind: string;
  /** When a stop was pressed, where it is sent later; ISO 8601. */
  deviceTime: string;
  /** That the place was inspected. */
  inspection: boolean;
  answers: readonly SentAnswer[];
  /** The values of a gas test that was taken for the resumption. */
  readings: Record<string, number>;
  /** SHA-256 of the signature. */
  signature: string;
  /** The name of an uploaded file. */
  photo: string;
  /** Undefined when no such person exists. */
  to: HandoverCandidate;
  done: string;
  left: string;
  watch: string;
  items: readonly string[];
  until: Date;
  agreed: boolean;
  clean: boolean;
  /** Workers who have left without signing off. */
  confirmedOff: readonly string[];
}

export type WorkArgument = keyof WorkArguments;

/** What is sent with an action; each action reads what it asks for. */
export type WorkInput = { [Argument in WorkArgument]?: WorkArguments[Argument] | undefined };

/** What an argument is, whichever action asks for it. */
interface ArgumentRow {
  /** A text is stored, and is limited; a statement is true or not there. */
  kind: 'text' | 'statement' | 'other';
  /** For the printed table. */
  inWords: string;
}

/** THE table of arguments, in the order in which what is missing is refused. */
export const argumentTable = {
  reason: { kind: 'text', inWords: 'a reason' },
  to: { kind: 'other', inWords: 'to whom' },
  done: { kind: 'text', inWords: 'what is done' },
  left: { kind: 'text', inWords: 'what is left' },
  watch: { kind: 'text', inWords: 'what to watch out for' },
  agreed: { kind: 'other', inWords: 'yes or no' },
  until: { kind: 'other', inWords: 'the new end' },
  kind: { kind: 'other', inWords: 'a kind from the list' },
  deviceTime: { kind: 'other', inWords: 'a time at which it was pressed' },
  signature: { kind: 'other', inWords: 'a signature' },
  photo: { kind: 'other', inWords: 'a photo' },
  inspection: { kind: 'statement', inWords: 'that the place was inspected' },
  answers: { kind: 'other', inWords: 'an answer to each open cause' },
  readings: { kind: 'other', inWords: 'after a gas alarm a gas test' },
  items: { kind: 'other', inWords: 'each point at the place' },
  clean: { kind: 'statement', inWords: 'that the area is clean' },
  confirmedOff: { kind: 'other', inWords: 'who is signed on and has left' },
} as const satisfies Record<WorkArgument, ArgumentRow>;

/** Every argument, in the order of the table. */
export const workArguments = Object.keys(argumentTable) as readonly WorkArgument[];

type TextArgument = {
  [Argument in WorkArgument]: (typeof argumentTable)[Argument]['kind'] extends 'text' ? Argument : never;
}[WorkArgument];

/** Whether an argument is a text that somebody writes, which is stored. */
export function isText(argument: WorkArgument): argument is TextArgument {
  return argumentTable[argument].kind === 'text';
}

export const textArguments = workArguments.filter(isText);

/** What decides whether an argument has to be there. */
export interface AskFacts {
  hasStarted: boolean;
  /** Whether a cause is open. */
  hasCauses: boolean;
}

type AskInput = Pick<WorkInput, 'agreed' | 'kind'>;

/** When an argument has to be there. */
const askConditions = {
  always: () => true,
  'once the work has started': ({ hasStarted }) => hasStarted,
  'while a cause is open': ({ hasCauses }) => hasCauses,
  'when the answer is no': (_facts, { agreed }) => agreed === false,
  'without a kind': (_facts, { kind }) => kind === undefined || !isStopKind(kind),
  // Which of its parts have to be there depends on the job: the reading of the action names those that are missing.
  'part by part': () => false,
} as const satisfies Record<string, (facts: AskFacts, input: AskInput) => boolean>;

type AskCondition = keyof typeof askConditions;

/** How an action asks for one of its arguments. */
export type Ask = {
  /** The question, the name of the field, or the statement that is signed; undefined where no sheet shows a field. */
  label?: string;
  /** The statements that a sheet has ticked for it, one by one. */
  ticks?: readonly string[];
} & (
  | { required: Exclude<AskCondition, 'part by part'>; /** What is said when it is missing. */ refusal: string }
  | { required?: 'part by part'; refusal?: undefined }
);

/** What an action asks for, in the order of its sheet. */
export type Asks = { readonly [Argument in WorkArgument]?: Ask };

/** Whether an argument has to be there, as far as it is asked for as a whole. */
export function isAskRequired(ask: Ask | undefined, facts: AskFacts, input: AskInput): boolean {
  return ask?.required !== undefined && askConditions[ask.required](facts, input);
}

/** Whether an argument holds something. */
export function isGiven(argument: WorkArgument, value: WorkInput[WorkArgument]): boolean {
  return argumentTable[argument].kind === 'statement' ? value === true : value !== undefined && value !== '';
}
