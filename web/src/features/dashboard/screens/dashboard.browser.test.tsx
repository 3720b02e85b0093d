import { message } from '@eptw/domain/message';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetPermitsByContractorDocument,
  GetTodayDocument,
  GetYearOfPermitsDocument,
  type GetTodayQuery,
} from '../../../generated/dashboard.ts';
import { GetSiteChoicesDocument } from '../../../generated/sites.ts';
import { emptyPayload, failure, respondTo, respondToOtherQueries } from '../../../testing/api.ts';
import { dashboardSites, openDashboard, respondWithSites } from '../../../testing/dashboard.tsx';
import { press, toasts } from '../../../testing/page.ts';

const range = 'from=2026-01-01&to=2026-02-28';

/** Today's numbers at these sites, where there are no permits. */
function createToday(codes: readonly string[]): GetTodayQuery {
  const accepted = { success: true, message: '' };
  const totals = { general: 0, toolInstall: 0, childPermit: 0, total: 0 };
  const sites = dashboardSites.filter(({ code }) => codes.includes(code));
  const card = { title: 'Live now', count: 0, permits: 0, childPermits: 0, undecided: 0 };
  const waiting = { count: 0, permits: 0, childPermits: 0, toFinish: 0 };
  return {
    day: {
      ...accepted,
      item: {
        at: '2026-03-01T01:00:00.000Z',
        cards: [{ ...card, key: 'liveNow', period: 'live', first: [] }],
        waiting,
      },
    },
    statuses: { ...accepted, item: { rows: [] } },
    bySite: { ...accepted, item: { sites: sites.map((site) => ({ site, rows: [], totals })) } },
    raised: { ...accepted, item: { periods: [], series: [] } },
  };
}

test.each([
  ['view=nonsense', 'View not found'],
  ['view=breakdown&tab=nonsense', "Tab 'nonsense' not found"],
  ['view=status&from=tomorrow&to=2026-01-01', 'tomorrow is not a date. Write it as 2026-03-01.'],
])('%s shows what is wrong with the address', async (parameters, sentence) => {
  respondWithSites();
  openDashboard(parameters);
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('a board shows why the server refuses it', async () => {
  respondWithSites();
  const refusal = "You have no site 'F10X'. Choose another.";
  respondTo(GetPermitsByContractorDocument, () => ({ answer: { success: false, message: refusal, item: null } }));
  openDashboard(`view=breakdown&${range}&site=F10X`);
  await expect.element(page.getByText(refusal)).toBeVisible();
});

test('a board that could not be loaded shows an error, and offers to retry', async () => {
  respondWithSites();
  respondTo(GetYearOfPermitsDocument, () => {
    throw failure(message.somethingWentWrong);
  });
  openDashboard('view=year');
  await expect.element(toasts).toHaveTextContent(message.somethingWentWrong);
  respondTo(GetYearOfPermitsDocument, () => {
    const months = [{ month: '2026-01', general: 1, toolInstall: 5 }];
    return { answer: { success: true, message: '', item: { months } } };
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('slider')).toBeVisible();
});

test('a board whose sites could not be loaded shows an error, and offers to retry', async () => {
  respondTo(GetSiteChoicesDocument, () => {
    throw failure(message.somethingWentWrong);
  });
  openDashboard('view=status&from=&to=');
  await expect.element(page.getByRole('main').getByText(message.somethingWentWrong)).toBeVisible();
  respondWithSites();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('several sites are selected one after the other, and the field stays open', async () => {
  respondWithSites();
  respondToOtherQueries(() => emptyPayload);
  respondTo(GetTodayDocument, ({ sites }) => createToday([sites ?? []].flat()));
  openDashboard('view=today');
  const field = page.getByRole('combobox', { name: 'Sites' });
  await expect.element(page.getByRole('region', { name: 'Live now' })).toHaveTextContent('None');
  await field.click();
  for (const [name, codes] of [
    ['Fab 10N', ['F10N']],
    ['Fab 10W', ['F10N', 'F10W']],
  ] as const) {
    await press(`${name}{Enter}`);
    await expect
      .poll(() =>
        page
          .getByRole('rowheader', { name: /^Fab / })
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(codes.map((code) => `${code.replace('F', 'Fab ')} (${code})`));
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  }
});
