import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetWorkDocument, ResumeWorkDocument } from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent } from '../../../testing/api.ts';
import { people } from '../../../testing/permit-payload.ts';
import { expectStatus } from '../../../testing/permit-screens.tsx';
import { openSheet, openWork, sheet, workCard } from '../../../testing/permit-work.tsx';
import { phone } from '../../../testing/viewport.ts';
import { createCause, createWork, listAvailable } from '../../../testing/work-payload.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const gas = createCause({
  id: 'gas',
  kind: 'gasFailed',
  background: 'red',
  value: '150 ppm',
  words: 'Hydrogen sulphide 150 ppm',
  at: minutesAgo(20),
  receivedAt: minutesAgo(4),
});
const inWords = createCause({
  id: 'words',
  kind: 'unclassedStop',
  background: 'red',
  words: 'Stopped by Priya Nair: it smells odd',
});
const byPerson = createCause({ id: 'person', words: 'Stopped by Muthu Raman: Not as the permit says' });
/** Ends by itself, so nobody answers it. */
const noHolder = createCause({ id: 'holder', kind: 'noHolder', words: 'No permit holder', asksAnswer: false });
const answered = createCause({
  id: 'before',
  words: 'Stopped by Chen Wei: Unsafe condition',
  asksAnswer: false,
  answer: 'Barrier set up',
  answeredBy: 'Siti Rahman',
  answeredAt: minutesAgo(90),
});

const suspend = (causes: (typeof gas)[]) =>
  createWork('suspended', {
    label: causes[0]?.words ?? null,
    startedAt: minutesAgo(120),
    suspendedAt: minutesAgo(20),
    causes,
    workActions: listAvailable({ resumeWork: null, stopWork: null }),
  });

const panel = page.getByRole('region', { name: 'Why work is stopped' });
const button = (name: string) => sheet.getByRole('button', { name, exact: true });
const question = (words: string) => sheet.getByRole('region', { name: words });
const answer = (words: string) => question(words).getByRole('textbox', { name: 'What was done about it?' });

test('every open cause is shown, the gravest first, with how many are to be answered', async () => {
  await openWork({ work: suspend([gas, inWords, noHolder, answered]) }, { user: people.supervisor });
  await expect.element(workCard).toHaveTextContent('Suspended: Hydrogen sulphide 150 ppm');
  expect(document.getElementById('work-clock')?.dataset['tone']).toBe('red');
  await expect.element(panel).toHaveTextContent('3 causes, 2 to answer');
  const shown = panel.getByRole('listitem').elements();
  expect(shown.map((each) => each.querySelector('p')?.textContent)).toEqual([
    'Hydrogen sulphide 150 ppm',
    'Stopped by Priya Nair: it smells odd',
    'No permit holder',
  ]);
  // One that arrived later than it happened says both times; the others were recorded at once.
  expect(shown.map((each) => /Sent .*\d\d:\d\d/.test(each.textContent))).toEqual([true, false, false]);
  await expectAccessibleEverywhere();
});

test('a cause that has ended by itself says so', async () => {
  await openWork({ work: suspend([{ ...noHolder, isOver: true }]) }, { user: people.supervisor });
  await expect.element(panel.getByRole('listitem')).toHaveTextContent('No permit holderOver, work not resumed');
});

test('nothing is shown once every cause is answered', async () => {
  await openWork({ work: suspend([answered]) }, { user: people.supervisor });
  await expect.element(panel).not.toBeInTheDocument();
});

