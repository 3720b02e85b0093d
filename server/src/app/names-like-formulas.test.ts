import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callField } from '../features/audit-log/testing/mutate.ts';
import { createWorkerInput } from '../features/crew/testing/workers.ts';
import { createUserInput } from '../features/users/admin/testing/users.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const send = async (mutation: string, type: string, value: object) =>
  callField(await server.as('superAdmin'), 'mutation', mutation, { data: { type: `${type}!`, value } });

const importCsv = async (mutation: string, csv: string) => {
  const { data } = await (
    await server.as('superAdmin')
  ).query<Record<string, { item: { lines: { outcome: string; reasons: string[] }[] } }>>(
    `mutation ($csv: String) { answer: ${mutation}(csv: $csv, dryRun: true) { item { lines { outcome reasons } } } }`,
    { csv },
  );
  const [line] = data['answer']?.item.lines ?? [];
  return { success: line?.outcome === 'create', message: line?.reasons.join(' ') ?? '' };
};

/** Each way in which a name comes in. What it answers to one that a spreadsheet would run. */
const waysIn: Record<string, (name: string) => Promise<{ success: boolean; message: string }>> = {
  'the name of a new user': (fullname) =>
    send('createUser', 'CreateUserInput', createUserInput(server, { fullname, email: 'new.four@acme-works.example' })),
  'the company of a new user': (company) =>
    send('createUser', 'CreateUserInput', createUserInput(server, { company, email: 'new.five@acme-works.example' })),
  'the name in an import of users': (name) =>
    importCsv('importUsers', `email,fullname,role,sites\nnew.one@fab.example,${name},User,F10N`),
  'the company in an import of users': (name) =>
    importCsv('importUsers', `email,fullname,role,company,sites\nnew.two@fab.example,New,User,${name},F10N`),
  'a registration': async (fullname) => {
    const { data } = await server
      .client()
      .query<{ register: { success: boolean; message: string } }>(
        `mutation ($data: RegisterInput!) { register(data: $data) { success message } }`,
        {
          data: {
            email: 'new.three@acme-works.example',
            fullname,
            password: 'a long brass kettle',
            site: server.ids.sites.north,
          },
        },
      );
    return data.register;
  },
  'one’s own name': async (fullname) => {
    const { data } = await (
      await server.as('host')
    ).query<{ updateProfile: { success: boolean; message: string } }>(
      `mutation ($data: UpdateProfileInput!) { updateProfile(data: $data) { success message } }`,
      { data: { fullname } },
    );
    return data.updateProfile;
  },
  'a new worker': (name) =>
    send('createWorker', 'CreateWorkerInput', createWorkerInput({ name, company: 'ACME Works' })),
  'the name in an import of workers': (name) => importCsv('importWorkers', `pass,name,company\nN-1,${name},ACME Works`),
  'a group': (name) =>
    send('createGroup', 'CreateGroupInput', { name, site: server.ids.sites.north, permitCloser: false }),
  'a site': (name) =>
    send('createSite', 'CreateSiteInput', { name, code: 'F77', address: '', timeZone: 'Asia/Singapore' }),
};

describe.each(Object.entries(waysIn))('%s', (_way, enter) => {
  it.each(['=1+1', '+Ann', '-Ann', '@Ann', '\u200B=1', '\uFF1D1'])('is refused when it is %j', async (name) => {
    expect(await enter(name)).toMatchObject({ success: false, message: expect.stringContaining('like a formula') });
  });

  it('is taken without the tab before it', async () => {
    expect(await enter('\tAnn-Marie = A+B')).toMatchObject({ success: true });
  });
});
