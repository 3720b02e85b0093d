/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetSignOnPageDocument,
  GetWorkSignsDocument,
  SignOffHereDocument,
  StopWorkHereDocument,
} from '../../generated/sign-on-page.ts';
import { disconnected, getSent, respondTo } from '../../testing/api.ts';
import { pageLanguages } from './language.ts';
import { SignOnPage } from './page.tsx';
import {
  accept,
  createWorker,
  live,
  noProblem,
  noStandstill,
  token,
  type Answer,
  type Item,
} from './testing/answers.ts';
import { applyPageStyles } from './testing/styles.ts';

const worker = createWorker({});

const stopped: Partial<Item> = {
  condition: 'suspended',
  suspendedAt: live.now,
  standstill: { ...noStandstill, why: 'stopped', kind: 'gas' },
};

let root: HTMLElement;
let removePageStyles: () => void;
beforeEach(async () => {
  await page.viewport(390, 844);
  localStorage.clear();
  removePageStyles = applyPageStyles();
  root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  respondTo(GetWorkSignsDocument, () => ({
    getSignOnPage: { item: { signs: { hazards: [{ sign: 'oxygen' as const, text: '' }], protection: [] } } },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  render(null, root);
  root.remove();
  removePageStyles();
  localStorage.clear();
});

async function open(answer: Answer): Promise<void> {
  respondTo(GetSignOnPageDocument, () => ({ getSignOnPage: answer }));
  render(<SignOnPage token={token} />, root);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const heading = (name: string) => page.getByRole('heading', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function pressStop(): Promise<void> {
  await button('Stop work').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Gas alarm or smell' }).click();
  await sheet.getByRole('button', { name: 'Stop work now' }).click();
}

describe('without a network', () => {
  beforeEach(() => {
    localStorage.setItem(`eptw.deviceKey.${token}`, 'key');
    localStorage.setItem(`eptw.deviceKeys.${token}`, 'key');
    respondTo(StopWorkHereDocument, () => {
      throw disconnected;
    });
    respondTo(SignOffHereDocument, () => {
      throw disconnected;
    });
  });

  test('a stop is kept, says first what to do and then that nobody knows of it, and is sent by itself', async () => {
    await open(accept({ worker }, 'key'));
    await pressStop();
    await expect.element(heading('Leave now.')).toBeVisible();
    await expect.element(page.getByText('Tell the others.', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Your stop has not been sent yet. Tell the others.')).toBeVisible();
    await expect.element(page.getByText('You pressed it at 15:45: Gas alarm or smell.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Emergency +65 6555 0995' }).first())
      .toHaveAttribute('href', 'tel:+6565550995');
    // The server does not have it.
    await expect.element(heading('Work is stopped')).not.toBeInTheDocument();
    await expect.element(button('Sign off, I am out')).toBeVisible();

    respondTo(StopWorkHereDocument, () => ({
      stopWorkHere: accept({ ...stopped, worker, now: '2026-11-23T07:53:00.000Z' }, 'key'),
    }));
    await button('Send now').click();
    await expect.element(heading('Work is stopped')).toBeVisible();
    await expect.element(page.getByText('Sent 15:53, counts from 15:45.')).toBeVisible();
    const [first, again] = getSent(StopWorkHereDocument) as { deviceTime: string }[];
    expect(again).toEqual(first);
    expect(first).toMatchObject({
      deviceKey: 'key',
      reason: 'gas',
      deviceTime: expect.stringMatching(/^2026-11-23T07:45/),
    });
    expect(Object.keys(localStorage)).not.toContain(`eptw.waiting.${token}`);
  });

  test('a stop that was kept is sent when the page is opened the next time', async () => {
    await open(accept({ worker }, 'key'));
    await pressStop();
    await expect.element(heading('Leave now.')).toBeVisible();
    render(null, root);
    respondTo(StopWorkHereDocument, () => ({ stopWorkHere: accept({ ...stopped, worker }, 'key') }));
    await open(accept({ worker }, 'key'));
    await expect.element(heading('Work is stopped')).toBeVisible();
  });

  test('a stop by a pass number is kept, too', async () => {
    localStorage.clear();
    await open(accept());
    await button('Stop work').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: 'Fire or smoke' }).click();
    await sheet.getByLabelText('Pass number').fill('a1204');
    await sheet.getByRole('button', { name: 'Stop work now' }).click();
    await expect.element(heading('Leave now.')).toBeVisible();
    expect(localStorage.getItem(`eptw.waiting.${token}`)).toContain('a1204');
  });

  test('a stop that the server refuses does not wait for ever, and says why', async () => {
    await open(accept({ worker }, 'key'));
    await pressStop();
    await expect.element(heading('Leave now.')).toBeVisible();
    const problem = { ...noProblem, key: 'notSignedOn' } as const;
    respondTo(StopWorkHereDocument, () => ({
      stopWorkHere: { ...accept(), success: false, code: 'CONFLICT' as const, problem },
    }));
    await button('Send now').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('You are not signed on to this work.');
    await expect.element(heading('Leave now.')).not.toBeInTheDocument();
  });

  test('a sign-off is kept, says so, and is sent by itself', async () => {
    await open(accept({ ...stopped, worker }, 'key'));
    await button('Sign off').click();
    await expect.element(page.getByText('Your sign-off has not been sent yet.')).toBeVisible();
    await expect
      .element(page.getByText('You signed off at 15:45. Tell the person in charge that you are out.'))
      .toBeVisible();
    respondTo(SignOffHereDocument, () => ({ signOffHere: accept({ ...stopped, signedOn: 3 }) }));
    await button('Send now').click();
    await expect.element(page.getByText('Your sign-off has not been sent yet.')).not.toBeInTheDocument();
    expect(getSent(SignOffHereDocument).at(-1)).toMatchObject({ deviceKey: 'key', deviceKeys: ['key'] });
  });

  test('a PIN is kept in the page alone', async () => {
    localStorage.clear();
    await open(accept(stopped));
    await page.getByLabelText('Pass number').fill('A-1204');
    await page.getByLabelText('PIN').fill('2580');
    await button('Sign off').click();
    await expect.element(page.getByText('Your sign-off has not been sent yet.')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('2580');
    respondTo(SignOffHereDocument, () => ({ signOffHere: accept(stopped) }));
    await button('Send now').click();
    await expect.element(page.getByText('Your sign-off has not been sent yet.')).not.toBeInTheDocument();
    expect(getSent(SignOffHereDocument).at(-1)).toMatchObject({ passNumber: 'A-1204', pin: '2580' });
  });
});

describe('while work is stopped', () => {
  test('the page is red, says why in the reader’s language, and its filled button is to sign off', async () => {
    await open(accept(stopped));
    expect(document.querySelector('.band')?.className).toBe('band red');
    expect([...document.querySelectorAll('.bar button')].map((one) => one.textContent)).toEqual([
      'Report danger',
      'Sign off',
    ]);
    expect(document.querySelectorAll('button.main')).toHaveLength(1);
    await button('中文').click();
    await expect.element(page.getByText('气体警报或异味')).toBeVisible();
    await expect.element(page.getByText('Gas alarm or smell')).not.toBeInTheDocument();
  });

  test.each([
    ['checkFailed', 'Gas test. Flammable gas (LEL): 12 % is above the limit of 10 %.', '检查不合格'],
    ['recall', '', '批准已被收回'],
  ] as const)('the cause %s is said in the reader’s language', async (why, check, text) => {
    await open(accept({ ...stopped, standstill: { ...noStandstill, why, check } }));
    await button('中文').click();
    await expect.element(page.getByText(text)).toBeVisible();
    if (check) await expect.element(page.getByText(check)).toHaveAttribute('lang', 'en');
  });

  const fire = { ...noStandstill, why: 'stopped', kind: 'fire', isDanger: true } as const;

  test.each([
    ['expired', 'Permit has expired'],
    ['fireWatch', 'Fire watch'],
    ['finished', 'Work finished'],
  ] as const)('a danger is said in red while it is open, also on work that is %s', async (condition, title) => {
    await open(accept({ condition, suspendedAt: live.now, standstill: fire }));
    await expect.element(heading(title)).toBeVisible();
    expect(document.querySelector('.band')?.className).toBe('band red');
    await expect.element(page.getByText('Fire or smoke')).toBeVisible();
    await expect.element(page.getByText('Wait in a safe place')).not.toBeInTheDocument();
    await button('中文').click();
    await expect.element(page.getByText('Fire or smoke')).not.toBeInTheDocument();
  });

  test.each<[Item['condition'], Partial<Item>, string]>([
    ['expired', { standstill: { ...noStandstill, why: 'stopped', kind: 'gas' } }, 'band red'],
    ['fireWatch', { standstill: { ...noStandstill, why: 'checkMissed', check: 'Fire watch' } }, 'band violet'],
    ['fireWatch', {}, 'band violet'],
  ])('a cause of %s work that is no danger leaves its colour', async (condition, change, className) => {
    await open(accept({ condition, ...change }));
    expect(document.querySelector('.band')?.className).toBe(className);
  });

  test.each([
    ['en', 'Nobody is watching'],
    ['zh', '现在没有人看火'],
    ['ms', 'Tiada sesiapa yang mengawasi api'],
    ['ta', 'தீயை யாரும் கண்காணிக்கவில்லை'],
    ['bn', 'কেউ আগুনের দিকে নজর রাখছে না'],
  ])('a fire watch that nobody watches says so in %s', async (language, words) => {
    localStorage.setItem('eptw.workerLanguage', language);
    await open(accept({ condition: 'fireWatch', nobodyWatches: true }));
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test('a stranger inside is named as one, for the crew and for the attendant', async () => {
    const visitor = { worker: null, name: 'A visitor', stranger: true, since: '2026-11-23T07:40:00.000Z' };
    const withVisitor = { ...stopped, inside: 1, people: { inside: [visitor], outside: [], reachable: [] } };
    for (const recordsOthers of [false, true]) {
      await open(accept({ ...withVisitor, worker: createWorker({ recordsOthers }) }, 'key'));
      const row = page.getByRole('listitem').filter({ hasText: 'A visitor' });
      await expect.element(row).toHaveTextContent('A visitorNo rescuer: not signed on · inside since 15:40');
      render(null, root);
    }
  });

  test('the state is scrolled into view when it changes', async () => {
    await open(accept({ worker }));
    await expect.element(page.getByText('No attendant at the entrance? Do not go in.')).toBeVisible();
    scrollTo(0, document.body.scrollHeight);
    respondTo(GetSignOnPageDocument, () => ({ getSignOnPage: accept({ ...stopped, worker }) }));
    globalThis.dispatchEvent(new Event('online'));
    await expect.element(heading('Work is stopped')).toBeVisible();
    await expect.poll(() => document.querySelector('.band')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });
});

describe('on a phone', () => {
  test.each(pageLanguages)('the state is above the fold, and targets are large enough, in %s', async (language) => {
    localStorage.setItem('eptw.workerLanguage', language);
    await open(accept(stopped));
    const { bottom = Infinity } = document.querySelector('.band')?.getBoundingClientRect() ?? {};
    expect(bottom).toBeLessThan(400);
    for (const input of document.querySelectorAll<HTMLElement>('input:not([type=checkbox]), textarea')) {
      expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
      expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    }
    for (const target of document.querySelectorAll('button, .bar button'))
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
