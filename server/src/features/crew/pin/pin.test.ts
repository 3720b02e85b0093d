import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../observability/log.ts';
import { Refusal } from '../../../refusal.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findLastAuditEntry } from '../../audit-log/testing/mutate.ts';
import { loadWorkerNames } from '../service.ts';
import { createWorkerOrThrow, setPinAs, type WorkerItem } from '../testing/workers.ts';
import { createAttemptLimit } from '../../sessions/login-throttling/service.ts';
import { verifyWorkerPin, type PinDevice } from './service.ts';

let server: TestApp;
let worker: WorkerItem;
const start = new Date('2026-11-23T02:00:00Z');

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  server.setClock(start);
  worker = await createWorkerOrThrow(server);
  await setPinAs(server, 'pm', worker._id, '2580');
});

const network = '198.51.100.7';
const acme = { among: 'company', company: 'ACME Works' } as const;

const passMinutes = (minutes: number) => server.setClock(new Date(start.getTime() + minutes * 60_000));

/** The name of the worker, or the code and sentence of the refusal. */
async function verify(
  pin: string,
  passNumber = worker.passNumber,
  clientAddress = '192.0.2.1',
  pinDevice?: PinDevice,
): Promise<string> {
  const { db, clock } = server.context;
  const context = { db, clock, log: server.app.log, clientAddress, pinDevice };
  try {
    const id = await verifyWorkerPin(context, { holders: acme, passNumber, pin, permitId: 'a permit' });
    return (await loadWorkerNames({ db }, [id])).get(id) ?? '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.code} ${error.message}`;
  }
}

const wrong = (left: string) => `BAD_INPUT Wrong pass number or PIN. ${left}`;

describe('setting a PIN', () => {
  test('says so in the audit log, and stores only a hash', async () => {
    expect(await setPinAs(server, 'siteAdmin', worker._id, '90210')).toMatchObject({
      success: true,
      message: 'The PIN was set.',
      item: { hasPin: true, version: 1 },
    });
    const { db } = server.database;
    expect(await findLastAuditEntry(db)).toBe(`setPin worker ${worker.pseudonym}: `);
    const row = await db.selectFrom('worker').select('pin_hash').where('id', '=', worker._id).executeTakeFirst();
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
    expect(await verify('90210')).toBe('Mohamed Faizal');
    expect(await verify('2580')).toBe(wrong('4 tries left.'));
  });

  test.each(['123', '1234', '0000', '121212', 'abcd', ''])('refuses %j', async (pin) => {
    expect(await setPinAs(server, 'pm', worker._id, pin)).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(await verify('2580')).toBe('Mohamed Faizal');
  });
});

test('PINs that are set by the hundred wait for one another, are refused beyond a queue, and delay no sign-in', async () => {
  const settings = Array.from({ length: 60 }, () => setPinAs(server, 'pm', worker._id, '90210'));
  const client = server.client();
  const started = performance.now();
  const signIn = client.query('mutation { login(email: "nobody@fab.example", password: "no") { code } }');
  const firstDone = await Promise.race([signIn.then(() => 'sign-in'), Promise.all(settings).then(() => 'PINs')]);
  expect(firstDone, `after ${performance.now() - started} ms`).toBe('sign-in');
  const codes = (await Promise.all(settings)).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['OK', 'RATE_LIMITED']));
});

