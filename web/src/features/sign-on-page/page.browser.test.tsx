/** @jsxImportSource preact */
import { render } from 'preact';
import { signOnHeaders } from '@eptw/domain/work/sign-on/sign-on-headers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetSignOnPageDocument,
  GetWorkSignsDocument,
  SignOffHereDocument,
  SignOnHereDocument,
  StopWorkHereDocument,
  type GetWorkSignsQuery,
} from '../../generated/sign-on-page.ts';
import { disconnected, failure, getSent, respondTo } from '../../testing/api.ts';
import { SignOnPage } from './page.tsx';
import {
  accept,
  createWorker,
  live,
  noProblem,
  noStandstill,
  refuse,
  token,
  type Answer,
  type Item,
} from './testing/answers.ts';
import { applyPageStyles } from './testing/styles.ts';

type Signs = NonNullable<GetWorkSignsQuery['getSignOnPage']['item']>['signs'];

const signs: Signs = {
  hazards: [
    { sign: 'oxygen', text: 'Lack of oxygen' },
    { sign: null, text: 'Bees' },
  ],
  protection: [{ sign: 'helmet', text: 'Safety helmet' }],
};

let root: HTMLElement;
let removePageStyles: () => void;
beforeEach(() => {
  localStorage.clear();
  removePageStyles = applyPageStyles();
  root = document.body.appendChild(document.createElement('div'));
  respondTo(GetWorkSignsDocument, () => ({ getSignOnPage: { item: { signs } } }));
});
afterEach(() => {
  vi.useRealTimers();
  render(null, root);
  root.remove();
  removePageStyles();
  document.documentElement.lang = 'en';
  localStorage.clear();
});

async function open(answer: Answer): Promise<void> {
  respondTo(GetSignOnPageDocument, () => ({ getSignOnPage: answer }));
  render(<SignOnPage token={token} />, root);
  await expect.element(page.getByRole('navigation', { name: 'Language' })).toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const fill = async (passNumber: string, pin: string) => {
  await page.getByLabelText('Pass number').fill(passNumber);
  await page.getByLabelText('PIN').fill(pin);
};
const heading = (name: string) => page.getByRole('heading', { name });

test('a worker reads the work and its signs, signs on by pass number and PIN, and off with one tap', async () => {
  await open(accept());
  await expect.element(heading('Work is live')).toBeVisible();
  await expect.element(page.getByText('Until 18:00 · 2 h 14 min left')).toBeVisible();
  await expect.element(page.getByText('Bees')).toBeVisible();
  await expect.element(page.getByText('No attendant at the entrance? Do not go in.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call Ravi Kumar' })).toHaveAttribute('href', 'tel:+6565550101');
  await expect
    .element(page.getByRole('link', { name: 'Emergency +65 6555 0995 Somebody hurt or missing' }))
    .toHaveAttribute('href', 'tel:+6565550995');

  await button('Sign on').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Enter your pass number and your PIN.');
  await expect.element(page.getByLabelText('Pass number')).toHaveFocus();
  await fill('A-1204', '1111');
  await button('Sign on').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tick that you have understood the hazards.');
  await page.getByRole('checkbox').click();

  respondTo(SignOnHereDocument, () => ({ signOnHere: refuse({ ...noProblem, key: 'wrongPin', count: 4 }) }));
  await button('Sign on').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong pass number or PIN. 4 tries left.');
  await expect.element(page.getByLabelText('Pass number')).toHaveValue('A-1204');
  await expect.element(page.getByLabelText('PIN')).toHaveValue('');

  const worker = createWorker({ since: '2026-11-23T07:46:00.000Z' });
  respondTo(SignOnHereDocument, () => ({ signOnHere: accept({ worker, signedOn: 5 }, 'key') }));
  await page.getByLabelText('PIN').fill('2580');
  await button('Sign on').click();
  await expect.element(page.getByText('Muthu Raman: signed on since 15:46')).toBeVisible();
  expect(getSent(SignOnHereDocument).at(-1)).toEqual({ token, passNumber: 'A-1204', pin: '2580' });

  respondTo(SignOffHereDocument, () => ({ signOffHere: accept() }));
  await button('Sign off').click();
  await expect.element(page.getByText('You are signed off.')).toBeVisible();
  const deviceTime = expect.stringMatching(/^2026-11-23T07:4/);
  expect(getSent(SignOffHereDocument)).toEqual([{ token, deviceKey: 'key', deviceKeys: ['key'], deviceTime }]);
  expect(Object.values(localStorage)).not.toContain('key');
});

test('the language changes every word but those of the permit, and is kept for the next time', async () => {
  await open(accept());
  await expect.element(heading('Work is live')).toBeVisible();
  await button('中文').click();
  await expect.element(heading('作业中')).toBeVisible();
  await expect.element(page.getByText('Clean and inspect the sump S-04')).toHaveAttribute('lang', 'en');
  expect(document.documentElement.lang).toBe('zh');
  respondTo(SignOnHereDocument, () => ({
    signOnHere: refuse({ ...noProblem, key: 'certificateEnded', certificate: 'rigger', endedOn: '2026-11-20' }),
  }));
  await page.getByLabelText('通行证号码').fill('A-1204');
  await page.getByLabelText('PIN 密码').fill('2580');
  await page.getByRole('checkbox').click();
  await button('签到').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('您的索具工证已于 2026年11月20日 到期。');
  render(null, root);
  await open(accept());
  await expect.element(heading('作业中')).toBeVisible();
});

