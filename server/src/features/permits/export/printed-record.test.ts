import { formatPseudonym } from '@eptw/domain/crew/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermitDocument } from '../../../pdf/permit-document.ts';
import { changePeople } from '../../work/people-on-job/testing/people.ts';
import { registerWorker } from '../../sign-on/by-holder/testing/sign-on.ts';
import { createChildPermitOrThrow, sampleChildPermitData } from '../testing/child-permits.ts';
import { fillForm, findTemplate, moveToStatus, performAction } from '../testing/permits.ts';
import { toActor } from '../testing/population.ts';
import { publishWorkPolicies } from '../../work/testing/policies.ts';
import { gasTest, startScene, takePhoto, type Scene } from '../../work/testing/scene.ts';
import { act, recordCheck, resume, signature } from '../../work/testing/work.ts';
import { loadPrintedPermit } from './load-printed-permit.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B2'], { withCrew: true });
});
afterAll(() => scene.close());

async function print(id: string, change: { siteIds?: string[] } = {}): Promise<PermitDocument> {
  const context = { ...scene.app.context, actor: { ...toActor(scene.app, 'manager'), ...change } };
  return (await loadPrintedPermit(context, id, 'https://permits.example')).printed;
}

/** The rows of a table as texts, a line of a cell after the other. */
function readTable({ tables }: PermitDocument, title: string): string[][] {
  const groups = tables.find((one) => one.title === title)?.table.groups ?? [];
  return groups.flatMap(({ rows }) => rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join('; '))));
}

const create = (name: string, kind: string) =>
  registerWorker(
    scene.person.requestor,
    name,
    [{ kind, number: 'C-1', issuer: 'Centre', expiresOn: '2099-12-31' }],
    scene.person.closer,
  );

/** Entry into a tank with everybody signed on and live, and Muthu inside since ten minutes after its start. */
async function startTankWork() {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(10);
  const { requestor } = scene.person;
  const crew = {
    arun: await create('Arun Selvam', 'attendant'),
    faizal: await create('Mohamed Faizal', 'gasTester'),
    muthu: await create('Muthu Raman', 'confinedSpaceEntry'),
  };
  for (const worker of Object.values(crew)) await changePeople(requestor, 'signOnWorker', id, { worker });
  await recordCheck(requestor, id, { ...gasTest(), measuredBy: crew.faizal });
  await act(requestor, 'startWork', id, { signature });
  expect(await changePeople(requestor, 'recordEntry', id, { direction: 'in', worker: crew.muthu })).toMatchObject({
    success: true,
  });
  return { id, ...crew };
}

it('the printed history names each person who was signed on at the same moment', async () => {
  const { id } = await startTankWork();
  const { history } = await print(id);
  const signedOn = history.filter(({ text }) => text.includes('signed a worker on'));
  expect(signedOn.map(({ details }) => details)).toEqual([
    'Arun Selvam, attendant',
    'Mohamed Faizal, gas tester',
    'Muthu Raman, entrant',
  ]);
});

