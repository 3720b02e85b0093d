import type { TestApp } from '../../../testing/test-app.ts';
import { filledIn, move, permitData, raised } from '../../permits/testing/permits.ts';

/** For tests: the requestor's permit for these days, raised and, if wanted, approved ten days before. */
export async function permitFor(
  app: TestApp,
  start: string,
  end: string,
  decided: 'decided' | 'undecided',
): Promise<string> {
  app.setClock(new Date(new Date(`${start}T02:00:00Z`).getTime() - 10 * 24 * 3_600_000));
  const submission = filledIn('GP', { start, end });
  const data = permitData(app.ids, { submission, hostSystemOwner: app.ids.people.supervisor });
  const { _id } = await raised(await app.as('requestor'), data);
  if (decided === 'decided') {
    await move(await app.as('pm'), _id, 'PendingApproval');
    await move(await app.as('manager'), _id, 'Approved');
    await move(await app.as('facilities'), _id, 'Approved');
  }
  return _id;
}