test('resuming takes the inspection and an answer to each cause, of a stop in words alone its kind too', async () => {
  const { server } = await openWork({ work: suspend([gas, inWords, byPerson, noHolder]) }, { user: people.supervisor });
  server.respondTo(ResumeWorkDocument, { condition: 'live', label: 'Live until 18:00', causes: [] });
  await openSheet('Resume work');
  // What ends by itself is not asked for, and only the stop in words alone asks for its kind.
  expect(sheet.getByRole('textbox', { name: 'What was done about it?' }).elements()).toHaveLength(3);
  expect(sheet.getByRole('group', { name: 'What kind of stop was it?' }).elements()).toHaveLength(1);

  await button('Resume work').click();
  await expect.element(sheet).toHaveTextContent('Tick each point first.');
  await expect.element(question(gas.words)).toHaveTextContent('Say what was done.');
  await expect.element(question(byPerson.words)).toHaveTextContent('Say what was done.');
  await expect.element(question(inWords.words)).toHaveTextContent('Say what kind of stop it was, and what was done.');
  await expectAccessibleEverywhere();

  await sheet.getByRole('checkbox').click();
  await answer(gas.words).fill('Line closed and purged');
  await answer(inWords.words).fill(' It was the paint next door ');
  await answer(byPerson.words).fill('Barrier set up');
  // The words do not say how dangerous it was.
  await button('Resume work').click();
  await expect.element(question(inWords.words)).toHaveTextContent('Say what kind of stop it was, and what was done.');
  await expect.element(question(gas.words)).not.toHaveTextContent('Say what was done.');
  expect(getSent(ResumeWorkDocument)).toEqual([]);

  await question(inWords.words).getByRole('button', { name: 'Unsafe condition' }).click();
  await button('Resume work').click();
  await expectStatus('Live');
  await expect.element(panel).not.toBeInTheDocument();
  expect(getSent(ResumeWorkDocument)).toEqual([
    {
      id: 'permit',
      version: 1,
      idempotencyKey: expect.any(String),
      inspection: true,
      answers: [
        { cause: 'gas', answer: 'Line closed and purged' },
        { cause: 'words', answer: 'It was the paint next door', kind: 'unsafe' },
        { cause: 'person', answer: 'Barrier set up' },
      ],
    },
  ]);
});

test('a graver cause that comes later takes the head, and is said as if the work had been live', async () => {
  const { server } = await openWork({ work: suspend([byPerson]) });
  await expect.element(workCard).toHaveTextContent(`Suspended: ${byPerson.words}`);
  server.current = { work: suspend([gas, byPerson]) };
  document.dispatchEvent(new Event('visibilitychange'));
  const said = workCard.getByRole('alert').filter({ hasText: 'Suspended: Hydrogen sulphide 150 ppm' });
  await expect.element(said).toBeInTheDocument();
  await expect.element(panel).toHaveTextContent('2 causes, 2 to answer');
});

test('a cause that comes while the sheet is open asks for its answer, too, and keeps what was typed', async () => {
  const { server } = await openWork({ work: suspend([byPerson]) }, { user: people.supervisor });
  await openSheet('Resume work');
  await sheet.getByRole('checkbox').click();
  await answer(byPerson.words).fill('Barrier set up');
  const before = getSent(GetWorkDocument).length;
  server.current = { work: suspend([gas, byPerson]) };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => getSent(GetWorkDocument).length).toBeGreaterThan(before);
  await expect.element(answer(gas.words)).toBeVisible();
  await expect.element(answer(byPerson.words)).toHaveValue('Barrier set up');
  await button('Resume work').click();
  await expect.element(question(gas.words)).toHaveTextContent('Say what was done.');
  expect(getSent(ResumeWorkDocument)).toEqual([]);
});

test('in a fire watch what happened is answered in those words, on the page, in the sheet and on a phone', async () => {
  const failed = createCause({ id: 'round', kind: 'roundFailed', background: 'red', words: 'Fire-watch round failed' });
  const work = createWork('fireWatch', {
    label: 'Fire watch: Fire-watch round failed',
    causes: [failed],
    relation: { isHolder: false, isIssuer: true, heldSinceCause: false, isNextHolder: false },
    workActions: listAvailable({ resumeWork: null, stopWork: null }, 'fireWatch'),
  });
  const { server } = await openWork({ work }, { user: people.supervisor });
  const filled = [...document.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent);
  expect(filled).toEqual(['Answer what happened']);
  await expectAccessibleEverywhere();
  await page.viewport(phone.width, phone.height);
  server.respondTo(ResumeWorkDocument, { label: 'Fire watch: the next round starts it', causes: [] });
  await openSheet('Answer what happened');
  await expect.element(page.getByRole('dialog', { name: 'Answer what happened' })).toBeVisible();
  await sheet.getByRole('checkbox').click();
  await answer('Fire-watch round failed').fill('Wall opened');
  await button('Answer what happened').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(workCard.getByRole('status')).toHaveTextContent('Fire watch: the next round starts it');
  await openSheet('Report danger');
  await expect.element(page.getByRole('dialog', { name: 'Report danger' })).toBeVisible();
});
