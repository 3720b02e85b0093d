import type { TestClient } from '../../../testing/client.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { callField, type MutationPayload } from '../../audit-log/testing/mutate.ts';

/** For tests: a worker as the API returns it. */
export interface WorkerItem {
  _id: string;
  pseudonym: string;
  company: string;
  name: string;
  passNumber: string;
  trade: string;
  phone: string;
  languages: string[];
  hasPin: boolean;
  version: number;
  changedBy: string | null;
  certificates: {
    kind: string;
    number: string;
    issuer: string;
    expiresOn: string;
    file: string | null;
    verified: { by: string; site: string; at: string } | null;
    verifyProblem: string | null;
  }[];
}

export const workerFields = `_id pseudonym company name passNumber trade phone languages hasPin version changedBy
  certificates { kind number issuer expiresOn file verified { by site at } verifyProblem }`;

let passesCreated = 0;

/** For tests: the input of a worker, under a pass number that is not used yet. */
export function createWorkerInput(change: Record<string, unknown> = {}): Record<string, unknown> {
  passesCreated += 1;
  return { name: 'Mohamed Faizal', passNumber: `P-${passesCreated}`, ...change };
}

/** For tests: the input of a certificate. */
export const certificateInput = {
  kind: 'gasTester',
  number: 'GT-1',
  issuer: 'Safety Academy',
  expiresOn: '2027-03-31',
};

/** For tests: calls a mutation of the crew register. */
export async function callCrew(
  server: TestApp,
  person: TestUser,
  mutation: string,
  args: Parameters<typeof callField>[3],
  fields: string | undefined = workerFields,
): Promise<MutationPayload<WorkerItem>> {
  return callField<WorkerItem>(await server.as(person), 'mutation', mutation, args, fields);
}

export function createWorkerAs(server: TestApp, person: TestUser, data: object): Promise<MutationPayload<WorkerItem>> {
  return callCrew(server, person, 'createWorker', { data: { type: 'CreateWorkerInput!', value: data } });
}

/** For tests: a worker of ACME Works with these details, whose certificates nobody has verified. */
export async function createUnverifiedWorker(
  server: TestApp,
  change: Record<string, unknown> = {},
): Promise<WorkerItem> {
  const { item, message } = await createWorkerAs(server, 'requestor', createWorkerInput(change));
  if (!item) throw new Error(message);
  return item;
}

/** For tests: a worker of ACME Works with these details, whose certificates a permit closer has seen. */
export async function createWorkerOrThrow(server: TestApp, change: Record<string, unknown> = {}): Promise<WorkerItem> {
  const worker = await createUnverifiedWorker(server, change);
  if (worker.certificates.length === 0) return worker;
  await verifyAll(await server.as('closer'), worker._id);
  return (await getWorkerAs(server, 'requestor', worker._id)).item;
}

/** For tests: verifies each certificate of a worker that has not ended. */
export async function verifyAll(verifier: Pick<TestClient, 'query'>, worker: string): Promise<void> {
  const read = await verifier.query<{ getWorker: { item: WorkerItem } }>(
    `query ($worker: ID!) { getWorker(id: $worker) { item { ${workerFields} } } }`,
    { worker },
  );
  const { version, certificates } = read.data.getWorker.item;
  for (const { kind: certificate, number, verifyProblem } of certificates) {
    if (verifyProblem !== null) continue;
    const { data } = await verifier.query<{ verifyCertificate: { success: boolean; message: string } }>(
      `mutation ($worker: ID!, $certificate: CertificateKind!, $version: Int!, $number: String) {
        verifyCertificate(worker: $worker, certificate: $certificate, version: $version, number: $number) {
          success message } }`,
      { worker, certificate, version, number },
    );
    if (!data.verifyCertificate.success) throw new Error(data.verifyCertificate.message);
  }
}

export function setPinAs(server: TestApp, person: TestUser, id: string, pin: string) {
  return callCrew(server, person, 'setWorkerPin', {
    id: { type: 'ID!', value: id },
    pin: { type: 'String!', value: pin },
  });
}

export async function getWorkerAs(server: TestApp, person: TestUser, id: string): Promise<MutationPayload<WorkerItem>> {
  return callField<WorkerItem>(
    await server.as(person),
    'query',
    'getWorker',
    { id: { type: 'ID!', value: id } },
    workerFields,
  );
}