/** A worker from before pass numbers that look alike were refused. */
async function createOlderLookAlike(passNumber: string) {
  const { _id } = await createWorkerOrThrow(server, { name: 'Lim Kai', passNumber: 'from before' });
  await server.database.db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update worker set pass_number = ${passNumber}, pass_key = null where id = ${_id}`.execute(transaction);
  });
  return { _id, passNumber };
}

describe('verifying a PIN', () => {
  test.each([
    ['in small letters', (pass: string) => pass.toLowerCase()],
    ['without its hyphen', (pass: string) => pass.replace('-', '')],
    ['with another hyphen and spaces', (pass: string) => ` ${pass.replace('-', ' \u2013 ')}\u00A0`],
  ])('accepts the pass number %s', async (_how, type) => {
    expect(await verify('2580', type(worker.passNumber))).toBe('Mohamed Faizal');
  });

  test('tells two of a company apart by their PINs whose pass numbers look alike', async () => {
    const other = await createOlderLookAlike(worker.passNumber.replace('-', ''));
    await setPinAs(server, 'pm', other._id, '7301');
    for (const passNumber of [worker.passNumber, other.passNumber, worker.passNumber.replace('-', ' ')]) {
      expect(await verify('2580', passNumber)).toBe('Mohamed Faizal');
      expect(await verify('7301', passNumber)).toBe('Lim Kai');
    }
    // With the same PIN it is the one whose number is spelled like that, and otherwise nobody.
    await setPinAs(server, 'pm', other._id, '2580');
    expect(await verify('2580', other.passNumber)).toBe('Lim Kai');
    expect(await verify('2580', worker.passNumber)).toBe('Mohamed Faizal');
    expect(await verify('2580', worker.passNumber.replace('-', ' '))).toBe(wrong('4 tries left.'));
  });

  test('logs each attempt with the permit, the network address and who has the pass number, and nothing typed', async () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    const { db, clock } = server.context;
    const attempt = (passNumber: string, pin: string) =>
      verifyWorkerPin(
        { db, clock, log, clientAddress: '192.0.2.9' },
        { holders: acme, passNumber, pin, permitId: 'id' },
      )
        .then(() => undefined)
        .catch(() => undefined);
    await attempt(worker.passNumber, '2580');
    for (let count = 0; count < 6; count++) await attempt(worker.passNumber, '9713');
    await attempt('nobody-has-it', '9713');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const workerIds = [worker._id];
    const about = { event: 'worker PIN', permitId: 'id', clientAddress: '192.0.2.9' };
    expect(logged).toMatchObject([
      { ...about, outcome: 'right PIN', workerIds },
      ...Array.from({ length: 5 }, () => ({ ...about, outcome: 'wrong PIN', workerIds })),
      { ...about, outcome: 'too many tries', workerIds },
      { ...about, outcome: 'no such pass number', workerIds: [] },
    ]);
    for (const typed of [worker.passNumber, '2580', '9713', 'nobody-has-it'])
      expect(lines.join('')).not.toContain(typed);
  });

  test('accepts the pass number of its own company only', async () => {
    const { db, clock } = server.context;
    const holders = { among: 'company', company: 'Borealis Engineering' } as const;
    const proof = { holders, passNumber: worker.passNumber, pin: '2580', permitId: 'a permit' };
    const context = { db, clock, log: server.app.log, clientAddress: '192.0.2.1' };
    await expect(verifyWorkerPin(context, proof)).rejects.toThrow(/Wrong pass number/);
  });

  test('answers the same for a wrong PIN, an unknown pass number and a worker without a PIN', async () => {
    const { passNumber } = await createWorkerOrThrow(server);
    const counted = ['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.'].map(wrong);
    const expected = [...counted, wrong('No tries left: try again in 15 minutes.')];
    const locked = 'RATE_LIMITED Too many wrong attempts. Try again in 15 minutes, or ask for a new PIN.';
    for (const [index, pass] of [worker.passNumber, `unknown-${worker.passNumber}`, passNumber].entries()) {
      const answers: string[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        answers.push(await verify('1111', pass, `192.0.2.${index + 10}`));
      expect(answers).toEqual([...expected, locked]);
    }
  });

  test('refuses even the right PIN during the lock, and accepts it afterwards', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await verify('1111');
    expect(await verify('2580')).toMatch(/^RATE_LIMITED/);
    passMinutes(14);
    expect(await verify('2580')).toMatch(/^RATE_LIMITED .* 1 minute,/);
    passMinutes(15);
    expect(await verify('2580')).toBe('Mohamed Faizal');
  });

  test('starts counting anew after a right PIN', async () => {
    await verify('1111');
    expect(await verify('1111')).toBe(wrong('3 tries left.'));
    expect(await verify('2580')).toBe('Mohamed Faizal');
    expect(await verify('1111')).toBe(wrong('4 tries left.'));
  });

  test('is possible again at once when a new PIN is set', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await verify('1111');
    await setPinAs(server, 'requestor', worker._id, '7301');
    expect(await verify('7301')).toBe('Mohamed Faizal');
  });

  test('counts attempts made together', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify('1111')));
    expect(answers.filter((answer) => answer.startsWith('BAD_INPUT'))).toHaveLength(5);
    expect(new Set(answers.filter((answer) => answer.startsWith('BAD_INPUT'))).size).toBe(5);
  });

  test('is limited for the device that sends them, whatever the pass numbers; right PINs do not count', async () => {
    const [guessing, other] = [
      { id: 'guessing', isProven: false },
      { id: 'other', isProven: false },
    ];
    expect(await verify('2580', worker.passNumber, network, guessing)).toBe('Mohamed Faizal');
    for (let count = 0; count < 20; count += 1)
      expect(await verify('1111', `nobody-${count}`, network, guessing)).toBe(wrong('4 tries left.'));
    expect(await verify('2580', worker.passNumber, network, guessing)).toMatch(/^RATE_LIMITED Too many wrong PINs\./);
    expect(await verify('2580', worker.passNumber, network, other)).toBe('Mohamed Faizal');
  });

  test('is not limited for a network by made-up pass numbers', async () => {
    await reachAllButOne('other worker PINs from');
    for (let count = 0; count < 3; count += 1)
      expect(await verify('1111', `made-up-${count}`, network)).toBe(wrong('4 tries left.'));
    expect(await verify('2580', worker.passNumber, network)).toBe('Mohamed Faizal');
  });

  test('is limited for a network by wrong PINs of workers, except on a device on which one was right', async () => {
    await reachAllButOne('wrong worker PINs from');
    expect(await verify('1111', worker.passNumber, network)).toBe(wrong('4 tries left.'));
    expect(await verify('2580', worker.passNumber, network)).toMatch(/^RATE_LIMITED Too many wrong PINs\./);
    const proven = { id: 'proven', isProven: true };
    expect(await verify('2580', worker.passNumber, network, proven)).toBe('Mohamed Faizal');
  });

  /** As if 99 of a hundred had been counted from the network. */
  async function reachAllButOne(what: string): Promise<void> {
    const { key } = createAttemptLimit([what, network], 0, 0);
    const forgottenAt = new Date(start.getTime() + 15 * 60_000);
    await server.database.db.deleteFrom('try_count').execute();
    await server.database.db.insertInto('try_count').values({ key, tries: 99, forgotten_at: forgottenAt }).execute();
  }

  test('leaves no trace of old attempts', async () => {
    await verify('1111', 'nobody-3');
    passMinutes(16);
    await verify('2580');
    const rows = await server.database.db.selectFrom('worker_pin_attempt').selectAll().execute();
    expect(rows).toEqual([]);
  });
});
