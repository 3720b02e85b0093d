import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { createPng } from '../../../pdf/testing/png.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { verifyHistory } from '../../history/service.ts';
import {
  attachedFormInput,
  createPermitOrThrow,
  fillForm,
  moveToStatus,
  samplePermitData,
} from '../../permits/testing/permits.ts';
import { publishWorkPolicies } from './policies.ts';
import { act, signature, type WorkResult } from './work.ts';

const names = [
  'requestor',
  'requestorSecond',
  'pm',
  'foreignPm',
  'supervisor',
  'manager',
  'facilities',
  'closer',
  'host',
] as const satisfies readonly TestUser[];

/** For tests: people at a site with permits that have work policies, and a clock that they share. */
export interface Scene {
  app: TestApp;
  person: Record<(typeof names)[number], TestClient>;
  /** Moves the clock to this many minutes after the start of the permits, and signs everybody in again. */
  setMinutes(minutes: number): Promise<void>;
  /** A General Permit, approved; with these forms attached. */
  createApproved(...codes: string[]): Promise<string>;
  /** The same without attached forms, started ten minutes after its start. */
  startGeneral(): Promise<string>;
  /** Checks every history, and closes the app. */
  close(): Promise<void>;
}

/** Half past eight in Singapore, when the sample permits start. */
const start = new Date('2099-03-02T00:30:00Z');

/** For tests: starts an app whose General Permit and some B forms have the policies of the catalogue. */
export async function startScene(changes: Partial<Config> = {}): Promise<Scene> {
  const app = await startTestApp(changes);
  await publishWorkPolicies(await app.as('superAdmin'), ['GP', 'B1D01', 'B2', 'B3']);
  const person = {} as Scene['person'];

  async function setMinutes(minutes: number): Promise<void> {
    app.setClock(new Date(start.getTime() + minutes * 60_000));
    // Idle sessions have ended.
    for (const name of names) person[name] = await app.as(name);
  }

  async function createApproved(...codes: string[]): Promise<string> {
    await setMinutes(-600);
    const data = samplePermitData(app.ids, {
      submission: fillForm('GP', { attachedCodes: codes }),
      childrenState: codes.map((code) => attachedFormInput(code)),
    });
    const { _id: id } = await createPermitOrThrow(person.requestor, data);
    await moveToStatus(person.pm, id, 'PendingApproval');
    await moveToStatus(person.manager, id, 'Approved');
    const { item, message } = await moveToStatus(person.facilities, id, 'Approved');
    if (item?.status !== 'Approved') throw new Error(message);
    return id;
  }

  return {
    app,
    person,
    setMinutes,
    createApproved,
    async startGeneral() {
      const id = await createApproved();
      await setMinutes(10);
      const { success, message } = await act(person.requestor, 'startWork', id, { signature });
      if (!success) throw new Error(message);
      return id;
    },
    async close() {
      const { broken } = await verifyHistory(app.database.db);
      await app.close();
      if (broken.length > 0) throw new Error(`Broken histories: ${JSON.stringify(broken)}`);
    },
  };
}

/** For tests: a gas test with this much flammable gas; 10 and more fails. */
export const gasTest = (flammable = 0) => ({
  series: 'gasTest',
  values: { oxygen: 20.9, flammable, hydrogenSulfide: 0, carbonMonoxide: 0 },
  instrument: 'GD-0214',
  calibratedOn: '2099-02-20',
});

/** For tests: the condition after an action, which must have succeeded. */
export function conditionOf({ item, message }: WorkResult): string | null {
  if (!item) throw new Error(message);
  return item.condition;
}

/** For tests: the stored name of a photo that this user has uploaded. */
export async function takePhoto(client: TestClient): Promise<string> {
  const picture = createPng({ width: 1, height: 2 }, Uint8Array.from([0, ...randomBytes(4), 0, ...randomBytes(4)]));
  const { data } = await client.upload<{ singleUpload: { filename: string } }>('place.png', picture);
  return data.singleUpload.filename;
}
