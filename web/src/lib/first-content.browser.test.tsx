import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PageNotices } from '../app/layout/page-notices.tsx';
import { LoadingPage } from '../components/page/states.tsx';
import { GetActiveAnnouncementDocument } from '../generated/announcements.ts';
import { GetAreaStopsDocument } from '../generated/area-stops.ts';
import { respondTo } from '../testing/api.ts';
import { mount } from '../testing/mount.tsx';
import { useFirstContent, useFirstContentShown, waitForFirstContent } from './first-content.ts';
import { createStore, useStore } from './store.ts';

const stop = {
  _id: 'stop',
  site: 'site',
  siteName: 'Fab 10N',
  timeZone: 'Asia/Singapore',
  kind: 'fire' as const,
  reason: '',
  setBy: 'Sofia Tan',
  setAt: '2026-03-02T01:00:00.000Z',
  mustered: true,
};

/** Opens the application with a page that is loading until the returned store says otherwise. */
function openLoading() {
  const isLoading = createStore(true);
  function Frame() {
    const isShown = useFirstContentShown();
    const loads = useStore(isLoading);
    return (
      <>
        <PageNotices />
        {loads ? <LoadingPage /> : <p>The permit</p>}
        {isShown && <p>The rest</p>}
        <FirstContent />
      </>
    );
  }
  respondTo(GetAreaStopsDocument, () => ({ getAreaStops: [stop] }));
  respondTo(GetActiveAnnouncementDocument, () => ({ getActiveAnnoucement: { items: [] } }));
  waitForFirstContent();
  mount({ screens: { '/': <Frame /> } });
  return isLoading;
}

function FirstContent() {
  useFirstContent();
  return null;
}

const content = page.getByText('The permit');
const rest = page.getByText('The rest');

afterEach(() => {
  vi.useRealTimers();
});

test('the rest waits for the content of the first page, and a stop of all work does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const isLoading = openLoading();
  await expect.element(page.getByRole('region', { name: 'All work is stopped' })).toHaveTextContent('Fab 10N');
  await expect.element(rest).not.toBeInTheDocument();
  isLoading.set(false);
  await expect.element(content).toBeVisible();
  await expect.element(rest).toBeVisible();
});

test('the rest does not wait longer than three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  openLoading();
  await expect.element(page.getByText('Loading', { exact: true })).toBeInTheDocument();
  await expect.element(rest).not.toBeInTheDocument();
  vi.advanceTimersByTime(3_000);
  await expect.element(rest).toBeVisible();
  await expect.element(content).not.toBeInTheDocument();
});
