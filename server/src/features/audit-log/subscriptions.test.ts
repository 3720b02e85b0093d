import { auditSubjects, type AuditSubject } from '@eptw/domain/administration/audit-entry';
import type { Role } from '@eptw/domain/user/role';
import { encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Events } from '../../events/events.ts';
import { createPostgresEvents } from '../../events/postgres-events.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testUsers, type TestUser } from '../../testing/test-users.ts';
import { subscribeAs } from '../../testing/subscribe-as.ts';
import { moveToLookAlike } from '../companies/testing/older-rows.ts';
import { createTemplateId } from '../templates/testing/templates.ts';
import { createUserAs, createUserInput } from '../users/admin/testing/users.ts';
import { callField } from './testing/mutate.ts';

let app: TestApp;
/** Events of another process on the same database. */
let otherProcessEvents: Events;

beforeAll(async () => {
  app = await startTestApp();
  otherProcessEvents = await createPostgresEvents(app.database.settings, app.app.log);
});
afterAll(async () => {
  await otherProcessEvents.close();
  await app.close();
});

/**
 * Subscribes at the other process; the returned function waits for the last of the changes and returns all received
 * until then.
 */
async function collectChanges(person: TestUser, kinds: readonly AuditSubject[] = auditSubjects) {
  const there = { ...app, services: { ...app.context, events: otherProcessEvents } };
  const next = await subscribeAs(there, person, `administrationChanged(kinds: [${kinds.join(' ')}])`);
  return async (last: AuditSubject) => {
    const received: unknown[] = [];
    while (received.at(-1) !== last)
      received.push(((await next()) as { administrationChanged: AuditSubject }).administrationChanged);
    return received;
  };
}

const send = async (mutation: string, type: string, data: object) =>
  callField(await app.as('superAdmin'), 'mutation', mutation, { data: { type: `${type}!`, value: data } });

const picture = Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12), channels: 3 }));
const template = {
  title: 'Pumps',
  code: 'PU',
  type: 'General',
  sections: [{ title: 'Work', form: [{ type: 'text', label: 'Place', name: 'place' }] }],
};

/** A change of each kind, by a Super Admin. One that everybody receives comes last. */
const changes: Record<AuditSubject, () => Promise<unknown>> = {
  user: () => createUserAs(app, 'superAdmin', createUserInput(app)),
  company: async () => {
    await moveToLookAlike(app.database.db, testUsers.foreignRequestor.email, 'Borealis\u00A0Engineering');
    return callField(await app.as('superAdmin'), 'mutation', 'mergeCompanies', {
      name: { type: 'String!', value: 'Borealis Engineering' },
    });
  },
  blockedWord: () => send('addBlockedWord', 'AddBlockedWordInput', { _word: 'TBC' }),
  settings: () => send('updateSettings', 'UpdateSettingsInput', { unclosedLimit: 7 }),
  map: async () => {
    const { data } = await (
      await app.as('superAdmin')
    ).upload<{ singleUpload: { filename: string } }>('plan.png', picture);
    const { filename } = data.singleUpload;
    return send('createMap', 'CreateMapInput', { name: 'Level 1', site: app.ids.sites.north, mapImage: filename });
  },
  worker: () =>
    send('createWorker', 'CreateWorkerInput', { company: 'ACME Works', name: 'Ann Lee', passNumber: 'A-1' }),
  discipline: () => send('createDiscipline', 'CreateDisciplineInput', { code: 'PUMP', description: '' }),
  group: () =>
    send('createGroup', 'CreateGroupInput', { name: 'Pumps F10N', site: app.ids.sites.north, permitCloser: false }),
  template: async () => createTemplateId(await app.as('superAdmin'), template),
  announcement: () => send('createAnnouncement', 'CreateAnnouncementInput', { title: 'Drill', message: 'At noon' }),
  site: () =>
    send('createSite', 'CreateSiteInput', { code: 'F11', name: 'Fab 11', address: '', timeZone: 'Asia/Singapore' }),
};

const kindsForEveryone: AuditSubject[] = ['map', 'worker', 'discipline', 'group', 'template', 'announcement', 'site'];

/** The kinds that each role receives of all these changes, in order. */
const expectedKinds: Record<Role, AuditSubject[]> = {
  SuperAdmin: ['user', 'company', 'blockedWord', 'settings', ...kindsForEveryone],
  SiteAdmin: ['user', 'blockedWord', ...kindsForEveryone],
  MTGroup: kindsForEveryone,
  ContractorPM: kindsForEveryone,
  ContractorRequestor: kindsForEveryone,
  MicronSupervisor: kindsForEveryone,
  MicronManager: kindsForEveryone,
  User: kindsForEveryone,
};

describe('a change of each kind, made in another process', () => {
  const received = new Map<TestUser, unknown[]>();
  beforeAll(async () => {
    const people = Object.keys(testUsers) as TestUser[];
    const watchers = await Promise.all(people.map(async (person) => [person, await collectChanges(person)] as const));
    for (const change of Object.values(changes)) await change();
    for (const [person, until] of watchers) received.set(person, await until('site'));
  });

  test.each(Object.entries(testUsers))('is sent to %s as far as their role may read the kind', (person, { role }) => {
    expect(received.get(person as TestUser)).toEqual(expectedKinds[role]);
  });
});

test('only the requested kinds are sent, and nothing about a refused change', async () => {
  const until = await collectChanges('requestor', ['discipline', 'site']);
  await changes.announcement();
  expect(await changes.discipline()).toMatchObject({ success: false });
  await send('createSite', 'CreateSiteInput', { code: 'F12', name: 'Fab 12', address: '', timeZone: 'Asia/Singapore' });
  expect(await until('site')).toEqual(['site']);
});
