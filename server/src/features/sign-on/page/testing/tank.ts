import type { TestClient } from '../../../../testing/client.ts';
import { createWorkerOrThrow, setPinAs, type WorkerItem } from '../../../crew/testing/workers.ts';
import { gasTest, type Scene } from '../../../work/testing/scene.ts';
import { act, signature } from '../../../work/testing/work.ts';
import { callPage, readToken, type PageAnswer } from './page.ts';

/** For tests: the PIN of every worker. */
export const pin = '2580';

/** For tests: a worker who has signed on with a telephone of their own. */
export interface Hand {
  worker: WorkerItem;
  phone: TestClient;
  deviceKey: string;
}

const certify = (kinds: readonly string[]) =>
  kinds.map((kind) => ({ kind, number: 'C-1', issuer: 'Centre', expiresOn: '2099-12-31' }));

/** For tests: a worker with a PIN and these certificates, which the site has seen unless told otherwise. */
export async function register(
  scene: Scene,
  name: string,
  kinds: readonly string[],
  create = createWorkerOrThrow,
): Promise<WorkerItem> {
  const worker = await create(scene.app, { name, certificates: certify(kinds) });
  await setPinAs(scene.app, 'pm', worker._id, pin);
  return worker;
}

/** For tests: signs a worker on with their own telephone. */
export async function signOnAs(
  scene: Scene,
  token: string,
  { passNumber }: Pick<WorkerItem, 'passNumber'>,
  roles?: readonly string[],
  phone = scene.app.client(),
): Promise<PageAnswer> {
  return callPage(phone, 'signOnHere', { token, passNumber, pin, ...(roles && { roles }) });
}

/** For tests: entry into a tank with an attendant, a gas tester and an entrant, each with a telephone; live. */
export async function startTank(scene: Scene) {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  const token = await readToken(scene.person.requestor, id);
  const join = async (name: string, role: string, kind: string): Promise<Hand> => {
    const worker = await register(scene, name, [kind]);
    const phone = scene.app.client();
    const { deviceKey, message } = await signOnAs(scene, token, worker, [role], phone);
    if (deviceKey === null) throw new Error(message);
    return { worker, phone, deviceKey };
  };
  const arun = await join('Arun Selvam', 'attendant', 'attendant');
  const faizal = await join('Mohamed Faizal', 'gasTester', 'gasTester');
  const muthu = await join('Muthu Raman', 'entrant', 'confinedSpaceEntry');
  const { phone, deviceKey } = faizal;
  const tested = await callPage(phone, 'recordCheckHere', { token, deviceKey, ...gasTest() });
  if (!tested.success) throw new Error(tested.message);
  const { success, message } = await act(scene.person.requestor, 'startWork', id, { signature });
  if (!success) throw new Error(message);
  return { id, token, arun, faizal, muthu };
}
