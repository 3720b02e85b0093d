import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionOf, startScene, type Scene } from '../../work/testing/scene.ts';
import { publishWorkPolicies } from '../../work/testing/policies.ts';
import { readWork } from '../../work/testing/work.ts';
import { callPage, type PageArguments, type PageAnswer } from './testing/page.ts';
import { pin, register, signOnAs, startTank, type Hand } from './testing/tank.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B2'], { withCrew: true });
});
afterAll(() => scene.close());

/** Signs off by pass number and PIN with the telephone of a passer-by, unless another is named. */
const signOff = (
  token: string,
  { worker }: Pick<Hand, 'worker'>,
  more: PageArguments = {},
  phone = scene.app.client(),
) => callPage(phone, 'signOffHere', { token, passNumber: worker.passNumber, pin, ...more });
const goIn = (token: string, { phone, deviceKey }: Hand) =>
  callPage(phone, 'recordEntryHere', { token, deviceKey, direction: 'in' });
const countEntries = async (id: string) => (await readWork(scene.person.host, id)).item?.log.length;
const keyOf = ({ problem }: PageAnswer) => problem?.key;

describe('signing off by pass number and PIN', () => {
  it('asks the only attendant first, records nothing until they leave all the same, and then stops the work', async () => {
    const { id, token, arun, muthu } = await startTank(scene);
    await goIn(token, muthu);
    const before = await countEntries(id);
    const question = await signOff(token, arun);
    expect(question).toMatchObject({
      success: false,
      code: 'CONFLICT',
      problem: { key: 'neededInRole', role: 'attendant' },
      leavingQuestion: {
        name: 'Arun Selvam',
        isInside: false,
        rolesLost: ['attendant'],
        leavesTooFew: false,
        othersInside: ['Muthu Raman'],
      },
      item: { condition: 'live', signedOn: 3, worker: null, people: null },
    });
    expect(await countEntries(id)).toBe(before);
    const left = await signOff(token, arun, { allTheSame: true });
    expect(left).toMatchObject({ success: true, leavingQuestion: null, item: { condition: 'suspended', signedOn: 2 } });
  });

  it('tells nothing without the right PIN', async () => {
    const { token, arun } = await startTank(scene);
    const refused = await signOff(token, arun, { pin: '1111' });
    expect(refused).toMatchObject({ success: false, problem: { key: 'wrongPin' }, leavingQuestion: null });
    expect(JSON.stringify(refused)).not.toContain('Arun');
    expect(keyOf(await signOff(token, arun, { pin: '1111', allTheSame: true }))).toBe('wrongPin');
  });

  it('asks nothing once another attendant has signed on', async () => {
    const { token, arun } = await startTank(scene);
    await signOnAs(scene, token, await register(scene, 'Siti Rahman', ['attendant']), ['attendant']);
    expect(await signOff(token, arun)).toMatchObject({ success: true, item: { condition: 'live' } });
  });

  it('asks of somebody inside whether they have come out, and records both', async () => {
    const { id, token, muthu } = await startTank(scene);
    await goIn(token, muthu);
    expect(await signOff(token, muthu, { allTheSame: true })).toMatchObject({
      problem: { key: 'stillInside' },
      leavingQuestion: { name: 'Muthu Raman', isInside: true, rolesLost: [], othersInside: [] },
      item: { inside: 1, signedOn: 3 },
    });
    expect(await signOff(token, muthu, { hasComeOut: true })).toMatchObject({
      success: true,
      item: { inside: 0, signedOn: 2 },
    });
    expect(conditionOf(await readWork(scene.person.host, id))).toBe('live');
  });

  it('asks also on the telephone that a crew shares; the key of a device alone is asked there, and is not refused', async () => {
    const { token, arun, faizal } = await startTank(scene);
    const deviceKeys = [arun.deviceKey, faizal.deviceKey];
    const question = await signOff(token, arun, { deviceKey: faizal.deviceKey, deviceKeys }, faizal.phone);
    expect(question).toMatchObject({
      leavingQuestion: { name: 'Arun Selvam', rolesLost: ['attendant'] },
      item: { worker: { name: 'Mohamed Faizal' } },
    });
    const own = await callPage(arun.phone, 'signOffHere', { token, deviceKey: arun.deviceKey });
    expect(own).toMatchObject({ success: true, item: { condition: 'suspended' } });
  });
});
