import type { TestClient } from '../../../../testing/client.ts';

type Client = Pick<TestClient, 'query'>;

/** For tests: the people on a job as the API returns them. */
export interface PeopleOnJob {
  condition: string | null;
  label: string | null;
  causes: { kind: string; words: string }[];
  crew: {
    worker: string;
    name: string;
    company: string;
    phone: string;
    roles: string[];
    insideSince: string | null;
    certificates: { kind: string; state: string }[];
    whenLeaving: string;
    staysOutBecause: string | null;
  }[];
  roles: { role: string; needed: number; filled: number; people: string[] }[];
  inside: { worker: string | null; person: string; since: string }[];
  childPermits: { code: string; inside: number; outside: number; onBoth: number }[];
  mayRecordEntries: boolean;
}

/** For tests: the answer to a change of the people on a job. */
export interface PeopleAnswer {
  success: boolean;
  code: string;
  message: string;
  item: PeopleOnJob | null;
}

const fields = `{ condition label causes { kind words }
  crew { worker name company phone roles insideSince certificates { kind state } whenLeaving staysOutBecause }
  roles { role needed filled people } inside { worker person since } childPermits { code inside outside onBoth } mayRecordEntries }`;
const answer = `{ success code message item ${fields} }`;

const types = {
  worker: 'ID',
  roles: '[JobRole!]',
  relieves: 'ID',
  hasComeOut: 'Boolean',
  rescuer: 'String',
  direction: 'EntryDirection!',
  allTheSame: 'Boolean',
  takesBack: 'Boolean',
  deviceTime: 'String',
  idempotencyKey: 'String',
} as const;

type Operation = 'signOnWorker' | 'signOffWorker' | 'changeRole' | 'recordEntry';

/** The operations that need a worker, and those that need roles. */
const needed: Record<Operation, Partial<Record<keyof typeof types, string>>> = {
  signOnWorker: { worker: 'ID!' },
  signOffWorker: { worker: 'ID!' },
  changeRole: { worker: 'ID!', roles: '[JobRole!]!' },
  recordEntry: {},
};

/** For tests: signs on or off, gives another role, or records an entry. */
export async function changePeople(
  client: Client,
  operation: Operation,
  permitId: string,
  given: { [Name in keyof typeof types]?: unknown },
): Promise<PeopleAnswer> {
  const names = Object.keys(given) as (keyof typeof types)[];
  const declared = names.map((name) => `, $${name}: ${needed[operation][name] ?? types[name]}`).join('');
  const passed = names.map((name) => `, ${name}: $${name}`).join('');
  const { data, errors } = await client.query<{ answer: PeopleAnswer }>(
    `mutation ($permitId: ID!${declared}) { answer: ${operation}(permitId: $permitId${passed}) ${answer} }`,
    { permitId, ...given },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.answer;
}

/** For tests: the people on a job. */
export async function readPeople(client: Client, permitId: string): Promise<PeopleOnJob> {
  const { data } = await client.query<{ getWork: PeopleAnswer }>(
    `query ($permitId: ID!) { getWork(permitId: $permitId) ${answer} }`,
    { permitId },
  );
  if (!data.getWork.item) throw new Error(data.getWork.message);
  return data.getWork.item;
}