describe('the printed record of work', () => {
  it('names who was there, as what, inside from when to when, why it stood still and who handed over', async () => {
    const { id, arun, faizal, muthu } = await startTankWork();
    await scene.setMinutes(20);
    await changePeople(scene.person.host, 'recordEntry', id, { direction: 'in', rescuer: 'Tan Wei' });
    await recordCheck(scene.person.requestor, id, { ...gasTest(12), measuredBy: faizal });
    await changePeople(scene.person.requestor, 'recordEntry', id, { direction: 'out', rescuer: 'Tan Wei' });
    await changePeople(scene.person.requestor, 'signOffWorker', id, { worker: muthu, hasComeOut: true });
    await scene.setMinutes(25);
    await changePeople(scene.person.requestor, 'signOnWorker', id, { worker: muthu });
    await recordCheck(scene.person.requestor, id, { ...gasTest(), measuredBy: faizal });
    expect(await resume(scene.person.host, id)).toMatchObject({ success: true });
    const notes = { done: 'Drained', left: 'Scraping', watch: 'The edge' };
    await act(scene.person.requestor, 'handOverWork', id, { to: scene.app.ids.users.requestorSecond, ...notes });
    await act(scene.person.requestorSecond, 'declineHandover', id, { reason: 'Going home' });
    await scene.setMinutes(30);
    const photo = await takePhoto(scene.person.requestor);
    const finished = await act(scene.person.requestor, 'finishWork', id, {
      clean: true,
      photo,
      confirmedOff: [arun, faizal, muthu],
    });
    expect(finished).toMatchObject({ success: true });
    const printed = await print(id);
    expect(printed.statusLabel).toBe('Work finished, 2 Mar 2099, 09:00');
    const on = (time: string) => `2 Mar 2099, ${time} by Requestor Acme`;
    const left = `${on('09:00')}, confirmed to have left`;
    expect(readTable(printed, 'People on the job')).toEqual([
      [
        'Arun Selvam; ACME Works',
        'Attendant',
        'Confined space attendant certificate, to 31 Dec 2099',
        on('08:40'),
        left,
      ],
      ['Mohamed Faizal; ACME Works', 'Gas tester', 'Gas tester certificate, to 31 Dec 2099', on('08:40'), left],
      [
        'Muthu Raman; ACME Works',
        'Entrant',
        'Confined space entry certificate, to 31 Dec 2099',
        `${on('08:40')}; ${on('08:55')}`,
        `${on('08:50')}, has come out; ${left}`,
      ],
    ]);
    expect(readTable(printed, 'Entry log')).toEqual([
      ['Muthu Raman', on('08:40'), `${on('08:50')}, when signing off`, '10 min'],
      ['Tan Wei; Rescuer', '2 Mar 2099, 08:50 by Host Fab', on('08:50'), '0 min'],
    ]);
    expect(readTable(printed, 'Why the work stood still')).toEqual([
      ['2 Mar 2099, 08:50', 'LEL 12 %; Mohamed Faizal', expect.stringMatching(/; Host Fab, 2 Mar 2099, 08:55$/)],
    ]);
    expect(printed.history.at(-1)).toMatchObject({
      text: expect.stringMatching(/finished the work$/),
      details: 'confirmed to have left: Arun Selvam, Mohamed Faizal, Muthu Raman',
    });
    expect(readTable(printed, 'Handovers')).toEqual([
      [
        '2 Mar 2099, 08:55',
        expect.stringMatching(/^Requestor Acme to .+; Declined 2 Mar 2099, 08:55 by .+: Going home$/),
        'Drained',
        'Scraping',
        'The edge',
      ],
    ]);
  });

  it('has the pseudonyms and roles alone for whoever does not see the register, and for who was erased', async () => {
    const { id, arun, muthu } = await startTankWork();
    const elsewhere = await print(id, { siteIds: [] });
    expect(readTable(elsewhere, 'People on the job').map((row) => row.slice(0, 3))).toEqual([
      [formatPseudonym(arun), 'Attendant', ''],
      [expect.stringMatching(/^Worker /), 'Gas tester', ''],
      [formatPseudonym(muthu), 'Entrant', ''],
    ]);
    expect(readTable(elsewhere, 'Entry log')[0]?.slice(0, 3)).toEqual([
      formatPseudonym(muthu),
      '2 Mar 2099, 08:40 by Requestor Acme',
      'Still inside',
    ]);
    expect(JSON.stringify([elsewhere.tables, elsewhere.checks])).not.toMatch(/Faizal|Muthu|Arun/);
    await changePeople(scene.person.requestor, 'signOffWorker', id, { worker: arun });
    const { data } = await scene.person.requestor.query<{ eraseWorker: { success: boolean } }>(
      'mutation ($id: ID!) { eraseWorker(id: $id) { success } }',
      { id: arun },
    );
    expect(data.eraseWorker.success).toBe(true);
    expect(readTable(await print(id), 'People on the job')[0]?.[0]).toBe(`${formatPseudonym(arun)}; ACME Works`);
  });

  it('is on a child permit, too', async () => {
    const parent = await scene.createApproved();
    const data = sampleChildPermitData(scene.app.ids, parent, {
      form: findTemplate('B3').id,
      submission: fillForm('B3'),
    });
    const { _id: child } = await createChildPermitOrThrow(scene.person.requestor, data);
    await moveToStatus(scene.person.pm, child, 'PendingApproval');
    await moveToStatus(scene.person.manager, child, 'Approved');
    await moveToStatus(scene.person.facilities, child, 'Approved');
    await scene.setMinutes(10);
    const worker = await create('Siti Rahman', 'rigger');
    await changePeople(scene.person.requestor, 'signOnWorker', child, { worker });
    await act(scene.person.requestor, 'startWork', child, { signature });
    await act(scene.person.host, 'stopWork', child, { reason: 'Wind' });
    const printed = await print(child);
    expect(readTable(printed, 'People on the job')).toEqual([
      ['Siti Rahman; ACME Works', '', '', '2 Mar 2099, 08:40 by Requestor Acme', 'Still signed on'],
    ]);
    expect(readTable(printed, 'Why the work stood still')[0]?.[1]).toBe('Stopped by Host Fab: Wind');
  });

  it('says what is open', async () => {
    const { id, faizal } = await startTankWork();
    await recordCheck(scene.person.requestor, id, { ...gasTest(12), measuredBy: faizal });
    const printed = await print(id);
    expect(printed.tone, 'an immediate danger').toBe('red');
    expect(readTable(printed, 'Why the work stood still')).toEqual([
      ['2 Mar 2099, 08:40', 'LEL 12 %; Mohamed Faizal', 'Open'],
    ]);
    expect(readTable(printed, 'People on the job')[0]?.at(-1)).toBe('Still signed on');
    await performAction(scene.person.facilities, id, 'recall');
    const recalled = await print(id);
    expect([recalled.tone, recalled.statusLabel], 'the same after a recall').toEqual([
      'red',
      expect.stringContaining('LEL 12 %'),
    ]);
  });
});
