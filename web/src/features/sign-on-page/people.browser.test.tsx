/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  GetSignOnPageDocument,
  GetWorkSignsDocument,
  RecordCheckHereDocument,
  RecordEntryHereDocument,
  SignOffHereDocument,
  SignOnHereDocument,
} from '../../generated/sign-on-page.ts';
import { disconnected, getSent, respondTo } from '../../testing/api.ts';
import { pageLanguages } from './language.ts';
import { SignOnPage } from './page.tsx';
import { accept, createWorker, live, noProblem, refuse, token, type Answer, type Item } from './testing/answers.ts';
import { applyPageStyles } from './testing/styles.ts';

const gasTest = {
  ...{ series: 'gasTest', title: 'Gas test', passed: true },
  ...{ takenAt: '2026-11-23T07:31:00.000Z', dueAt: '2026-11-23T08:01:00.000Z' },
};
const muthu = { worker: 'muthu', name: 'Muthu Raman', stranger: false, since: '2026-11-23T05:14:00.000Z' };
const chen = { worker: 'chen', name: 'Chen Zhihao', stranger: false, since: '2026-11-23T07:33:00.000Z' };
const lee = { worker: 'lee', name: 'Lee Wei Jie', stranger: false, since: null };
const arun = { name: 'Arun Selvam', phone: '+65 8000 0001', roles: ['attendant' as const] };
const people = { inside: [muthu, chen], outside: [lee], reachable: [arun] };

const tank: Partial<Item> = { inside: 2, gasTests: [gasTest], people };
const entrant = createWorker({ name: 'Lee Wei Jie', roles: ['entrant'], goesInside: true });
const attendant = createWorker({
  name: 'Arun Selvam',
  ...{ roles: ['attendant'], recordsOthers: true, rolesLost: ['attendant'] },
  staysOutBecause: { ...noProblem, key: 'roleStaysOutside' },
});
const late = { ...noProblem, key: 'gasTestTooOld', text: 'Gas test', takenAt: '14:31' } as const;

let root: HTMLElement;
let removePageStyles: () => void;
beforeEach(async () => {
  await page.viewport(390, 844);
  localStorage.clear();
  removePageStyles = applyPageStyles();
  root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  respondTo(GetWorkSignsDocument, () => ({ getSignOnPage: { item: { signs: { hazards: [], protection: [] } } } }));
});
afterEach(() => {
  render(null, root);
  root.remove();
  removePageStyles();
  localStorage.clear();
});

async function open(answer: Answer): Promise<void> {
  localStorage.setItem(`eptw.deviceKey.${token}`, 'key');
  respondTo(GetSignOnPageDocument, () => ({ getSignOnPage: answer }));
  render(<SignOnPage token={token} />, root);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });
const listFilled = () => [...document.querySelectorAll('button.main')].map((one) => one.textContent);

describe('signing on', () => {
  const roleQuestion = {
    name: 'Mohamed Faizal',
    options: [
      { roles: ['attendant' as const], isMissing: true },
      { roles: ['attendant' as const, 'gasTester' as const], isMissing: true },
      { roles: ['entrant' as const], isMissing: false },
    ],
    hindrances: [{ ...noProblem, key: 'certificateNotVerified' as const, certificate: 'welder' as const }],
  };

  async function prove(): Promise<void> {
    await page.getByLabelText('Pass number').fill('A-1204');
    await page.getByLabelText('PIN').fill('2580');
    await page.getByRole('checkbox').click();
    const answer = { ...refuse({ ...noProblem, key: 'noRole' }), roleQuestion };
    respondTo(SignOnHereDocument, () => ({ signOnHere: answer }));
    await button('Sign on').click();
    await expect.element(page.getByRole('group', { name: 'As what?' })).toBeVisible();
  }

  test('asks what somebody does who can do several things, with what is missing chosen', async () => {
    await open(accept());
    await prove();
    await expect.element(page.getByRole('radio', { name: 'Attendant needed now I stay' })).toBeChecked();
    await expect.element(text('I stay at the entrance and watch. I never go in.')).toBeVisible();
    await expect.element(page.getByText('The site has not seen your welder certificate yet.')).toBeVisible();
    await expect.element(text('Another role? Speak to Ravi Kumar.')).toBeVisible();
    expect(listFilled()).toEqual(['Sign on as attendant']);
    await page.getByRole('radio', { name: 'Attendant and gas tester' }).click();
    respondTo(SignOnHereDocument, () => ({ signOnHere: accept({ worker: attendant }, 'key') }));
    await button('Sign on as attendant and gas tester').click();
    await expect.element(page.getByText('Arun Selvam: signed on since 15:00')).toBeVisible();
    const proof = { token, passNumber: 'A-1204', pin: '2580' };
    expect(getSent(SignOnHereDocument)).toEqual([proof, { ...proof, roles: ['attendant', 'gasTester'] }]);
  });

  test('begins anew for whoever it is not, and the PIN is gone', async () => {
    await open(accept());
    await prove();
    await button('Not you?').click();
    await expect.element(page.getByLabelText('PIN')).toHaveValue('');
    await expect.element(button('Sign on')).toBeVisible();
  });
});