test('without a connection nothing that was typed is lost, and the page tries again', async () => {
  respondTo(GetSignOnPageDocument, () => {
    throw disconnected;
  });
  render(<SignOnPage token={token} />, root);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection. Try again.');
  respondTo(GetSignOnPageDocument, () => ({ getSignOnPage: accept() }));
  await button('Try again').click();
  await fill('A-1204', '2580');
  await page.getByRole('checkbox').click();
  respondTo(SignOnHereDocument, () => {
    throw disconnected;
  });
  await button('Sign on').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection. Try again.');
  await expect.element(page.getByLabelText('Pass number')).toHaveValue('A-1204');
  respondTo(SignOnHereDocument, () => {
    throw failure('The database is not available.');
  });
  await page.getByLabelText('PIN').fill('2580');
  await button('Sign on').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('That did not work. Try again.');
});

test('the work is stopped by a reason and a button; whom the device does not know gives a pass number, and no PIN', async () => {
  await open(accept());
  await button('Stop work').click();
  const sheet = page.getByRole('dialog', { name: 'Stop work' });
  await expect.element(sheet).toHaveTextContent("You need nobody's permission.");
  await sheet.getByRole('button', { name: 'Stop work now' }).click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Choose a reason.');
  await sheet.getByRole('radio', { name: 'Gas alarm or smell' }).click();
  await sheet.getByRole('button', { name: 'Stop work now' }).click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Enter your pass number.');
  await expect.element(sheet.getByLabelText('PIN')).not.toBeInTheDocument();
  await sheet.getByLabelText('Pass number').fill('A-1204');
  await sheet.getByLabelText('Say more (optional)').fill('at the manhole');
  const stopped = {
    condition: 'suspended',
    suspendedAt: live.now,
    standstill: { ...noStandstill, why: 'stopped', kind: 'gas', words: 'at the manhole' },
    mayBeStopped: false,
  } as const;
  respondTo(StopWorkHereDocument, () => ({ stopWorkHere: accept(stopped) }));
  await sheet.getByRole('button', { name: 'Stop work now' }).click();
  await expect.element(heading('Work is stopped')).toBeVisible();
  await expect.element(page.getByText('Wait in a safe place until Ravi Kumar calls you.')).toBeVisible();
  expect(getSent(StopWorkHereDocument)).toEqual([
    {
      token,
      deviceKey: null,
      passNumber: 'A-1204',
      reason: 'gas',
      note: 'at the manhole',
      deviceTime: expect.stringMatching(/^2026-11-23T07:4/),
    },
  ]);
  await expect.element(page.getByText('“at the manhole”')).toBeVisible();
  await expect.element(button('Stop work')).not.toBeInTheDocument();
});

test('a crew that shares a telephone signs on and off one by one, and the device keeps its own key', async () => {
  localStorage.setItem(`eptw.deviceKey.${token}`, 'key');
  const worker = createWorker({});
  await open(accept({ worker }, 'key'));
  await expect.element(page.getByText('Muthu Raman: signed on since 15:00')).toBeVisible();
  await button('Another worker').click();
  await fill('A-1207', '2580');
  respondTo(SignOffHereDocument, () => ({ signOffHere: accept({ worker, signedOn: 3 }, 'key') }));
  const requests = vi.spyOn(globalThis, 'fetch');
  await page.getByRole('main').getByRole('button', { name: 'Sign off' }).click();
  await expect.element(page.getByText('You are signed off.')).toBeVisible();
  expect(getSent(SignOffHereDocument)).toMatchObject([{ token, deviceKey: 'key', passNumber: 'A-1207', pin: '2580' }]);
  // A PIN waits with those who sign on, not before a worker's stop.
  expect(requests.mock.calls[0]?.[1]?.headers).toEqual({
    'content-type': 'application/json',
    [signOnHeaders.token]: token,
  });
  requests.mockRestore();
  await expect.element(page.getByText('Muthu Raman: signed on since 15:00')).toBeVisible();
  expect(localStorage.getItem(`eptw.deviceKey.${token}`)).toBe('key');
});

const listTexts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
const listFilledButtons = () => listTexts('button.main');
const listBarButtons = () => listTexts('.bar button');

/** How often the page looks at the clock, in milliseconds. */
const look = 5_000;

/** Opens the page at 15:45:30 at the site. Then the server cannot be reached any more. */
async function openAndDisconnect(item: Partial<Item> = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(live.now) });
  const intervals = vi.spyOn(globalThis, 'setInterval');
  await open(accept(item));
  await expect.element(page.getByText(live.workDescription)).toBeVisible();
  // What is visible may not look at the clock yet.
  await expect.poll(() => intervals.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(look);
  intervals.mockRestore();
  respondTo(GetSignOnPageDocument, () => {
    throw disconnected;
  });
}

