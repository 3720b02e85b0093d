import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createWorkerInput, createWorkerOrThrow, createWorkerAs } from '../../crew/testing/workers.ts';
import { createChildPermitOrThrow, sampleChildPermitData } from '../../permits/testing/child-permits.ts';
import { fillForm, findTemplate, moveToStatus } from '../../permits/testing/permits.ts';
import { publishWorkPolicies } from '../testing/policies.ts';
import { startScene, takePhoto, type Scene } from '../testing/scene.ts';
import { act, recordCheck, signature } from '../testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await publishWorkPolicies(await scene.app.as('superAdmin'), ['B1D01', 'B2', 'B6'], { withCrew: true });
});
afterAll(() => scene.close());

interface Planned {
  requirement: { key: string; met: boolean; sentence: string; resolvedBy: string; link: string };
  needsAttention: boolean;
  flagged: { workerName: string; kind: string; until: string; sentence: string }[];
}

interface PlanInput {
  form?: string;
  submission?: unknown;
  attachedForms?: string[];
  site?: string;
  parentPermit?: string;
}

/** What the work under a General Permit with these changes will need. */
async function plan(client: TestClient, input: PlanInput = {}) {
  const { data, errors } = await client.query<{
    getPlannedReadiness: { success: boolean; code: string; message: string; requirements: Planned[] };
  }>(
    `query ($form: ID!, $submission: JSON, $attachedForms: [ID!], $site: ID, $parentPermit: ID) {
      getPlannedReadiness(form: $form, submission: $submission, attachedForms: $attachedForms, site: $site,
        parentPermit: $parentPermit) {
        success code message
        requirements {
          requirement { key met sentence resolvedBy link } needsAttention flagged { workerName kind until sentence }
        }
      } }`,
    { form: generalPermitTemplateId, submission: fillForm('GP'), site: scene.app.ids.sites.north, ...input },
  );
  if (errors) throw new Error(String(errors[0]?.extensions.code));
  return data.getPlannedReadiness;
}

const formsOf = (...codes: string[]) => codes.map((code) => findTemplate(code).id);

const listSentences = ({ requirements }: { requirements: Planned[] }) =>
  requirements.map(({ requirement }) => requirement.sentence);

const certificate = (kind: string, expiresOn: string) => ({
  kind,
  number: `${kind} ${expiresOn}`,
  issuer: 'WI',
  expiresOn,
});