describe('whoever goes inside', () => {
  test('sees what going in depends on, goes in and comes out with one button at the same place', async () => {
    await open(accept({ ...tank, worker: entrant }, 'key'));
    await expect.element(page.getByRole('status').filter({ hasText: 'Outside' })).toBeVisible();
    await expect.element(text('At the entrance: Arun Selvam')).toBeVisible();
    await expect.element(text('Gas test: passed 15:31, good until 16:01')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Call Arun Selvam' }))
      .toHaveAttribute('href', 'tel:+6580000001');
    expect(listFilled()).toEqual(['Go in']);
    const inside = { ...entrant, insideSince: '2026-11-23T07:40:00.000Z' };
    respondTo(RecordEntryHereDocument, () => ({ recordEntryHere: accept({ ...tank, worker: inside }, 'key') }));
    await button('Go in').click();
    await expect.element(page.getByRole('status').filter({ hasText: '5 min' })).toBeVisible();
    await expect.element(text('Come out first, then sign off.')).toBeVisible();
    await expect.element(button('Sign off')).not.toBeInTheDocument();
    expect(listFilled()).toEqual(['Come out']);
    respondTo(RecordEntryHereDocument, () => ({ recordEntryHere: accept({ ...tank, worker: entrant }, 'key') }));
    await button('Come out').click();
    await expect.element(button('Go in')).toBeVisible();
    expect(getSent(RecordEntryHereDocument)).toMatchObject([
      { token, deviceKey: 'key', direction: 'in', allTheSame: false },
      { token, deviceKey: 'key', direction: 'out', deviceTime: expect.stringMatching(/^2026-11-23T07:4/) },
    ]);
  });

  test('is told where the finger was why they do not go in, and needs the network for it', async () => {
    await open(accept({ ...tank, worker: entrant }, 'key'));
    const refusal = { ...refuse(late, 'CONFLICT', { ...live, ...tank, worker: entrant }), deviceKey: 'key' };
    respondTo(RecordEntryHereDocument, () => ({ recordEntryHere: refusal }));
    await button('Go in').click();
    const foot = () => document.querySelector('.foot [role=alert]')?.textContent;
    await expect.poll(foot).toBe('Gas test: the last one was at 14:31. It must be taken again first.');
    respondTo(RecordEntryHereDocument, () => {
      throw disconnected;
    });
    await button('Go in').click();
    await expect.poll(foot).toBe('No connection. Try again.');
    await expect.element(page.getByRole('status').filter({ hasText: 'Outside' })).toBeVisible();
  });

  test('comes out without a network: it is kept, and signs off after it', async () => {
    const inside = { ...entrant, insideSince: '2026-11-23T07:40:00.000Z' };
    await open(accept({ ...tank, worker: inside }, 'key'));
    respondTo(RecordEntryHereDocument, () => {
      throw disconnected;
    });
    await button('Come out').click();
    await expect.element(text('That you came out has not been sent yet.')).toBeVisible();
    await expect.element(text('You came out at 15:45. It counts from then.')).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Outside' })).toBeVisible();
    respondTo(SignOffHereDocument, () => ({ signOffHere: accept() }));
    await button('Sign off').click();
    await expect.element(text('You are signed off.')).toBeVisible();
    expect(getSent(SignOffHereDocument)).toMatchObject([{ hasComeOut: true }]);
  });

  test('comes out first when the work is stopped; in an alarm no button is filled', async () => {
    const stopped: Partial<Item> = { ...tank, condition: 'suspended', suspendedAt: live.now };
    const worker = { ...entrant, insideSince: '2026-11-23T07:40:00.000Z' };
    await open(accept({ ...stopped, worker }, 'key'));
    expect(listFilled()).toEqual(['Come out']);
    render(null, root);
    const areaStop = { kind: 'fire', reason: 'Fire', since: live.now, toAssemblyPoint: true } as const;
    await open(accept({ ...stopped, areaStop, worker }, 'key'));
    expect(listFilled()).toEqual([]);
    await expect.element(button('Come out')).toBeVisible();
  });
});

test('whoever is signed on sees who is inside, the longest first; others only how many', async () => {
  await open(accept({ ...tank, worker: createWorker({}) }, 'key'));
  const list = [...document.querySelectorAll('.people.blue li')].map((one) => one.textContent);
  expect(list).toEqual(['Muthu Ramaninside since 13:142 h 31 min', 'Chen Zhihaoinside since 15:3312 min']);
  await expect
    .element(page.getByRole('link', { name: 'Call for rescue +65 6555 0995' }))
    .toHaveAttribute('href', 'tel:+6565550995');
  render(null, root);
  await open(accept({ ...tank, people: null }));
  await expect.element(page.getByRole('heading', { name: 'Inside now: 2' })).toBeVisible();
  expect(document.querySelectorAll('.people li')).toHaveLength(0);
});

describe('the attendant', () => {
  const rows = () => [...document.querySelectorAll('.people.blue li b:first-child')].map((one) => one.textContent);

  test('records in and out at one tap, rows stay for three seconds, and the last tap is undone', async () => {
    await open(accept({ ...tank, worker: attendant }, 'key'));
    expect(listFilled()).toEqual([]);
    await expect.element(page.getByRole('link', { name: 'Emergency +65 6555 0995', exact: true })).toBeVisible();
    const after = { ...people, inside: [chen], outside: [lee, muthu] };
    respondTo(RecordEntryHereDocument, () => ({
      recordEntryHere: accept({ ...tank, inside: 1, people: after, worker: attendant }, 'key'),
    }));
    await button('Out: Muthu Raman').click();
    await expect.element(page.getByText('Muthu Raman came out at 15:45.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Inside now 1' })).toBeVisible();
    expect(rows()).toEqual(['Muthu Raman', 'Chen Zhihao']);
    await expect.element(button('Out: Muthu Raman')).toBeDisabled();
    await expect.element(button('In: Muthu Raman')).toBeVisible();
    expect(rows()).toEqual(['Chen Zhihao']);
    await button('Wrong person? Undo').click();
    await expect
      .poll(() => getSent(RecordEntryHereDocument))
      .toMatchObject([
        { direction: 'out', worker: 'muthu' },
        { direction: 'in', worker: 'muthu', takesBack: true },
      ]);
    await expect.element(page.getByText('Muthu Raman is still inside.')).toBeVisible();
    await expect.element(button('Wrong person? Undo')).not.toBeInTheDocument();
  });

  test('takes back without a network what was pressed by mistake, and sends both in their order', async () => {
    await open(accept({ ...tank, worker: attendant }, 'key'));
    respondTo(RecordEntryHereDocument, () => {
      throw disconnected;
    });
    await button('Out: Muthu Raman').click();
    await expect.element(page.getByRole('heading', { name: 'Inside now 1' })).toBeVisible();
    await button('Wrong person? Undo').click();
    await expect.element(page.getByRole('heading', { name: 'Inside now 2' })).toBeVisible();
    await expect.element(button('Out: Muthu Raman')).toBeEnabled();
    await expect.element(page.getByRole('status').getByText('Muthu Raman is still inside.').first()).toBeVisible();
    const before = getSent(RecordEntryHereDocument).length;
    respondTo(RecordEntryHereDocument, () => ({ recordEntryHere: accept({ ...tank, worker: attendant }, 'key') }));
    await button('Send now').click();
    await expect
      .poll(() => getSent(RecordEntryHereDocument).slice(before))
      .toMatchObject([
        { direction: 'out', worker: 'muthu' },
        { direction: 'in', worker: 'muthu', takesBack: true },
      ]);
    await expect.element(page.getByRole('heading', { name: 'Inside now 2' })).toBeVisible();
  });

  test('reads a refusal above the row, and records after a question that somebody went all the same', async () => {
    const closed = { ...attendant, staysOutBecause: late };
    const item = { ...tank, worker: closed };
    await open(accept(item, 'key'));
    await expect.element(page.getByText('It must be taken again first.')).toBeVisible();
    respondTo(RecordEntryHereDocument, () => ({
      recordEntryHere: { ...refuse(late, 'CONFLICT', { ...live, ...item }), deviceKey: 'key' },
    }));
    await button('In: Lee Wei Jie').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Lee Wei Jie did not go in.' })).toBeVisible();
    await button('Went in all the same').click();
    await expect.element(page.getByText('It counts as a danger and stops the work.')).toBeVisible();
    await button('Yes, record it').click();
    expect(getSent(RecordEntryHereDocument).at(-1)).toMatchObject({ worker: 'lee', allTheSame: true });
  });

  test('lets a rescuer in by name, and has out alive when the work is stopped', async () => {
    const item = { ...tank, worker: attendant, condition: 'suspended', suspendedAt: live.now } as const;
    await open(accept(item, 'key'));
    expect(listFilled()).toEqual([]);
    await expect.element(button('Out: Muthu Raman')).toBeEnabled();
    respondTo(RecordEntryHereDocument, () => ({ recordEntryHere: accept(item, 'key') }));
    await page.getByLabelText('Name of the rescuer').fill('Tan Wei');
    await button('Rescuer in').click();
    await expect.element(page.getByLabelText('Name of the rescuer')).toHaveValue('');
    await page.getByLabelText('Name of the rescuer').fill('A visitor');
    await button('No rescuer: not signed on').click();
    await button('Yes, record it').click();
    const list = () => getSent(RecordEntryHereDocument).map(({ rescuer, allTheSame }) => `${rescuer} ${allTheSame}`);
    await expect.poll(list).toEqual(['Tan Wei false', 'A visitor true']);
  });

  test('reads before leaving that too few are left, where others are', async () => {
    await open(accept({ ...tank, worker: { ...attendant, leavesTooFew: true } }, 'key'));
    await button('Sign off').click();
    await expect.element(page.getByRole('dialog', { name: 'Without you there are too few: attendant.' })).toBeVisible();
  });

  test('is asked before leaving as the only one, and leaves all the same, also without a network', async () => {
    await open(accept({ ...tank, worker: attendant }, 'key'));
    await button('Sign off').click();
    const sheet = page.getByRole('dialog', { name: 'You are the only attendant.' });
    await expect.element(sheet).toHaveTextContent('The work stops when you leave.');
    await expect.element(sheet).toHaveTextContent('Inside: Muthu Raman, Chen Zhihao. Call them out before you leave.');
    expect([...document.querySelectorAll('.sheet .bar button')].map((one) => one.textContent)).toEqual([
      'Leave, stop the work',
      'I stay',
    ]);
    await sheet.getByRole('button', { name: 'I stay' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(getSent(SignOffHereDocument)).toEqual([]);
    respondTo(SignOffHereDocument, () => {
      throw disconnected;
    });
    await button('Sign off').click();
    await button('Leave, stop the work').click();
    await expect.element(text('Your sign-off has not been sent yet.')).toBeVisible();
  });
});

describe('checks', () => {
  const reading = { unit: 'ppm', from: null, to: null, below: 10, rangeFrom: 0, rangeTo: 500 };
  const check = {
    ...gasTest,
    needsInstrument: true,
    readings: [
      { ...reading, name: 'hydrogenSulfide', label: 'Hydrogen sulfide' },
      { ...reading, name: 'oxygen', label: 'Oxygen', unit: '%', from: 19.5, to: 23.5, below: null, rangeTo: 30 },
    ],
  };
  const tester = createWorker({ name: 'Mohamed Faizal', roles: ['gasTester'], checks: [check] });
  const item: Partial<Item> = { ...tank, worker: tester };

  async function openSheet(): Promise<void> {
    await open(accept(item, 'key'));
    await page.getByRole('button', { name: 'Record: Gas test last 15:31 · due 16:01' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Record: Gas test' })).toBeVisible();
  }

  test('of the role are recorded, and the instrument is kept for the next one', async () => {
    await openSheet();
    await expect.element(page.getByText('19.5–23.5 %')).toBeVisible();
    await button('Save').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Enter every value.' })).toBeVisible();
    await page.getByLabelText('Hydrogen sulfide').fill('0');
    await page.getByLabelText('Oxygen').fill('20,9');
    await page.getByLabelText('Number of the instrument').fill('GD-0214');
    await page.getByLabelText('Calibrated on').fill('2026-11-01');
    const recordedCheck = { passed: true, news: '' };
    respondTo(RecordCheckHereDocument, () => ({ recordCheckHere: { ...accept(item, 'key'), recordedCheck } }));
    await button('Save').click();
    await expect.element(text('Recorded: passed.')).toBeVisible();
    expect(getSent(RecordCheckHereDocument)).toEqual([
      {
        ...{ token, deviceKey: 'key', series: 'gasTest', passed: true, overRange: [] },
        ...{ values: { hydrogenSulfide: 0, oxygen: 20.9 }, instrument: 'GD-0214', calibratedOn: '2026-11-01' },
        deviceTime: expect.stringMatching(/^2026-11-23T07:4/),
      },
    ]);
    await page.getByRole('button', { name: 'Record: Gas test' }).click();
    await expect.element(page.getByLabelText('Number of the instrument')).toHaveValue('GD-0214');
  });

  test('are refused in the language of the worker', async () => {
    localStorage.setItem('eptw.workerLanguage', 'ms');
    await open(accept(item, 'key'));
    await page.getByRole('button', { name: 'Rekod: Gas test' }).click();
    const typed = {
      'Hydrogen sulfide': '0',
      Oxygen: '20.9',
      'Nombor alat': 'GD-0214',
      'Ditentukur pada': '2025-01-01',
    };
    for (const [label, value] of Object.entries(typed)) await page.getByLabelText(label).fill(value);
    const old = { ...noProblem, key: 'calibrationTooOld', text: 'GD-0214', count: 180 } as const;
    const answer = { ...refuse(old, 'BAD_INPUT', { ...live, ...item }), deviceKey: 'key' };
    respondTo(RecordCheckHereDocument, () => ({ recordCheckHere: answer }));
    await button('Simpan').click();
    await expect.element(text('GD-0214 ditentukur lebih 180 hari lalu. Guna alat lain.')).toBeVisible();
  });

  test('outside their limits are marked and recorded without more, and everybody is got out', async () => {
    await openSheet();
    await page.getByLabelText('Hydrogen sulfide').fill('150');
    await expect.element(text('Outside the limit')).toBeVisible();
    const recordedCheck = { passed: false, news: 'Gas test. H₂S 150 ppm (limit below 10 ppm)' };
    respondTo(RecordCheckHereDocument, () => ({ recordCheckHere: { ...accept(item, 'key'), recordedCheck } }));
    await button('Save').click();
    const sheet = page.getByRole('dialog', { name: 'Get everybody out!' });
    await expect.element(sheet).toHaveTextContent('H₂S 150 ppm');
    expect(getSent(RecordCheckHereDocument)).toMatchObject([{ values: { hydrogenSulfide: 150 } }]);
  });
});

test('during a fire watch a fire watcher signs on, and sees the rounds', async () => {
  const round = { ...gasTest, series: 'fireWatch', title: 'Fire-watch round', needsInstrument: false, readings: [] };
  const worker = createWorker({ roles: ['fireWatcher'], checks: [round], rolesLost: ['fireWatcher'] });
  await open(accept({ condition: 'fireWatch', worker, people: { inside: [], outside: [], reachable: [] } }, 'key'));
  await expect.element(page.getByRole('button', { name: 'Record: Fire-watch round' })).toBeVisible();
  await button('Sign off').click();
  await expect.element(page.getByText('The fire watch stops when you leave.')).toBeVisible();
});

test('in every language nothing is wider than the telephone, and every target is large', async () => {
  await open(accept({ ...tank, worker: attendant }, 'key'));
  for (const [index] of pageLanguages.entries()) {
    await page.getByRole('navigation').getByRole('button').nth(index).click();
    await expect.poll(() => document.documentElement.lang).toBe(pageLanguages[index]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    for (const one of document.querySelectorAll('main button, main input, .bar a, .bar button'))
      expect(one.getBoundingClientRect().height, one.textContent).toBeGreaterThanOrEqual(44);
  }
});
