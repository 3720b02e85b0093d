import { subjectKinds, type SubjectKind } from '@eptw/domain/administration/act';
import type { Role } from '@eptw/domain/user/role';
import { encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Events } from '../../../events/events.ts';
import { createPostgresEvents } from '../../../events/postgres-events.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testPeople, type TestPerson } from '../../../testing/test-people.ts';
import { watchAs } from '../../../testing/watch.ts';
import { created } from '../../templates/testing/templates.ts';
import { create, newcomer } from '../../users/administering/testing/users.ts';
import { call } from '../testing/mutate.ts';

let app: TestApp;
/** What another process on the same database hears. */
let elsewhere: Events;

beforeAll(async () => {
  app = await startTestApp();
  elsewhere = await createPostgresEvents(app.database.settings, app.app.log);
});
afterAll(async () => {
  await elsewhere.close();
  await app.close();
});

/** Listens at the other process, and answers what was told by the time that the last of these changes is. */
async function listen(person: TestPerson, kinds: readonly SubjectKind[] = subjectKinds) {
  const there = { ...app, services: { ...app.services, events: elsewhere } };
  const next = await watchAs(there, person, `administrationChanged(kinds: [${kinds.join(' ')}])`);
  return async (last: SubjectKind) => {
    const told: unknown[] = [];
    while (told.at(-1) !== last)
      told.push(((await next()) as { administrationChanged: SubjectKind }).administrationChanged);
    return told;
  };
}

const send = async (mutation: string, type: string, data: object) =>
  call(await app.as('superAdmin'), 'mutation', mutation, { data: { type: `${type}!`, value: data } });

const picture = Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12), channels: 3 }));
const template = {
  title: 'Pumps',
  code: 'PU',
  type: 'General',
  sections: [{ title: 'Work', form: [{ type: 'text', label: 'Place', name: 'place' }] }],
};

/** A change of each kind, by a Super Admin. What everybody hears of comes last. */
const changes: Record<SubjectKind, () => Promise<unknown>> = {
  user: () => create(app, 'superAdmin', newcomer(app)),
  blockedWord: () => send('addBlockedWord', 'AddBlockedWordInput', { _word: 'TBC' }),
  settings: () => send('updateSettings', 'UpdateSettingsInput', { unclosedLimit: 7 }),
  map: async () => {
    const { data } = await (
      await app.as('superAdmin')
    ).upload<{ singleUpload: { filename: string } }>('plan.png', picture);
    const { filename } = data.singleUpload;
    return send('createMap', 'CreateMapInput', { name: 'Level 1', site: app.ids.sites.north, mapImage: filename });
  },
  discipline: () => send('createDiscipline', 'CreateDisciplineInput', { code: 'PUMP', description: '' }),
  group: () =>
    send('createGroup', 'CreateGroupInput', { name: 'Pumps F10N', site: app.ids.sites.north, permitCloser: false }),
  template: async () => created(await app.as('superAdmin'), template),
  announcement: () => send('createAnnouncement', 'CreateAnnouncementInput', { title: 'Drill', message: 'At noon' }),
  site: () =>
    send('createSite', 'CreateSiteInput', { code: 'F11', name: 'Fab 11', address: '', timeZone: 'Asia/Singapore' }),
};

const everybodys: SubjectKind[] = ['map', 'discipline', 'group', 'template', 'announcement', 'site'];

/** What each role hears of all these changes, in their order. */
const heard: Record<Role, SubjectKind[]> = {
  SuperAdmin: ['user', 'blockedWord', 'settings', ...everybodys],
  SiteAdmin: ['user', 'blockedWord', ...everybodys],
  MTGroup: everybodys,
  ContractorPM: everybodys,
  ContractorRequestor: everybodys,
  MicronSupervisor: everybodys,
  MicronManager: everybodys,
  User: everybodys,
};

describe('a change of every kind, made on another process', () => {
  const told = new Map<TestPerson, unknown[]>();
  beforeAll(async () => {
    const people = Object.keys(testPeople) as TestPerson[];
    const watchers = await Promise.all(people.map(async (person) => [person, await listen(person)] as const));
    for (const change of Object.values(changes)) await change();
    for (const [person, until] of watchers) told.set(person, await until('site'));
  });

  test.each(Object.entries(testPeople))('is told to %s as far as their role reads such things', (person, { role }) => {
    expect(told.get(person as TestPerson)).toEqual(heard[role]);
  });
});

test('only what was asked for is told, and nothing of what was refused', async () => {
  const until = await listen('requestor', ['discipline', 'site']);
  await changes.announcement();
  expect(await changes.discipline()).toMatchObject({ success: false });
  await send('createSite', 'CreateSiteInput', { code: 'F12', name: 'Fab 12', address: '', timeZone: 'Asia/Singapore' });
  expect(await until('site')).toEqual(['site']);
});
