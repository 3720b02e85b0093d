import { formatPseudonym } from '@eptw/domain/crew/worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { callField } from '../audit-log/testing/mutate.ts';
import { createWorkerOrThrow } from '../crew/testing/workers.ts';
import { readNotificationsOf, waitForDispatch } from '../notifications/testing/notifications.ts';
import { loadPrintedPermit } from '../permits/export/load-printed-permit.ts';
import { sign } from '../sign-on/by-holder/testing/sign-on.ts';
import { toActor } from '../permits/testing/population.ts';
import { runWorkClock } from '../work-log/clock.ts';
import { conditionOf, gasTest, startScene, type Scene } from './testing/scene.ts';
import { act, readWork, recordCheck, signature, resume } from './testing/work.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

/** Work in a confined space, live since ten minutes after its start, with a gas test at five minutes. */
async function startConfined(): Promise<string> {
  const id = await scene.createApproved('B2');
  await scene.setMinutes(5);
  await recordCheck(scene.person.requestor, id, gasTest());
  await scene.setMinutes(10);
  const { success, message } = await act(scene.person.requestor, 'startWork', id, { signature });
  if (!success) throw new Error(message);
  return id;
}

/** A time of a device, this many minutes after the start of the permit. */
const at = (minutes: number) => new Date(Date.parse('2099-03-02T00:30:00Z') + minutes * 60_000).toISOString();

interface ReadSeries {
  checks: {
    at: string;
    takenAt: string;
    by: string;
    measuredBy: string;
    measurer: string | null;
    passed: boolean;
    readings: { name: string; value: number; overRange: boolean; problem: string | null }[];
  }[];
  missed: { due: string; missedAt: string }[];
  series: { readings: { rangeFrom: number | null; rangeTo: number | null }[] };
}

async function readGasTest(client: TestClient, permitId: string): Promise<ReadSeries> {
  const text = `query ($permitId: ID!) { getChecks(permitId: $permitId) { items {
    series { readings { rangeFrom rangeTo } } missed { due missedAt }
    checks { at takenAt by measuredBy measurer passed readings { name value overRange problem } } } } }`;
  const { data } = await client.query<{ getChecks: { items: ReadSeries[] } }>(text, { permitId });
  const [first] = data.getChecks.items;
  if (!first) throw new Error('No checks');
  return first;
}

async function print(id: string) {
  const context = { ...scene.app.context, actor: toActor(scene.app, 'requestor') };
  return (await loadPrintedPermit(context, id, 'https://permits.example')).printed;
}

describe('a value that the instrument cannot show', () => {
  it('is refused, and the check with it', async () => {
    const id = await startConfined();
    for (const impossible of [-50, 101])
      expect(await recordCheck(scene.person.requestor, id, gasTest(impossible))).toMatchObject({
        success: false,
        code: 'BAD_INPUT',
        message: 'Flammable gas (LEL): The instrument shows 0 to 100 %. Check the value.',
      });
    expect((await readGasTest(scene.person.requestor, id)).checks).toHaveLength(1);
  });

  it('is recorded as over range, which fails, and is read and printed as such', async () => {
    const id = await startConfined();
    const { carbonMonoxide: _carbonMonoxide, flammable: _flammable, ...values } = gasTest().values;
    const check = { ...gasTest(), values, overRange: ['flammable', 'flammable'] };
    expect(conditionOf(await recordCheck(scene.person.requestor, id, check))).toBe('suspended');
    const { checks, series } = await readGasTest(scene.person.requestor, id);
    expect(series.readings[1]).toEqual({ rangeFrom: 0, rangeTo: 100 });
    expect(checks[0]?.passed).toBe(false);
    expect(checks[0]?.readings[1]).toEqual({
      name: 'flammable',
      value: 100,
      overRange: true,
      problem: '> 100 % LEL: more than the instrument shows.',
    });
    const [printed] = (await print(id)).checks;
    expect(printed?.checks.at(-1)?.text).toContain('Flammable gas (LEL) > 100 % LEL');
    expect(printed?.charts[1]?.alternative).toContain('1 reading over range');
  });
});

