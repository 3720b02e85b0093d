import { message } from '@eptw/domain/message';
import { listHandoverItems, type HandoverItem } from '@eptw/domain/work/table/action-inputs';
import { parseCalendarDate, parseTimeOfDay } from '@eptw/domain/time/calendar';
import { toInstant } from '@eptw/domain/time/time-zone';
import type { StopKind } from '@eptw/domain/work/log/stop-kinds';
import { isAskRequired, type AskFacts, type WorkArgument } from '@eptw/domain/work/table/work-asks';
import { getWorkRow, listAsks, type WorkAction } from '@eptw/domain/work/table/work-table';
import type { RecordedSeries, Work } from '../job/work.ts';

/** What somebody has filled in on the sheet of an action. */
export interface ActionInput {
  /** The confirmations and points that are ticked. */
  ticked: readonly string[];
  reason: string;
  /** The kind of a stop. */
  kind: StopKind | undefined;
  /** What was done about each cause, by its id. */
  answers: Readonly<Record<string, string>>;
  /** What kind of stop each was, where somebody stopped the work in words alone. */
  answeredKinds: Readonly<Record<string, StopKind>>;
  /** A PNG as a data URL; empty while unsigned. */
  signature: string;
  /** Names of uploaded files. */
  photos: readonly string[];
  to: string;
  done: string;
  left: string;
  watch: string;
  /** The new end at the site, as YYYY-MM-DDTHH:mm; empty until it is chosen. */
  until: string;
  agreed: boolean | undefined;
  /** Workers who are still signed on and have left. */
  confirmedOff: readonly string[];
}

export const emptyInput: ActionInput = {
  ticked: [],
  reason: '',
  kind: undefined,
  answers: {},
  answeredKinds: {},
  signature: '',
  photos: [],
  to: '',
  done: '',
  left: '',
  watch: '',
  until: '',
  agreed: undefined,
  confirmedOff: [],
};

/** What is wrong with each field. */
export type ActionProblems = Partial<Record<keyof ActionInput, string>>;

/** What the fields of an action show and change. */
export interface ActionFieldsProps {
  action: WorkAction;
  work: Work;
  series: readonly RecordedSeries[];
  input: ActionInput;
  /** What is missing, once sending was attempted. */
  problems: ActionProblems;
  onChange: (change: Partial<ActionInput>) => void;
}

/** What the field of one argument shows and changes. */
export interface ArgumentFieldProps extends ActionFieldsProps {
  /** The question, the name of the field, or the statement that is signed, as the work table has it. */
  label: string;
  isRequired: boolean;
}

type SheetWork = Pick<Work, 'startedAt' | 'crew' | 'causes'>;

/** What decides whether an argument has to be there. */
function toFacts({ startedAt, causes }: Pick<Work, 'startedAt' | 'causes'>): AskFacts {
  return { hasStarted: startedAt !== null, hasCauses: causes.some(({ answer }) => answer === null) };
}

/** The points of a handover that have to be ticked. */
export function listPoints(work: Pick<Work, 'startedAt' | 'causes'>): readonly HandoverItem[] {
  return listHandoverItems(toFacts(work).hasCauses);
}

/** The causes that are answered before the work goes on. */
export function listUnanswered({ causes }: Pick<Work, 'causes'>): Work['causes'] {
  return causes.filter(({ asksAnswer }) => asksAnswer);
}

/** Whether an argument has to be there, as far as it is asked for as a whole. */
export function isArgumentRequired(
  action: WorkAction,
  argument: WorkArgument,
  { agreed, kind }: ActionInput,
  work: SheetWork,
): boolean {
  return isAskRequired(getWorkRow(action).asks[argument], toFacts(work), { agreed, kind });
}

/** The fields that are missing before an action can be sent. The server decides everything else. */
export function findMissingFields(action: WorkAction, input: ActionInput, work: SheetWork): ActionProblems {
  const missing = listAsks(action).flatMap(
    ([argument, { ticks = [], refusal = '' }]): [keyof ActionInput, string][] => {
      const { field, toSent, isIncomplete, sentence = refusal } = sheetArguments[argument];
      const isUnticked = ticks.some((text) => !input.ticked.includes(text));
      const isMissing = isArgumentRequired(action, argument, input, work) && toSent(input, 'UTC') === undefined;
      return [
        ...(isUnticked ? [['ticked', tickFirst] as [keyof ActionInput, string]] : []),
        ...(field && (isMissing || isIncomplete?.(input, work))
          ? [[field, sentence] as [keyof ActionInput, string]]
          : []),
      ];
    },
  );
  return Object.fromEntries(missing);
}

/** Whether it has to be confirmed that somebody has left; whoever watches for fire after the work stays. */
function isMissed(
  { worker, staysForFireWatch }: Work['crew'][number],
  { confirmedOff }: Pick<ActionInput, 'confirmedOff'>,
): boolean {
  return !staysForFireWatch && !confirmedOff.includes(worker);
}

