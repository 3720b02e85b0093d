import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GetReadinessDocument, GetWorkDocument, StopWorkDocument } from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, getSent, refusal, respondTo, success } from '../../../testing/api.ts';
import { measureLayoutShift } from '../../../testing/layout-shift.ts';
import { createPermit } from '../../../testing/permit-payload.ts';
import { openPermit } from '../../../testing/permit-screens.tsx';
import { workCard } from '../../../testing/permit-work.tsx';
import { phone, wide } from '../../../testing/viewport.ts';
import { createGasTest, createWork, listAvailable, respondWithWork } from '../../../testing/work-payload.ts';

const place = page.getByRole('region', { name: 'Condition' });
const permitFacts = page.getByRole('region', { name: 'Work and risk' });
const onTheJob = page.getByRole('heading', { name: 'On the job' });
const reading = 'Reading the condition…';
const notKnown = 'Condition not known';

const work = createWork('live', {
  startedAt: new Date(Date.now() - 3_600_000).toISOString(),
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  workActions: listAvailable({ pauseWork: null, handOverWork: null, finishWork: null, stopWork: null }),
});
const crewMissing = {
  key: 'crewSignedOn',
  met: false,
  sentence: 'Not signed on yet: worker.',
  resolvedBy: 'the holder',
  link: 'crew',
  series: [],
} as const;

/** Opens a permit whose work is followed. The returned functions let the work arrive, and what is missing for it. */
async function openHeld(isCrewMissing = true) {
  let showWork = () => {};
  let showMissing = () => {};
  const workArrives = new Promise<void>((resolve) => (showWork = resolve));
  const missingArrives = new Promise<void>((resolve) => (showMissing = resolve));
  const opening = openPermit({ ...createPermit('Approved', []), isFollowed: true, hasWork: true }, { screen: 'view' });
  respondTo(GetWorkDocument, async () => {
    await workArrives;
    return {
      work: { ...success(), item: { ...work, now: new Date().toISOString() } },
      checks: { ...success(), items: [createGasTest()] },
    };
  });
  respondTo(GetReadinessDocument, async () => {
    await missingArrives;
    return { readiness: { ...success(), requirements: [{ ...crewMissing, met: !isCrewMissing, series: [] }] } };
  });
  await opening;
  await expect.element(place).toHaveTextContent(reading);
  return { showWork, showMissing };
}

function readTones(): (string | null)[] {
  return [...document.querySelectorAll('[data-tone]')].map((element) => element.getAttribute('data-tone'));
}

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(wide.width, wide.height);
});

test.each([
  ['a desktop', wide],
  ['a phone', phone],
])(
  'nothing moves when the condition arrives on %s, and what is missing after it',
  async (_device, { width, height }) => {
    await page.viewport(width, height);
    const readShift = measureLayoutShift();
    const { showWork, showMissing } = await openHeld();
    await expect.element(permitFacts).toBeInTheDocument();
    showWork();
    await expect.element(workCard).toBeVisible();
    await expect.element(onTheJob).not.toBeInTheDocument();
    showMissing();
    await expect.element(page.getByRole('heading', { name: 'What is missing' })).toBeVisible();
    await expect.element(onTheJob).toBeInTheDocument();
    await new Promise(requestAnimationFrame);
    expect(readShift()).toBeLessThan(0.05);
  },
);

test('nor where nothing is missing', async () => {
  const readShift = measureLayoutShift();
  const { showWork, showMissing } = await openHeld(false);
  showWork();
  await expect.element(workCard).toBeVisible();
  showMissing();
  await expect.element(onTheJob).toBeVisible();
  await new Promise(requestAnimationFrame);
  expect(readShift()).toBeLessThan(0.05);
});

