import { defaultTimeZone } from '@eptw/domain/time/time-zone';
import { invalidMonthMessage } from '@eptw/domain/time/month';
import { sippFieldNames } from '@eptw/domain/report/sipp-work';
import type { Submission } from '@eptw/domain/template/model/submission';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sampleChildPermitData, createChildPermitOrThrow } from '../../permits/testing/child-permits.ts';
import {
  attachedFormInput,
  fillForm,
  findRollupMismatches,
  moveToStatus,
  samplePermitData,
  createPermitOrThrow,
  savePermit,
} from '../../permits/testing/permits.ts';
import { listReportPermits, loadSippWorks } from '../testing/sipp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const createForm = (start: string, end: string, change: Submission = {}) =>
  attachedFormInput('B7', { ...fillForm('B7', { start, end }), ...change });

/** Covers all works of these tests and does not end while they run, so that the quota blocks nobody. */
const inTime = fillForm('GP', { start: '2031-01-01', end: '2099-03-04' });

async function raiseWith(...forms: ReturnType<typeof attachedFormInput>[]) {
  return createPermitOrThrow(
    await app.as('requestor'),
    samplePermitData(app.ids, { submission: inTime, childrenState: forms }),
  );
}

async function approve(id: string): Promise<void> {
  await moveToStatus(await app.as('pm'), id, 'PendingApproval');
  await moveToStatus(await app.as('manager'), id, 'Approved');
  await moveToStatus(await app.as('facilities'), id, 'Approved');
}