describe('while a permit is raised', () => {
  beforeAll(async () => {
    await scene.setMinutes(-600);
    const { app } = scene;
    for (const [name, certificates] of [
      ['Lim Kai Xiang', [certificate('welder', '2099-03-03')]],
      ['Chen Wei', [certificate('welder', '2099-03-03'), certificate('welder', '2100-01-31')]],
      ['Muthu Selvam', [certificate('welder', '2099-03-04'), certificate('fireWatcher', '2099-02-01')]],
      ['Aung Min', [certificate('electrician', '2099-03-03')]],
    ] as const)
      await createWorkerOrThrow(app, { name, certificates });
    await createWorkerAs(
      app,
      'foreignRequestor',
      createWorkerInput({ name: 'Erik Sundaram', certificates: [certificate('fireWatcher', '2099-03-03')] }),
    );
  });

  it('its submitter sees what the work will need, and which certificates end before it does', async () => {
    const answer = await plan(scene.person.requestor, { attachedForms: formsOf('B1D01') });
    expect(answer).toMatchObject({ success: true, code: 'OK' });
    expect(answer.requirements).toEqual([
      {
        requirement: {
          key: 'crewSignedOn',
          met: false,
          sentence: 'The work needs a welder with a certificate valid until 4 Mar 2099: 2 of your workers have one.',
          resolvedBy: 'the holder',
          link: 'crew',
        },
        needsAttention: true,
        flagged: [
          {
            workerName: 'Lim Kai Xiang',
            kind: 'welder',
            until: '2099-03-03',
            sentence: 'The welder certificate of Lim Kai Xiang ends on 3 Mar 2099, before the work does.',
          },
        ],
      },
      {
        requirement: expect.objectContaining({
          sentence:
            'The work needs a fire watcher with a certificate valid until 4 Mar 2099: none of your workers has one.',
        }),
        needsAttention: true,
        flagged: [expect.objectContaining({ workerName: 'Muthu Selvam', until: '2099-02-01' })],
      },
    ]);
  });

  it('the period and the forms as they are filled in decide', async () => {
    const submission = fillForm('GP', { end: '2099-03-03' });
    const [welder] = (await plan(scene.person.requestor, { submission, attachedForms: formsOf('B1D01') })).requirements;
    expect(welder).toMatchObject({ needsAttention: false, flagged: [] });
    expect(welder?.requirement.sentence).toMatch(/valid until 3 Mar 2099: 3 of your workers have one\.$/);
    const both = await plan(scene.person.requestor, { submission: {}, attachedForms: formsOf('B2', 'B6') });
    expect(listSentences(both)).toEqual([
      'Every isolation is locked, tagged and verified.',
      'Gas test done and passed at most 30 min before the start.',
      'The work needs an attendant with a certificate valid until the work ends: none of your workers has one.',
      'The work needs a gas tester with a certificate valid until the work ends: none of your workers has one.',
      'The work needs an entrant with a certificate valid until the work ends: none of your workers has one.',
      'The work needs an electrical worker with a certificate valid until the work ends: 1 of your workers has one.',
      // The second person of live electrical work.
      'The work needs a second person with a certificate valid until the work ends: none of your workers has one.',
    ]);
    expect((await plan(scene.person.requestor)).requirements).toEqual([]);
  });

  it('a form that a ticked impact requires is missing until it is attached', async () => {
    const submission = fillForm('GP', { attachedCodes: ['A2', 'B1D01'] });
    const [missing] = (await plan(scene.person.requestor, { submission })).requirements;
    expect(missing).toMatchObject({
      requirement: { key: 'childPermitsApproved', sentence: 'The ticked impacts require A2. It is not attached yet.' },
      needsAttention: true,
    });
    expect((await plan(scene.person.requestor, { submission, attachedForms: formsOf('A2') })).requirements).toEqual([]);
  });

  it('nobody sees workers of another company, and staff only what the crew has to be', async () => {
    const attachedForms = formsOf('B1D01');
    const foreign = await plan(await scene.app.as('foreignRequestor'), { attachedForms });
    expect(foreign.requirements.map(({ flagged }) => flagged.map(({ workerName }) => workerName))).toEqual([
      [],
      ['Erik Sundaram'],
    ]);
    expect(listSentences(foreign)[0]).toMatch(/none of your workers has one\.$/);
    for (const person of ['host', 'siteAdmin', 'facilities'] as const) {
      const { requirements } = await plan(await scene.app.as(person), { attachedForms });
      expect(requirements.map(({ needsAttention, flagged }) => ({ needsAttention, flagged }))).toEqual([
        { needsAttention: false, flagged: [] },
        { needsAttention: false, flagged: [] },
      ]);
      expect(listSentences({ requirements })[0]).toBe(
        'The work needs a welder with a certificate valid until 4 Mar 2099.',
      );
    }
  });

  it('staff see the workers of their own company where they may see them', async () => {
    const { app } = scene;
    await app.database.db
      .updateTable('person')
      .set({ company: 'ACME Works' })
      .where('id', '=', app.ids.users.facilitiesSecond)
      .execute();
    const { requirements } = await plan(await app.as('facilitiesSecond'), { attachedForms: formsOf('B1D01') });
    expect(requirements[0]?.flagged).toMatchObject([{ workerName: 'Lim Kai Xiang' }]);
  });

  it.each([
    ['a site of others', 'foreignRequestor', () => ({ site: scene.app.ids.sites.west }), /not assigned to this site/],
    ['an unknown site', 'requestor', () => ({ site: 'nowhere' }), /not assigned to this site/],
    ['an unknown form', 'requestor', () => ({ form: 'unknown' }), /permit type is not available/],
    ['an unknown parent permit', 'requestor', () => ({ parentPermit: 'unknown' }), /parent permit is not available/],
  ] as const)('%s is not found', async (_what, person, change, sentence) => {
    expect(await plan(await scene.app.as(person), change())).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
      message: expect.stringMatching(sentence),
      requirements: [],
    });
  });

  it('answers that are no object are refused', async () => {
    expect(await plan(scene.person.requestor, { submission: '[' })).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
    });
  });

  it('roles that raise no permits cannot ask', async () => {
    await expect(plan(scene.person.supervisor)).rejects.toThrow('FORBIDDEN');
  });

  it('a child permit is planned at the site of a parent permit that its submitter sees', async () => {
    const parentPermit = await scene.createApproved();
    const [form = ''] = formsOf('B1D01');
    const input = { form, submission: fillForm('B1D01'), parentPermit };
    expect(listSentences(await plan(scene.person.requestor, input))[0]).toMatch(/needs a welder .+ 4 Mar 2099: 2 of/);
    expect(await plan(await scene.app.as('foreignRequestor'), input)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

/** What is missing for a step of the closure of a permit; the code of a refusal. */
async function listMissing(client: TestClient, permitId: string, action = 'requestClosure') {
  const { data } = await client.query<{
    getReadiness: { code: string; requirements: { met: boolean; sentence: string; link: string }[] };
  }>(
    `query ($permitId: ID!, $action: String!) {
      getReadiness(permitId: $permitId, action: $action) { code requirements { met sentence link } } }`,
    { permitId, action },
  );
  const { code, requirements } = data.getReadiness;
  return code === 'OK' ? requirements.flatMap(({ met, sentence }) => (met ? [] : [sentence])) : code;
}

describe('the closure of a permit', () => {
  it('requires that its work, its fire watch and its child permits are finished', async () => {
    await publishWorkPolicies(await scene.app.as('superAdmin'), ['B1D01']);
    const id = await scene.createApproved('B1D01');
    const child = await createChildPermitOrThrow(scene.person.requestor, sampleChildPermitData(scene.app.ids, id));
    await moveToStatus(scene.person.pm, child._id, 'PendingApproval');
    await moveToStatus(scene.person.manager, child._id, 'Approved');
    await moveToStatus(scene.person.facilities, child._id, 'Approved');
    await scene.setMinutes(10);
    const children = `Finish its child permits first: ${child.code}.`;
    expect(await listMissing(scene.person.requestor, id)).toEqual([children]);
    await act(scene.person.requestor, 'startWork', id, { signature });
    expect(await listMissing(scene.person.requestor, id)).toEqual(['Finish the work first. It is Live.', children]);
    const photo = await takePhoto(scene.person.requestor);
    await act(scene.person.requestor, 'finishWork', id, { clean: true, photo });
    const watched = ['The fire watch runs until 09:40.', children];
    expect(await listMissing(scene.person.requestor, id)).toEqual(watched);
    expect((await moveToStatus(scene.person.requestor, id, 'PendingClosure')).message).toBe(watched.join(' '));
    for (const minutes of [25, 40, 55, 70]) {
      await scene.setMinutes(minutes);
      await recordCheck(scene.person.requestor, id, { series: 'fireWatch' });
    }
    await scene.setMinutes(80);
    expect(await listMissing(scene.person.requestor, id)).toEqual([children]);
    expect(await listMissing(scene.person.closer, id, 'close')).toEqual([children]);
    expect(await listMissing(scene.person.foreignPm, id)).toBe('NOT_FOUND');
    expect(await listMissing(scene.person.requestor, id, 'closeTheDoor')).toBe('BAD_INPUT');
  });
});
