import type { TestApp } from '../../../testing/test-app.ts';
import { fillForm, moveToStatus, samplePermitData, createPermitOrThrow } from '../../permits/testing/permits.ts';

/** For tests: raises the requestor's permit for these days, ten days before, and approves it if wanted. */
export async function raisePermitFor(
  app: TestApp,
  start: string,
  end: string,
  decided: 'decided' | 'undecided',
): Promise<string> {
  app.setClock(new Date(new Date(`${start}T02:00:00Z`).getTime() - 10 * 24 * 3_600_000));
  const submission = fillForm('GP', { start, end });
  const data = samplePermitData(app.ids, { submission, hostSystemOwner: app.ids.users.supervisor });
  const { _id } = await createPermitOrThrow(await app.as('requestor'), data);
  if (decided === 'decided') {
    await moveToStatus(await app.as('pm'), _id, 'PendingApproval');
    await moveToStatus(await app.as('manager'), _id, 'Approved');
    await moveToStatus(await app.as('facilities'), _id, 'Approved');
  }
  return _id;
}