test('a condition that has not come after four seconds is not known, and nothing is green', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { showWork } = await openHeld();
  vi.advanceTimersByTime(3_000);
  await expect.element(place).toHaveTextContent(reading);
  const top = permitFacts.element().getBoundingClientRect().top;
  vi.advanceTimersByTime(1_000);
  await expect.element(place).toHaveTextContent(notKnown);
  expect(permitFacts.element().getBoundingClientRect().top).toBe(top);
  await expect.element(page.getByRole('heading', { level: 1 }).element().parentElement).toHaveTextContent(notKnown);
  expect(readTones()).not.toContain('green');
  await expectAccessibleEverywhere();
  showWork();
  await expect.element(workCard).toBeVisible();
  await expect.element(place).not.toBeInTheDocument();
});

/** Opens a permit whose work cannot be read, and waits until it counts as not known. */
async function openUnknown() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const opening = openPermit({ ...createPermit('Approved', []), isFollowed: true, hasWork: true }, { screen: 'view' });
  respondTo(GetWorkDocument, () => {
    throw disconnected;
  });
  await opening;
  await expect.element(place).toBeVisible();
  vi.advanceTimersByTime(4_000);
  await expect.element(place).toHaveTextContent(notKnown);
  vi.useRealTimers();
}

test('nor is one that cannot be read, and it can be read again', async () => {
  await openUnknown();
  expect(readTones()).not.toContain('green');
  respondWithWork(() => ({ work }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(workCard).toBeVisible();
});

const sheet = page.getByRole('dialog', { name: 'Stop work' });
const openSheet = () => page.getByRole('button', { name: 'Stop work' }).click();
const press = () => sheet.getByRole('button', { name: 'Stop work now' }).click();

describe('work whose condition is not known can be stopped', () => {
  test('for a kind, or in words, and is read again then', async () => {
    await openUnknown();
    await openSheet();
    await press();
    await expect.element(sheet).toHaveTextContent('Please give a reason. Why must the work stop?');
    await expectAccessibleEverywhere();
    respondTo(StopWorkDocument, () => ({ work: { ...success(), problems: [], item: createWork('suspended') } }));
    respondWithWork(() => ({ work: createWork('suspended') }));
    await sheet.getByRole('button', { name: 'Fire or smoke' }).click();
    await press();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(workCard).toBeVisible();
    expect(getSent(StopWorkDocument)).toEqual([expect.objectContaining({ id: expect.any(String), kind: 'fire' })]);
  });

  test('and the stop waits on the device where the server cannot be reached', async () => {
    await openUnknown();
    await openSheet();
    respondTo(StopWorkDocument, () => {
      throw disconnected;
    });
    await press();
    const question = sheet.getByText('Please give a reason. Why must the work stop?');
    await expect.element(question).toBeVisible();
    await sheet.getByRole('textbox').fill('smell of solvent');
    await expect.element(question).not.toBeInTheDocument();
    await press();
    await expect.element(page.getByText('Your stop has not been sent yet.')).toBeVisible();
    expect(getSent(StopWorkDocument).at(0)).toMatchObject({ reason: 'smell of solvent' });
  });

  test('and what was entered stays when the condition arrives', async () => {
    await openUnknown();
    await openSheet();
    await sheet.getByRole('textbox').fill('smell of solvent');
    respondWithWork(() => ({ work }));
    dispatchEvent(new Event('online'));
    await expect.element(workCard).toBeInTheDocument();
    await expect.element(sheet.getByRole('textbox')).toHaveValue('smell of solvent');
    respondTo(StopWorkDocument, () => ({ work: { ...success(), problems: [], item: createWork('suspended') } }));
    await press();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(getSent(StopWorkDocument).at(0)).toMatchObject({ reason: 'smell of solvent' });
  });

  test('and a refusal says why', async () => {
    await openUnknown();
    await openSheet();
    const refused = { ...refusal('CONFLICT', 'This work is Finished.'), problems: [], item: null };
    respondTo(StopWorkDocument, () => ({ work: refused }));
    await sheet.getByRole('button', { name: 'Fire or smoke' }).click();
    await press();
    await expect.element(sheet).toHaveTextContent('This work is Finished.');
  });
});