describe('the SIPP works of a month', () => {
  it('are grouped by day, with their answers, pending and approved ones apart', async () => {
    const waiting = await raiseWith(createForm('2031-03-02', '2031-03-04', { startTime: '08:00', endTime: '17:00' }));
    const approved = await raiseWith(createForm('2031-03-02', '2031-03-02', { startTime: '09:00', endTime: '17:30' }));
    await approve(approved._id);
    const report = await loadSippWorks(await app.as('manager'), '2031-03');
    expect(report).toMatchObject({ success: true, code: 'OK', count: 2 });
    expect(report.items).toHaveLength(1);
    const [day] = report.items;
    expect(day?.startDate).toBe('2031-03-02');
    expect(day?.pendingApprovalPermits).toMatchObject([
      {
        _id: waiting._id,
        code: waiting.code,
        isChild: false,
        site: 'F10N',
        status: 'PendingPMApproval',
        children: [{ duration: 18 }],
      },
    ]);
    expect(day?.approvedPermits).toMatchObject([
      { _id: approved._id, status: 'Approved', children: [{ title: 'B7 - SIPP PERMIT', duration: 8.5 }] },
    ]);
    const period = { start: '2031-03-02', end: '2031-03-04' };
    const stored: Submission = { ...fillForm('B7', period), startTime: '08:00', endTime: '17:00' };
    const reported = day?.pendingApprovalPermits[0]?.children[0]?.submission;
    expect(Object.keys(reported ?? {})).toEqual(sippFieldNames);
    expect(reported).toEqual(Object.fromEntries(sippFieldNames.map((name) => [name, stored[name]])));
    expect(JSON.parse(report.data)).toEqual(report.items);
  });

  it('include those of child permits raised from a SIPP form', async () => {
    const parent = (await raiseWith())._id;
    await approve(parent);
    const submission = fillForm('B7', { start: '2031-04-07', end: '2031-04-08' });
    const child = await createChildPermitOrThrow(
      await app.as('requestor'),
      sampleChildPermitData(app.ids, parent, { form: attachedFormInput('B7').form, submission }),
    );
    const report = await loadSippWorks(await app.as('manager'), '2031-04');
    expect(listReportPermits(report)).toMatchObject([
      { code: child.code, isChild: true, children: [{ submission: { startDate: '2031-04-07' } }] },
    ]);
  });

  it('cover the month from its first to its last day, and follow a change of the date', async () => {
    const days = ['2031-05-31', '2031-06-01', '2031-06-30', '2031-07-01'];
    const permits = [];
    for (const day of days) permits.push(await raiseWith(createForm(day, day)));
    const manager = await app.as('manager');
    const listDays = async (month: string) =>
      (await loadSippWorks(manager, month)).items.map(({ startDate }) => startDate);
    expect(await listDays('2031-06')).toEqual(['2031-06-01', '2031-06-30']);
    const moved = permits[2];
    if (!moved) throw new Error('There is no third permit.');
    await moveToStatus(await app.as('pm'), moved._id, 'PendingApproval');
    const childrenState = [createForm('2031-07-02', '2031-07-03')];
    const answer = await savePermit(manager, moved._id, { childrenState, reason: 'The crane comes later' });
    expect(answer).toMatchObject({ success: true });
    expect(await listDays('2031-06')).toEqual(['2031-06-01']);
    expect(await listDays('2031-07')).toEqual(['2031-07-01', '2031-07-02']);
  });

  it('keep what was approved until it is cancelled, and no permit that is rejected', async () => {
    const rejected = await raiseWith(createForm('2031-08-03', '2031-08-04'));
    const closing = await raiseWith(createForm('2031-08-03', '2031-08-04'));
    const manager = await app.as('manager');
    const requestor = await app.as('requestor');
    const closer = await app.as('closer');
    const listApproved = async () =>
      (await loadSippWorks(manager, '2031-08')).items.flatMap(({ approvedPermits }) =>
        approvedPermits.map(({ _id, status }) => [_id, status]),
      );
    expect((await loadSippWorks(manager, '2031-08')).count).toBe(2);
    await moveToStatus(await app.as('pm'), rejected._id, 'Rejected', { reason: 'Not yet' });
    await approve(closing._id);
    expect(await listApproved()).toEqual([[closing._id, 'Approved']]);
    await moveToStatus(requestor, closing._id, 'PendingClosure');
    expect(await listApproved()).toEqual([[closing._id, 'PendingClosure']]);
    await moveToStatus(closer, closing._id, 'Completed');
    expect(await listApproved()).toEqual([[closing._id, 'Completed']]);

    const cancelled = await raiseWith(createForm('2031-08-05', '2031-08-06'));
    await approve(cancelled._id);
    await moveToStatus(requestor, cancelled._id, 'PendingCancel');
    expect((await listApproved()).at(-1)).toEqual([cancelled._id, 'PendingCancel']);
    await moveToStatus(closer, cancelled._id, 'Cancelled');
    expect(await listApproved()).toEqual([[closing._id, 'Completed']]);
    expect(await findRollupMismatches(app.database.db)).toEqual([]);
  });

  it('are sorted by day and time, in pages or all at once', async () => {
    const times = ['13:00', '07:30', '09:00'];
    for (const startTime of times)
      await raiseWith(createForm('2031-09-10', '2031-09-10', { startTime, endTime: '18:00' }));
    await raiseWith(createForm('2031-09-03', '2031-09-03'));
    const manager = await app.as('manager');
    const all = listReportPermits(await loadSippWorks(manager, '2031-09'));
    expect(all.slice(1).map(({ children }) => children[0]?.submission.startTime)).toEqual(['07:30', '09:00', '13:00']);
    const pages = [];
    for (const offset of [0, 1, 2]) {
      const page = await loadSippWorks(manager, '2031-09', { limit: 2, offset });
      expect(page.count).toBe(4);
      pages.push(listReportPermits(page));
    }
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 0]);
    expect(pages.flat()).toEqual(all);
  });

  it('default to the current month, in the default time zone', async () => {
    await raiseWith(createForm('2031-11-01', '2031-11-02'));
    expect(defaultTimeZone).toBe('Asia/Singapore');
    for (const [now, count] of [
      ['2031-10-31T15:59:00Z', 0],
      ['2031-10-31T16:00:00Z', 1],
    ] as const) {
      app.setClock(new Date(now));
      expect((await loadSippWorks(await app.as('manager'), null)).count).toBe(count);
    }
    app.setClock(undefined);
  });

  it.each(['soon', '2031-13', '31-01', '2031', ''])('are refused for %j, which is not a month', async (month) => {
    expect(await loadSippWorks(await app.as('manager'), month)).toEqual({
      success: false,
      code: 'BAD_INPUT',
      message: invalidMonthMessage,
      count: 0,
      items: [],
      data: '[]',
    });
  });
});
