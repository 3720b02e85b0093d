import type { TestClient } from '../../../testing/client.ts';
import type { TestIds } from '../../../testing/fill-database.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  fillForm,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  findTemplate,
  type PermitResult,
} from './permits.ts';

const permitSelection = `{ success code message item { _id code status statusLabel version reason actions logs } }`;

/** For tests: the input of submitting a child permit; a life-support impairment with one individual and one group. */
export function sampleChildPermitData(
  ids: TestIds,
  parentPermit: string,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    form: findTemplate('B5').id,
    parentPermit,
    submission: fillForm('B5'),
    selectedUser: [ids.users.manager],
    selectedMTGroup: [ids.groups.facilities],
    hostSystemOwner: ids.users.host,
    discipline: ids.discipline,
    ...change,
  };
}

export async function submitChildPermit(
  client: Pick<TestClient, 'query'>,
  data: Record<string, unknown>,
  key?: string,
): Promise<PermitResult> {
  const response = await client.query<{ createChildPermit: PermitResult }>(
    `mutation ($data: CreateChildPermitInput!, $key: String) {
      createChildPermit(data: $data, idempotencyKey: $key) ${permitSelection} }`,
    { data, key },
  );
  if (response.errors) throw new Error(JSON.stringify(response.errors));
  return response.data.createChildPermit;
}

/** For tests: raises a child permit, and throws if it is refused. */
export async function createChildPermitOrThrow(client: Pick<TestClient, 'query'>, data: Record<string, unknown>) {
  const { item, message } = await submitChildPermit(client, data);
  if (!item) throw new Error(message);
  return item;
}

/** For tests: runs an operation that changes a child permit; `args` declares its further arguments. */
export async function mutateChildPermit(
  client: Pick<TestClient, 'query'>,
  id: string,
  { operation, args }: { operation: string; args: string },
  values: object,
): Promise<PermitResult> {
  const names = args.split(', ').map((arg) => arg.slice(1, arg.indexOf(':')));
  const response = await client.query<Record<string, PermitResult>>(
    `mutation ($id: ID!, ${args}) {
      ${operation}(id: $id, ${names.map((name) => `${name}: $${name}`).join(', ')}) ${permitSelection} }`,
    { id, ...values },
  );
  const answered = response.data[operation];
  if (response.errors || !answered) throw new Error(JSON.stringify(response.errors));
  return answered;
}

/** For tests: creates a permit of the requestor at F10N, approved by its project manager and both its reviewers. */
export async function createApprovedPermit(app: TestApp, submitter?: Pick<TestClient, 'query'>): Promise<string> {
  const { _id } = await createPermitOrThrow(submitter ?? (await app.as('requestor')), samplePermitData(app.ids));
  await moveToStatus(await app.as('pm'), _id, 'PendingApproval');
  await moveToStatus(await app.as('manager'), _id, 'Approved');
  await moveToStatus(await app.as('facilities'), _id, 'Approved');
  return _id;
}
