/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetSignOnPageDocument,
  GetWorkSignsDocument,
  RecordEntryHereDocument,
  SignOffHereDocument,
} from '../../generated/sign-on-page.ts';
import { respondTo } from '../../testing/api.ts';
import { SignOnPage } from './page.tsx';
import { accept, createWorker, live, token, type Item } from './testing/answers.ts';
import { FakeWakeLock } from './testing/wake-lock.ts';

const fireWatcher = createWorker({ name: 'Lim Kai Xiang', roles: ['fireWatcher'] });
const entrant = createWorker({ roles: ['entrant'], goesInside: true });
const inside = { ...entrant, insideSince: live.now };

let root: HTMLElement;
let wakeLock: FakeWakeLock;
let uninstall: () => void;
beforeEach(async () => {
  await page.viewport(390, 844);
  localStorage.clear();
  root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  wakeLock = new FakeWakeLock();
  uninstall = wakeLock.install();
  respondTo(GetWorkSignsDocument, () => ({ getSignOnPage: { item: { signs: { hazards: [], protection: [] } } } }));
});
afterEach(() => {
  render(null, root);
  root.remove();
  uninstall();
  localStorage.clear();
});

async function open(worker: Item['worker']): Promise<void> {
  localStorage.setItem(`eptw.deviceKey.${token}`, 'key');
  respondTo(GetSignOnPageDocument, () => ({ getSignOnPage: accept({ worker }, worker && 'key') }));
  render(<SignOnPage token={token} />, root);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const expectHeld = (count: number) => expect.poll(() => wakeLock.countHeld()).toBe(count);

test('the screen of a fire watcher stays awake, again after the page was hidden, until they sign off', async () => {
  await open(fireWatcher);
  await expectHeld(1);
  wakeLock.show(false);
  await expectHeld(0);
  wakeLock.show(true);
  await expectHeld(1);
  // A second event asks for no second one.
  document.dispatchEvent(new Event('visibilitychange'));
  await expectHeld(1);
  respondTo(SignOffHereDocument, () => ({ signOffHere: accept() }));
  await button('Sign off').first().click();
  await expect.element(page.getByText('You are signed off.')).toBeVisible();
  await expectHeld(0);
  wakeLock.show(false);
  wakeLock.show(true);
  await expect.element(button('Sign on')).toBeVisible();
  expect(wakeLock.granted).toHaveLength(2);
});

test('that of an entrant stays awake while they are inside', async () => {
  await open(entrant);
  await expect.element(button('Go in')).toBeVisible();
  expect(wakeLock.granted).toEqual([]);
  respondTo(RecordEntryHereDocument, () => ({ recordEntryHere: accept({ worker: inside }, 'key') }));
  await button('Go in').click();
  await expectHeld(1);
  respondTo(RecordEntryHereDocument, () => ({ recordEntryHere: accept({ worker: entrant }, 'key') }));
  await button('Come out').click();
  await expectHeld(0);
});

test('that of everybody else goes dark as ever', async () => {
  await open(createWorker({}));
  await expect.element(button('Sign off').first()).toBeVisible();
  expect(wakeLock.granted).toEqual([]);
});

test('a device that refuses it shows the page all the same, and is asked again when the page is seen', async () => {
  wakeLock.isRefused = true;
  await open(fireWatcher);
  await expect.element(button('Sign off').first()).toBeVisible();
  expect(wakeLock.granted).toEqual([]);
  wakeLock.isRefused = false;
  wakeLock.show(false);
  wakeLock.show(true);
  await expectHeld(1);
});