const band = () => document.querySelector('.band');

/** Lets this much time pass on the clock of the device, and the page look at it. */
async function passMinutes(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000 - look);
  await vi.advanceTimersByTimeAsync(look);
}

test('without an answer for 90 seconds the condition is not known, and what it was is only a note', async () => {
  await openAndDisconnect();
  await passMinutes(1.5);
  await expect.element(page.getByText('Until 18:00 · 2 h 13 min left')).toBeVisible();
  expect(band()?.className).toBe('band green');
  await passMinutes(0.1);
  await expect.element(heading('Condition not known')).toBeVisible();
  await expect.element(page.getByText('It may be stopped. Do not go in. Ask the person in charge.')).toBeVisible();
  await expect.element(page.getByText('Last known 15:45: Work is live')).toBeVisible();
  await expect.element(heading('Work is live')).not.toBeInTheDocument();
  expect(band()?.className).toBe('band slate');
  // A stop needs no condition.
  await expect.element(button('Stop work')).toBeVisible();
});

test('live work without an end is not known any more, too', async () => {
  await openAndDisconnect({ liveUntil: null, expiresAt: null });
  await expect.element(page.getByText('You may work')).toBeVisible();
  await passMinutes(2);
  await expect.element(page.getByText('Last known 15:45: Work is live', { exact: true })).toBeVisible();
});

test.each([
  ['live work whose time is over', {}, 'Permit has expired', 'Stop work. Leave and sign off', 'red'],
  [
    'live work whose revalidation was missed',
    { expiresAt: '2026-11-25T10:00:00.000Z' },
    'Work is stopped',
    'Do not go in',
    'red',
  ],
  [
    'a fire watch that is over',
    { condition: 'fireWatch', liveUntil: null, expiresAt: null, fireWatchUntil: '2026-11-23T09:00:00.000Z' },
    'Work finished',
    'Do not work',
    'slate',
  ],
] as const)('%s is shown so without a connection', async (_what, item, title, advice, tone) => {
  await openAndDisconnect(item);
  await passMinutes(136);
  await expect.element(heading(title)).toBeVisible();
  await expect.element(page.getByText(`${advice} · Last known 15:45`)).toBeVisible();
  expect(band()?.className).toBe(`band ${tone}`);
});

test('live work expires at its time, also while the last answer is not old', async () => {
  await openAndDisconnect({ liveUntil: '2026-11-23T07:46:30.000Z', expiresAt: '2026-11-23T07:46:30.000Z' });
  await passMinutes(1);
  await expect.element(heading('Permit has expired')).toBeVisible();
  await expect.element(page.getByText('Stop work. Leave and sign off', { exact: true })).toBeVisible();
});

/** All work at the site is stopped. */
const stopSite = (change: Partial<NonNullable<Item['areaStop']>> = {}) =>
  accept({
    condition: 'suspended',
    closedBy: { ...noProblem, key: 'areaStopped', text: 'Lightning' },
    areaStop: { kind: 'weather', reason: 'Lightning', since: live.now, toAssemblyPoint: false, ...change },
    worker: createWorker({}),
  });

test('while all work here is stopped nobody signs on, and whoever is on the job can sign off', async () => {
  await open(stopSite());
  await expect.element(heading('All work is stopped: Weather')).toBeVisible();
  await expect.element(page.getByText('Do not work. Stay outside.')).toBeVisible();
  await expect.element(button('Sign on')).not.toBeInTheDocument();
  expect(listFilledButtons()).toEqual(['Sign off']);
  expect(listBarButtons()).toEqual(['Report danger', 'Sign off']);
});

test('in an alarm the page says where to go, and no button is filled', async () => {
  await open(stopSite({ kind: 'fire', toAssemblyPoint: true }));
  await expect.element(heading('All work is stopped: Fire')).toBeVisible();
  await expect.element(page.getByText('Go to the assembly point. Report there.')).toBeVisible();
  expect(listFilledButtons()).toEqual([]);
  expect(listBarButtons()).toEqual(['Report danger']);
  await button('தமிழ்').click();
  await expect.element(heading('எல்லா வேலையும் நிறுத்தப்பட்டது: தீ')).toBeVisible();
});

test('a page of a rejected permit says only that nobody may work', async () => {
  await open(refuse({ ...noProblem, key: 'notApproved' }, 'CONFLICT', null));
  await expect.element(heading('Not approved: Do not work')).toBeVisible();
  await button('中文').click();
  await expect.element(heading('未批准: 不要作业')).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['NOT_FOUND', 'This code belongs to no permit. Scan the code on the permit again.'],
  ['CONFLICT', 'This permit has ended. Do not work under it.'],
] as const)('a page that is refused with %s says only so', async (code, sentence) => {
  await open(refuse(null, code, null));
  await expect.element(heading(sentence)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});
