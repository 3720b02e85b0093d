import type { WorkPolicy } from '@eptw/domain/work-policy/work-policy';
import {
  moveToStatus,
  createPermitOrThrow,
  fillForm,
  findTemplate,
  samplePermitData,
} from '../../features/permits/testing/permits.ts';
import { act, signature } from '../../features/work/testing/work.ts';
import { createTemplateId } from '../../features/templates/testing/templates.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { createUniqueName } from './unique-name.ts';

/** A check at any time, and a revalidation every day. */
const policy: WorkPolicy = {
  revalidationHours: 24,
  ownPauseMinutes: 240,
  extensionHours: 24,
  isolation: false,
  checks: [{ name: 'walk', title: 'Walk round', kind: 'inspection', readings: [], everyMinutes: 600, graceMinutes: 5 }],
  roles: [],
  entryLog: false,
  crew: [],
  severalJobs: false,
};

const templateIds = new WeakMap<TestApp, Promise<string>>();

/** A template like the General Permit, with a work policy. */
export async function createControlledTemplate(server: TestApp): Promise<string> {
  const { title: _title, id: _id, ...content } = findTemplate('GP');
  const name = createUniqueName();
  const data = { ...content, title: `Controlled ${name}`, code: `W${name}`, workPolicy: policy };
  return createTemplateId(await server.as('superAdmin'), data);
}

/** A permit whose work can start, in its period and approved. */
export async function createReadyWork(server: TestApp): Promise<string> {
  let templateId = templateIds.get(server);
  if (!templateId) {
    templateId = createControlledTemplate(server);
    templateIds.set(server, templateId);
  }
  const today = server.context.clock().toISOString().slice(0, 10);
  const submission = fillForm('GP', { start: today, end: today });
  const data = samplePermitData(server.ids, { form: await templateId, submission });
  const { _id: id } = await createPermitOrThrow(await server.as('requestor'), data);
  await moveToStatus(await server.as('pm'), id, 'PendingApproval');
  await moveToStatus(await server.as('manager'), id, 'Approved');
  await moveToStatus(await server.as('facilities'), id, 'Approved');
  return id;
}

/** A permit whose work is live. */
export async function createLiveWork(server: TestApp): Promise<string> {
  const id = await createReadyWork(server);
  const { success, message } = await act(await server.as('requestor'), 'startWork', id, { signature });
  if (!success) throw new Error(message);
  return id;
}

/** What the second requestor is asked to take over with. */
export const handover = ({ users }: { users: { requestorSecond: string } }) => ({
  to: users.requestorSecond,
  done: 'cut',
  left: 'weld',
  watch: 'hot pipe',
});

/** A permit whose live work was changed by one more action, by default of its holder. */
export async function createWorkAfter(
  server: TestApp,
  action: string,
  args: Parameters<typeof act>[3],
  by: TestUser = 'requestor',
): Promise<string> {
  const id = await createLiveWork(server);
  const { success, message } = await act(await server.as(by), action, id, args);
  if (!success) throw new Error(message);
  return id;
}

/** Signs a worker on to a permit. */
export async function signOn(server: TestApp, permitId: string, worker: string): Promise<void> {
  const client = await server.as('requestor');
  const { data } = await client.query<{ signOnWorker: { success: boolean; message: string } }>(
    'mutation ($permitId: ID!, $worker: ID!) { signOnWorker(permitId: $permitId, worker: $worker) { success message } }',
    { permitId, worker },
  );
  if (!data.signOnWorker.success) throw new Error(data.signOnWorker.message);
}