/** Whether a cause has its answer and, where somebody stopped the work in words alone, its kind. */
export function isAnswered(
  { id, kind }: Pick<Work['causes'][number], 'id' | 'kind'>,
  { answers, answeredKinds }: Pick<ActionInput, 'answers' | 'answeredKinds'>,
): boolean {
  const hasKind = kind !== 'unclassedStop' || answeredKinds[id] !== undefined;
  return hasKind && Boolean(answers[id]?.trim());
}

/** The instant of a local time at the site, as ISO 8601. */
/** The instant of a time at the site; undefined for a text that is none. */
function toSiteInstant(local: string, timeZone: string): string | undefined {
  const [day = '', time = ''] = local.split('T');
  const [date, clock] = [parseCalendarDate(day), parseTimeOfDay(time)];
  return date && clock && toInstant({ ...date, ...clock }, timeZone, 'end').toISOString();
}

function toAnswers({ answers, answeredKinds }: ActionInput): ActionExtras['answers'] {
  return Object.entries(answers).map(([cause, answer]) => {
    const kind = answeredKinds[cause];
    return { cause, answer: answer.trim(), ...(kind && { kind }) };
  });
}

/** What is sent with an action besides the permit. Every action leaves out what it does not ask for. */
export interface ActionExtras {
  reason?: string;
  kind?: StopKind;
  deviceTime?: string;
  inspection?: boolean;
  answers?: { cause: string; answer: string; kind?: StopKind }[];
  readings?: { name: string; value: number }[];
  signature?: string;
  photo?: string;
  to?: string;
  done?: string;
  left?: string;
  watch?: string;
  items?: string[];
  until?: string;
  agreed?: boolean;
  clean?: boolean;
  confirmedOff?: string[];
}

/** What a sheet does with an argument of an action. */
interface SheetArgument<Sent> {
  /** The field that is marked where it is missing; undefined where the sheet has none. */
  field: keyof ActionInput | undefined;
  /** What is sent; undefined for nothing. */
  toSent: (input: ActionInput, timeZone: string) => Sent | undefined;
  /** Whether a part of it is missing. */
  isIncomplete?: (input: ActionInput, work: SheetWork) => boolean;
  /** What the field says where it is missing; otherwise what the server says of it. */
  sentence?: string;
}

type TextArgument = 'reason' | 'done' | 'left' | 'watch';

function createText(field: TextArgument): SheetArgument<string> {
  return { field, toSent: (input) => input[field].trim() || undefined, sentence: message.fieldRequired };
}

/** A statement is ticked, or is part of what is signed: without it nothing is sent at all. */
const statement: SheetArgument<boolean> = { field: undefined, toSent: () => true };

const tickFirst = 'Tick each point first.';

/** Every argument of an action, as its sheet has it filled in and sends it. */
const sheetArguments: { [Argument in WorkArgument]: SheetArgument<NonNullable<ActionExtras[Argument]>> } = {
  reason: createText('reason'),
  kind: { field: 'kind', toSent: ({ kind }) => kind },
  // The sheet adds it when it is pressed.
  deviceTime: { field: undefined, toSent: () => undefined },
  inspection: statement,
  answers: {
    field: 'answers',
    toSent: toAnswers,
    isIncomplete: (input, work) => listUnanswered(work).some((cause) => !isAnswered(cause, input)),
    sentence: 'Answer each cause first.',
  },
  // A gas test is recorded as a check first.
  readings: { field: undefined, toSent: () => undefined },
  signature: { field: 'signature', toSent: ({ signature }) => signature || undefined, sentence: 'Sign first.' },
  photo: { field: 'photos', toSent: ({ photos: [photo] }) => photo },
  to: { field: 'to', toSent: ({ to }) => to || undefined },
  done: createText('done'),
  left: createText('left'),
  watch: createText('watch'),
  items: {
    field: 'ticked',
    toSent: ({ ticked }) => [...ticked],
    isIncomplete: ({ ticked }, work) => listPoints(work).some((item) => !ticked.includes(item)),
    sentence: tickFirst,
  },
  until: {
    field: 'until',
    toSent: ({ until }, timeZone) => toSiteInstant(until, timeZone),
  },
  agreed: { field: 'agreed', toSent: ({ agreed }) => agreed },
  clean: statement,
  confirmedOff: {
    field: 'confirmedOff',
    toSent: ({ confirmedOff }) => (confirmedOff.length > 0 ? [...confirmedOff] : undefined),
    isIncomplete: (input, { crew }) => crew.some((person) => isMissed(person, input)),
    sentence: 'Tick each person who has left, or sign them off first.',
  },
};

/** Turns what is filled in into what is sent. */
export function toExtras(action: WorkAction, input: ActionInput, timeZone: string): ActionExtras {
  const sent = listAsks(action).map(
    ([argument]) => [argument, sheetArguments[argument].toSent(input, timeZone)] as const,
  );
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
}
