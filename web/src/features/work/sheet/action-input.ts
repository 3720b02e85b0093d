import { message } from '@eptw/domain/message';
import { handoverItems } from '@eptw/domain/work/action-inputs';
import { toInstant } from '@eptw/domain/time/time-zone';
import type { StopKind } from '@eptw/domain/work/stop-kinds';
import { getWorkRow, type WorkAction } from '@eptw/domain/work/work-table';
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

/** What has to be ticked: the confirmations of the action or, of a handover, its points. */
export function listTicks(action: WorkAction, { causes }: Pick<Work, 'causes'>): readonly string[] {
  if (action !== 'acceptHandover') return getWorkRow(action).asks.confirmations ?? [];
  const hasOpen = causes.some(({ answer }) => answer === null);
  return Object.keys(handoverItems).filter((item) => item !== 'causes' || hasOpen);
}

/** The causes that are answered before the work goes on. */
export function listUnanswered({ causes }: Pick<Work, 'causes'>): Work['causes'] {
  return causes.filter(({ asksAnswer }) => asksAnswer);
}

/** Whether the photo has to be there. */
export function needsPhoto(action: WorkAction, { startedAt }: Pick<Work, 'startedAt'>): boolean {
  return getWorkRow(action).asks.photo === 'required once the work has started' && startedAt !== null;
}

/** Whether a reason has to be given; a refused extension needs one. */
export function needsReason(action: WorkAction, { agreed }: Pick<ActionInput, 'agreed'>): boolean {
  return getWorkRow(action).asks.reason?.isRequired === true || (action === 'answerExtension' && agreed === false);
}

/** The fields that are missing before an action can be sent. The server decides everything else. */
export function findMissingFields(
  action: WorkAction,
  input: ActionInput,
  work: Pick<Work, 'startedAt' | 'crew' | 'causes'>,
): ActionProblems {
  const { asks } = getWorkRow(action);
  const isMissing: Partial<Record<keyof ActionInput, boolean>> = {
    ticked: listTicks(action, work).some((item) => !input.ticked.includes(item)),
    reason: (needsReason(action, input) || (action === 'stopWork' && !input.kind)) && !input.reason.trim(),
    answers: asks.fields === 'answers to causes' && listUnanswered(work).some((cause) => !isAnswered(cause, input)),
    signature: asks.signature !== undefined && input.signature === '',
    photos: needsPhoto(action, work) && input.photos.length === 0,
    to: asks.fields === 'handover' && input.to === '',
    watch: asks.fields === 'handover' && !input.watch.trim(),
    done: asks.fields === 'handover' && !input.done.trim(),
    left: asks.fields === 'handover' && !input.left.trim(),
    until: asks.fields === 'extension' && input.until === '',
    agreed: asks.fields === 'answer' && input.agreed === undefined,
    confirmedOff: action === 'finishWork' && work.crew.some((person) => isMissed(person, input)),
  };
  return Object.fromEntries(
    Object.entries(isMissing).flatMap(([field, missing]) =>
      missing ? [[field, sentences[field] ?? message.fieldRequired]] : [],
    ),
  );
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

const sentences: Readonly<Record<string, string>> = {
  ticked: 'Tick each point first.',
  answers: 'Answer each cause first.',
  signature: 'Sign first.',
  photos: 'Add a photo of the place as you leave it.',
  to: 'Choose the person who takes over.',
  until: 'Choose the new end.',
  confirmedOff: 'Tick each person who has left, or sign them off first.',
  agreed: 'Agree to the extension or refuse it.',
};

/** The instant of a local time at the site, as ISO 8601. */
function toSiteInstant(local: string, timeZone: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number);
  return toInstant({ year, month, day, hour, minute }, timeZone).toISOString();
}

/** The inspection, which is ticked, and the answers. */
function toResumption({ answers, answeredKinds }: ActionInput): Pick<ActionExtras, 'inspection' | 'answers'> {
  return {
    inspection: true,
    answers: Object.entries(answers).map(([cause, answer]) => {
      const kind = answeredKinds[cause];
      return { cause, answer: answer.trim(), ...(kind && { kind }) };
    }),
  };
}

/** What is sent with an action besides the permit. Every action leaves out what it does not ask for. */
export interface ActionExtras {
  reason?: string;
  kind?: StopKind;
  inspection?: boolean;
  answers?: { cause: string; answer: string; kind?: StopKind }[];
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

/** Turns what is filled in into what is sent. */
export function toExtras(action: WorkAction, input: ActionInput, timeZone: string): ActionExtras {
  const { asks } = getWorkRow(action);
  const [photo] = input.photos;
  const reason = input.reason.trim();
  return {
    ...(asks.reason && reason !== '' && { reason }),
    ...(asks.fields === 'kind of stop' && input.kind && { kind: input.kind }),
    ...(asks.fields === 'answers to causes' && toResumption(input)),
    ...(asks.signature !== undefined && { signature: input.signature }),
    ...(asks.photo && photo !== undefined && { photo }),
    ...(asks.fields === 'handover' && {
      to: input.to,
      done: input.done.trim(),
      left: input.left.trim(),
      watch: input.watch.trim(),
    }),
    ...(asks.fields === 'extension' && { until: toSiteInstant(input.until, timeZone) }),
    ...(asks.fields === 'answer' && input.agreed !== undefined && { agreed: input.agreed }),
    ...(action === 'acceptHandover' && { items: [...input.ticked] }),
    ...(action === 'finishWork' && {
      clean: true,
      ...(input.confirmedOff.length > 0 && { confirmedOff: [...input.confirmedOff] }),
    }),
  };
}