describe('the time at which a check was taken', () => {
  it('is refused before the approval and more than 12 hours back, where the check passes', async () => {
    const id = await startConfined();
    await scene.setMinutes(30);
    expect(await recordCheck(scene.person.requestor, id, { ...gasTest(), deviceTime: at(-601) })).toMatchObject({
      code: 'BAD_INPUT',
      message: 'This check was taken before the permit was approved, 1 Mar 2099, 22:30. Take it again.',
    });
    await scene.setMinutes(180);
    expect(await recordCheck(scene.person.requestor, id, { ...gasTest(), deviceTime: at(-541) })).toMatchObject({
      code: 'BAD_INPUT',
      message: 'This check was taken more than 12 hours ago. Take it again.',
    });
    const failed = await recordCheck(scene.person.requestor, id, { ...gasTest(40), deviceTime: at(-2000) });
    expect(failed.success).toBe(true);
    expect((await readGasTest(scene.person.requestor, id)).checks[0]).toMatchObject({
      takenAt: at(180),
      passed: false,
    });
  });

  it('counts for the next one, and gives the check its place in the table', async () => {
    const id = await startConfined();
    await scene.setMinutes(30);
    const late = await recordCheck(scene.person.requestor, id, { ...gasTest(1), deviceTime: at(20) });
    expect(late.item?.nextCheck).toMatchObject({ due: at(50) });
    const later = await recordCheck(scene.person.requestor, id, { ...gasTest(2), deviceTime: at(15) });
    expect(later.item?.nextCheck).toMatchObject({ due: at(50) });
    const { checks } = await readGasTest(scene.person.requestor, id);
    expect(checks.map(({ takenAt, at: arrived }) => [takenAt, arrived])).toEqual([
      [at(20), at(30)],
      [at(15), at(30)],
      [at(5), at(5)],
    ]);
    const [printed] = (await print(id)).checks;
    expect(printed?.checks.map((check) => check.at)).toEqual([
      '2 Mar 2099, 08:35',
      '2 Mar 2099, 08:45',
      '2 Mar 2099, 08:50',
    ]);
    expect(printed?.checks[1]?.by).toContain('received 2 Mar 2099, 09:00');
  });
});

describe('who measured', () => {
  it('is a worker who is signed on, by name wherever the check is read, and a pseudonym once erased', async () => {
    const id = await startConfined();
    const { _id: worker } = await createWorkerOrThrow(scene.app, { name: 'Mohamed Faizal' });
    const check = { ...gasTest(), measuredBy: worker };
    expect(await recordCheck(scene.person.requestor, id, check)).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Who measured Gas test is not signed on to this permit. Choose somebody who is, or yourself.',
    });
    await sign('On', scene.person.requestor, id, worker);
    const { item } = await recordCheck(scene.person.requestor, id, check);
    expect(item?.log.at(-1)?.text).toMatch(/measured by Mohamed Faizal$/);
    expect((await readGasTest(scene.person.host, id)).checks.slice(0, 2)).toMatchObject([
      { by: 'Requestor Acme', measuredBy: 'Mohamed Faizal', measurer: worker },
      { by: 'Requestor Acme', measuredBy: 'Requestor Acme', measurer: null },
    ]);
    expect((await print(id)).checks[0]?.checks.at(-1)?.by).toBe(
      'measured by Mohamed Faizal, recorded by Requestor Acme, with GD-0214',
    );
    await sign('Off', scene.person.requestor, id, worker);
    await callField(scene.person.requestor, 'mutation', 'eraseWorker', { id: { type: 'ID!', value: worker } });
    expect((await readGasTest(scene.person.host, id)).checks[0]?.measuredBy).toBe(formatPseudonym(worker));
  });
});

it('a notice of a check that failed or was missed names it, the value and its limit', async () => {
  const id = await startConfined();
  await recordCheck(scene.person.requestor, id, { ...gasTest(12), note: 'Smells of solvent' });
  await recordCheck(scene.person.requestor, id, gasTest());
  await resume(scene.person.manager, id);
  await scene.setMinutes(45);
  await runWorkClock(scene.app.context);
  await waitForDispatch(scene.app);
  const notices = (await readNotificationsOf(scene.person.manager)).filter(
    ({ permit, kind }) => permit._id === id && kind === 'workStopped',
  );
  const [missed, failed] = notices;
  expect(missed?.title).toMatch(/^Gas test missed, due Mon 09:10: /);
  expect(failed?.title).toMatch(/^Gas test failed, LEL 12 % \(limit below 10 %\): /);
  expect(failed?.text).toMatch(/^Requestor Acme recorded a check: Smells of solvent\. Nobody works/);
});

it('a missed check stands in its place in the table and on the print, whether or not the clock has run', async () => {
  const id = await startConfined();
  await scene.setMinutes(45);
  const missed = [{ due: at(35), missedAt: at(40) }];
  expect((await readGasTest(scene.person.requestor, id)).missed).toEqual(missed);
  await runWorkClock(scene.app.context);
  await recordCheck(scene.person.requestor, id, gasTest());
  expect((await readGasTest(scene.person.requestor, id)).missed).toEqual(missed);
  const printed = await print(id);
  expect(printed.checks[0]?.checks.map(({ at: time, text, isMissed }) => [time, isMissed ? text : ''])).toEqual([
    ['2 Mar 2099, 08:35', ''],
    ['2 Mar 2099, 09:05', 'Missed. Not recorded by 2 Mar 2099, 09:10.'],
    ['2 Mar 2099, 09:15', ''],
  ]);
  // The time of the event, not that of printing.
  expect(printed.statusLabel).toBe('Suspended: Gas test missed, 2 Mar 2099, 09:10');
  expect(printed.edition).toContain('Printed 2 Mar 2099, 09:15');
  expect((await readWork(scene.person.requestor, id)).item?.condition).toBe('suspended');
});
