import type { WorkArgument } from '@eptw/domain/work/table/work-asks';
import type { TestClient } from '../../../testing/client.ts';

type Client = Pick<TestClient, 'query'>;

/** For tests: the fields that operations on the work select. */
export interface WorkResult {
  success: boolean;
  code: string;
  message: string;
  problems: { key: string; sentence: string }[];
  item: {
    version: number;
    condition: string | null;
    label: string | null;
    holder: { fullname: string };
    validUntil: string | null;
    fireWatchUntil: string | null;
    nextCheck: { series: string; due: string; missedAt: string } | null;
    workActions: { action: string; blockedBy: string | null }[];
    log: { event: string; by: string; text: string; at: string }[];
    causes: { id: string; kind: string; words: string; asksAnswer: boolean; answer: string | null }[];
  } | null;
}

const selection = `{ success code message problems { key sentence } item { version condition label
  holder { fullname } validUntil fireWatchUntil nextCheck { series due missedAt }
  workActions { action blockedBy } log { event by text at }
  causes { id kind words asksAnswer answer } } }`;

/** The GraphQL types of arguments that actions take besides the permit. */
const types = {
  version: 'Int',
  idempotencyKey: 'String',
  reason: 'String',
  signature: 'String',
  photo: 'String',
  to: 'ID',
  done: 'String',
  left: 'String',
  watch: 'String',
  items: '[String!]',
  until: 'DateTime',
  agreed: 'Boolean',
  clean: 'Boolean',
  confirmedOff: '[ID!]',
  kind: 'StopReason',
  deviceTime: 'String',
  inspection: 'Boolean',
  answers: '[CauseAnswerInput!]',
  readings: '[ReadingInput!]',
} as const satisfies Record<WorkArgument | 'version' | 'idempotencyKey', string>;

export type WorkArguments = { [Name in keyof typeof types]?: unknown };

async function send(client: Client, operation: string, text: string, variables: object): Promise<WorkResult> {
  const response = await client.query<Record<string, WorkResult>>(text, { ...variables });
  const answer = response.data?.[operation];
  if (response.errors || !answer) throw new Error(JSON.stringify(response.errors));
  return answer;
}

/** For tests: takes an action on the work under a permit. */
export function act(client: Client, action: string, id: string, args: WorkArguments = {}): Promise<WorkResult> {
  const names = Object.keys(args) as (keyof typeof types)[];
  const declared = names.map((name) => `, $${name}: ${types[name]}`).join('');
  const passed = names.map((name) => `, ${name}: $${name}`).join('');
  const text = `mutation ($id: ID!${declared}) { ${action}(id: $id${passed}) ${selection} }`;
  return send(client, action, text, { id, ...args });
}

/** For tests: reads the work under a permit. */
export function readWork(client: Client, id: string): Promise<WorkResult> {
  return send(client, 'getWork', `query ($id: ID!) { getWork(permitId: $id) ${selection} }`, { id });
}

/**
 * For tests: resumes the work after an inspection, with an answer to each cause that asks for one. A stop in words alone
 * was for something unsafe.
 */
export async function resume(client: Client, id: string, args: WorkArguments = {}): Promise<WorkResult> {
  const { item } = await readWork(client, id);
  const answers = (item?.causes ?? [])
    .filter(({ asksAnswer }) => asksAnswer)
    .map(({ id: cause, kind }) => ({
      cause,
      answer: 'Dealt with',
      ...(kind === 'unclassedStop' && { kind: 'unsafe' }),
    }));
  return act(client, 'resumeWork', id, { inspection: true, answers, ...args });
}

/** For tests: readings of good air, for resuming after an alarm where the policy has no gas test. */
export const goodAir = ['oxygen', 'flammable', 'hydrogenSulfide', 'carbonMonoxide'].map((name) => ({
  name,
  value: name === 'oxygen' ? 20.9 : 0,
}));

/** For tests: whom the holder may ask to take over, or the code of the refusal. */
export async function listCandidates(client: Client, permitId: string): Promise<string[] | string> {
  const text = 'query ($permitId: ID!) { getHandoverCandidates(permitId: $permitId) { code items { fullname } } }';
  const { data } = await client.query<{ getHandoverCandidates: { code: string; items: { fullname: string }[] } }>(
    text,
    { permitId },
  );
  const { code, items } = data.getHandoverCandidates;
  return code === 'OK' ? items.map(({ fullname }) => fullname) : code;
}

/** For tests: which series the user may record now, and when each is next due. */
export async function listRecordable(client: Client, permitId: string) {
  const text = `query ($permitId: ID!) {
    getChecks(permitId: $permitId) { items { series { name } mayRecord nextDue missedAt } } }`;
  const { data } = await client.query<{
    getChecks: {
      items: { series: { name: string }; mayRecord: boolean; nextDue: string | null; missedAt: string | null }[];
    };
  }>(text, { permitId });
  return data.getChecks.items.map(({ series: { name }, ...item }) => ({ name, ...item }));
}

export interface CheckArguments {
  series: string;
  values?: unknown;
  overRange?: string[];
  measuredBy?: string;
  passed?: boolean;
  note?: string;
  instrument?: string;
  calibratedOn?: string;
  deviceTime?: string;
  idempotencyKey?: string;
  photo?: string;
}

/** For tests: records a check. */
export function recordCheck(client: Client, permitId: string, check: CheckArguments): Promise<WorkResult> {
  const text = `mutation ($permitId: ID!, $series: String!, $values: JSON, $passed: Boolean, $note: String,
    $instrument: String, $calibratedOn: String, $deviceTime: String, $idempotencyKey: String, $overRange: [String!],
    $measuredBy: ID, $photo: String) {
    recordCheck(permitId: $permitId, series: $series, values: $values, passed: $passed, note: $note,
      instrument: $instrument, calibratedOn: $calibratedOn, deviceTime: $deviceTime,
      idempotencyKey: $idempotencyKey, overRange: $overRange, measuredBy: $measuredBy, photo: $photo) ${selection} }`;
  return send(client, 'recordCheck', text, { permitId, ...check });
}

/** For tests: a signature of one pixel. */
export const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
