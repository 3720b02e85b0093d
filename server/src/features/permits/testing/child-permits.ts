import type { TestClient } from '../../../testing/client.ts';
import type { TestIds } from '../../../testing/fill-database.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { filledIn, move, permitData, raised, templateOfCode, type AnsweredPermit } from './permits.ts';

const answer = `{ success code message item { _id code status statusLabel version reason actions logs } }`;

/** For tests: what 'Submit' of a new child permit sends; a life-support impairment with one individual and one group. */
export function childData(
  ids: TestIds,
  parentPermit: string,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    form: templateOfCode('B5').id,
    parentPermit,
    submission: filledIn('B5'),
    selectedUser: [ids.people.manager],
    selectedMTGroup: [ids.groups.facilities],
    hostSystemOwner: ids.people.host,
    discipline: ids.discipline,
    ...change,
  };
}

export async function createChild(
  client: Pick<TestClient, 'query'>,
  data: Record<string, unknown>,
  key?: string,
): Promise<AnsweredPermit> {
  const response = await client.query<{ createChildPermit: AnsweredPermit }>(
    `mutation ($data: CreateChildPermitInput!, $key: String) {
      createChildPermit(data: $data, idempotencyKey: $key) ${answer} }`,
    { data, key },
  );
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.createChildPermit;
}

/** For tests: raises a child permit that is expected to be accepted. */
export async function raisedChild(client: Pick<TestClient, 'query'>, data: Record<string, unknown>) {
  const { item, message } = await createChild(client, data);
  if (!item) throw new Error(message);
  return item;
}

/** For tests: runs an operation that changes a child permit, whose further arguments are declared in `args`. */
export async function onChild(
  client: Pick<TestClient, 'query'>,
  id: string,
  { operation, args }: { operation: string; args: string },
  values: object,
): Promise<AnsweredPermit> {
  const names = args.split(', ').map((arg) => arg.slice(1, arg.indexOf(':')));
  const response = await client.query<Record<string, AnsweredPermit>>(
    `mutation ($id: ID!, ${args}) {
      ${operation}(id: $id, ${names.map((name) => `${name}: $${name}`).join(', ')}) ${answer} }`,
    { id, ...values },
  );
  const answered = response.data[operation];
  if (response.errors || !answered) throw new Error(JSON.stringify(response.errors));
  return answered;
}

/** For tests: a permit at F10N that its project manager and both its reviewers have approved; the requestor's own. */
export async function approvedPermit(app: TestApp, submitter?: Pick<TestClient, 'query'>): Promise<string> {
  const { _id } = await raised(submitter ?? (await app.as('requestor')), permitData(app.ids));
  await move(await app.as('pm'), _id, 'PendingApproval');
  await move(await app.as('manager'), _id, 'Approved');
  await move(await app.as('facilities'), _id, 'Approved');
  return _id;
}
