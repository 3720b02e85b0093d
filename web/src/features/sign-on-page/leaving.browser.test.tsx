/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetSignOnPageDocument, GetWorkSignsDocument, SignOffHereDocument } from '../../generated/sign-on-page.ts';
import { disconnected, getSent, respondTo } from '../../testing/api.ts';
import { SignOnPage } from './page.tsx';
import { accept, createWorker, live, noProblem, refuse, token, type Answer } from './testing/answers.ts';
import { applyPageStyles } from './testing/styles.ts';

type LeavingQuestion = NonNullable<Answer['leavingQuestion']>;

const onlyAttendant: LeavingQuestion = {
  ...{ name: 'Arun Selvam', isInside: false, rolesLost: ['attendant'], leavesTooFew: false },
  othersInside: ['Muthu Raman', 'Chen Zhihao'],
};
const entrantInside: LeavingQuestion = {
  ...{ name: 'Muthu Raman', isInside: true, rolesLost: [], leavesTooFew: false, othersInside: [] },
};
const proof = { token, passNumber: 'A-1204', pin: '2580' };

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

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

async function openAndType(answer = accept()): Promise<void> {
  respondTo(GetSignOnPageDocument, () => ({ getSignOnPage: answer }));
  render(<SignOnPage token={token} />, root);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (answer.item?.worker) await button('Another worker').click();
  await page.getByLabelText('Pass number').fill('A-1204');
  await page.getByLabelText('PIN').fill('2580');
}

const ask = (leavingQuestion: LeavingQuestion): Answer => ({
  ...refuse({ ...noProblem, key: leavingQuestion.isInside ? 'stillInside' : 'neededInRole' }, 'CONFLICT'),
  leavingQuestion,
});

async function signOffToQuestion(question: LeavingQuestion, shown: Partial<Answer> = {}): Promise<void> {
  respondTo(SignOffHereDocument, () => ({ signOffHere: { ...ask(question), ...shown } }));
  await page.getByRole('main').getByRole('button', { name: 'Sign off' }).click();
}

test('the only attendant who signs off with the PIN is asked first, by name, and leaves all the same', async () => {
  await openAndType();
  await signOffToQuestion(onlyAttendant);
  const sheet = page.getByRole('dialog', { name: 'You are the only attendant.' });
  await expect.element(sheet).toHaveTextContent('Arun Selvam');
  await expect.element(sheet).toHaveTextContent('The work stops when you leave.');
  await expect.element(sheet).toHaveTextContent('Inside: Muthu Raman, Chen Zhihao. Call them out before you leave.');
  expect(document.querySelector('.problem')?.textContent).toBe('');
  respondTo(SignOffHereDocument, () => ({ signOffHere: accept({ condition: 'suspended', suspendedAt: live.now }) }));
  await button('Leave, stop the work').click();
  await expect.element(text('You are signed off.')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  const [first, second, ...others] = getSent(SignOffHereDocument);
  expect(first).toMatchObject(proof);
  expect(first).not.toHaveProperty('allTheSame');
  expect(second).toMatchObject({ ...proof, allTheSame: true });
  expect(others).toEqual([]);
});

test('whoever stays sends nothing, and the PIN is gone', async () => {
  await openAndType();
  await signOffToQuestion(onlyAttendant);
  await button('I stay').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('PIN')).toHaveValue('');
  expect(getSent(SignOffHereDocument)).toHaveLength(1);
});

test('of somebody inside it asks whether they have come out, and sends both', async () => {
  await openAndType();
  await signOffToQuestion(entrantInside);
  await expect.element(page.getByRole('dialog', { name: 'Has Muthu Raman come out?' })).toBeVisible();
  respondTo(SignOffHereDocument, () => ({ signOffHere: accept() }));
  await button('Sign off, I am out').click();
  await expect.element(text('You are signed off.')).toBeVisible();
  expect(getSent(SignOffHereDocument).at(-1)).toMatchObject({ ...proof, hasComeOut: true });
});

test('the telephone that a crew shares asks too, and its own worker stays', async () => {
  localStorage.setItem(`eptw.deviceKey.${token}`, 'key');
  const own = accept({ worker: createWorker({ name: 'Mohamed Faizal' }) }, 'key');
  await openAndType(own);
  await signOffToQuestion(onlyAttendant, { item: own.item, deviceKey: 'key' });
  await expect.element(page.getByRole('dialog', { name: 'You are the only attendant.' })).toBeVisible();
  await button('I stay').click();
  expect(getSent(SignOffHereDocument)).toMatchObject([{ ...proof, deviceKey: 'key' }]);
  expect(localStorage.getItem(`eptw.deviceKey.${token}`)).toBe('key');
});

test('what was pressed without a network is not asked about when it arrives', async () => {
  await openAndType();
  respondTo(SignOffHereDocument, () => {
    throw disconnected;
  });
  await page.getByRole('main').getByRole('button', { name: 'Sign off' }).click();
  await expect.element(text('Your sign-off has not been sent yet.')).toBeVisible();
  respondTo(SignOffHereDocument, ({ allTheSame }) => ({ signOffHere: allTheSame ? accept() : ask(onlyAttendant) }));
  await button('Send now').click();
  await expect.element(text('Your sign-off has not been sent yet.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(getSent(SignOffHereDocument).at(-1)).toMatchObject({ ...proof, allTheSame: true });
});
