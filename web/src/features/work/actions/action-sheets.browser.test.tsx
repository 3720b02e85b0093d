import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GetFileLinkDocument, UploadFileDocument } from '../../../generated/files.ts';
import {
  AnswerExtensionDocument,
  FinishWorkDocument,
  GetWorkDocument,
  PauseWorkDocument,
  RequestExtensionDocument,
  ResumeWorkDocument,
  StartWorkDocument,
  StopWorkDocument,
} from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { disconnected, failure, getSent, refusal, respondTo, success } from '../../../testing/api.ts';
import { closePage } from '../../../testing/mount.tsx';
import { chooseFile, press, toasts } from '../../../testing/page.ts';
import { people } from '../../../testing/permit-payload.ts';
import { expectStatus, openPermit } from '../../../testing/permit-screens.tsx';
import { openSheet, openWork, sheet, workCard } from '../../../testing/permit-work.tsx';
import { phone } from '../../../testing/viewport.ts';
import { createCause, createWork, listAvailable } from '../../../testing/work-payload.ts';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const refused = { problems: [], item: null };
const button = (name: string) => sheet.getByRole('button', { name, exact: true });

/** Signs by typing the name, as somebody without a pointer does. */
async function sign(name: string): Promise<void> {
  await sheet.getByText('Type', { exact: true }).click();
  await sheet.getByRole('textbox', { name: /type your full name/ }).fill(name);
}

test('the start takes both confirmations and a signature', async () => {
  const work = createWork('ready', { workActions: listAvailable({ startWork: null, stopWork: null }) });
  const { server } = await openWork({ work });
  server.respondTo(StartWorkDocument, { condition: 'live', label: 'Live until 18:00' }, 'F10N-GP-000001: Live');
  await openSheet('Start work');
  await button('Sign and start').click();
  await expect.element(sheet).toHaveTextContent('Tick each point first.');
  await expect.element(sheet).toHaveTextContent('Sign first.');
  await expectAccessibleEverywhere();
  await sheet.getByRole('checkbox', { name: 'I have read the conditions of this permit.' }).click();
  await sheet.getByRole('checkbox', { name: 'I have briefed the crew.' }).click();
  await sign('Ravi Kumar');
  await button('Sign and start').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expectStatus('Live');
  await expect.element(toasts).toHaveTextContent('F10N-GP-000001: Live');
  expect(getSent(StartWorkDocument)).toMatchObject([
    { id: 'permit', version: 1, signature: expect.stringMatching(/^data:image\/png;base64,/) },
  ]);
});

const live = createWork('live', {
  label: 'Live until 18:00',
  startedAt: new Date(Date.now() - 3_600_000).toISOString(),
  expiresAt: tomorrow,
  validUntil: tomorrow,
  workActions: listAvailable({
    pauseWork: null,
    handOverWork: null,
    requestExtension: null,
    finishWork: null,
    stopWork: null,
  }),
});

test('a stop takes two taps and a reason, and never waits for a newer version', async () => {
  await page.viewport(phone.width, phone.height);
  const { server } = await openWork({ work: live }, { user: people.host });
  server.respondTo(StopWorkDocument, { condition: 'suspended', label: 'Stopped by Hana Host: Gas alarm or smell' });
  await openSheet('Stop work');
  await expect.element(sheet).toHaveTextContent("You need nobody's permission.");
  await expect.element(sheet.getByRole('link', { name: 'Emergency +65 6555 0995' })).toBeVisible();
  await button('Stop work now').click();
  await expect.element(sheet).toHaveTextContent('This field is required');
  await button('Gas alarm or smell').click();
  await button('Stop work now').click();
  await expectStatus('Suspended');
  const [sent] = getSent(StopWorkDocument);
  // The kind is enough: nobody types while they should leave.
  expect(sent).toEqual({
    id: 'permit',
    kind: 'gas',
    deviceTime: expect.any(String),
    idempotencyKey: expect.any(String),
  });
});

test('an answer from before a stop does not bring the work back as live', async () => {
  const { server } = await openWork({ work: live }, { user: people.host });
  let answerBefore = () => {};
  const before = { work: { ...success(), item: server.current.work }, checks: { ...success(), items: [] } };
  respondTo(GetWorkDocument, () => new Promise((resolve) => (answerBefore = () => resolve(before))));
  const sentBefore = getSent(GetWorkDocument).length;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => getSent(GetWorkDocument).length).toBe(sentBefore + 1);
  const answerLate = answerBefore;
  server.respondTo(StopWorkDocument, { condition: 'suspended', label: 'Suspended by Hana Host: Gas alarm or smell' });
  await openSheet('Stop work');
  await button('Gas alarm or smell').click();
  await button('Stop work now').click();
  await expectStatus('Suspended');
  answerLate();
  // The work is asked for again instead.
  await expect.poll(() => getSent(GetWorkDocument).length).toBe(sentBefore + 2);
  await expectStatus('Suspended');
  await expect.element(workCard).not.toHaveTextContent('Live until 18:00');
  answerBefore();
});

test('a stop without a connection is kept on the device, says so, and is sent once by itself', async () => {
  await page.viewport(phone.width, phone.height);
  const { server } = await openWork({ work: live }, { user: people.host });
  respondTo(StopWorkDocument, () => {
    throw disconnected;
  });
  await openSheet('Stop work');
  await button('Gas alarm or smell').click();
  await button('Stop work now').click();
  await expect.element(page.getByRole('heading', { name: 'Leave now. Tell the others.' })).toBeVisible();
  await expect.element(page.getByText(/Stop pressed .*: Gas alarm or smell$/)).toBeVisible();
  await expect.element(page.getByText('Your stop has not been sent yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Call +65 6555 0995' })).toBeVisible();
  server.respondTo(StopWorkDocument, { condition: 'suspended', label: 'Suspended by Hana Host: Gas alarm or smell' });
  await page.getByRole('button', { name: 'Send now' }).click();
  await expectStatus('Suspended');
  await expect.element(page.getByRole('heading', { name: 'Leave now. Tell the others.' })).not.toBeInTheDocument();
  const [first, again] = getSent(StopWorkDocument);
  expect(again).toEqual(first);
  expect(first).toMatchObject({ deviceTime: expect.any(String), idempotencyKey: expect.any(String) });
});

test('a stop that was not sent stays on screen when the permit loses its approval', async () => {
  const { server } = await openWork({ work: live }, { user: people.host });
  respondTo(StopWorkDocument, () => {
    throw disconnected;
  });
  await openSheet('Stop work');
  await button('Fire or smoke').click();
  await button('Stop work now').click();
  const unsent = page.getByText('Your stop has not been sent yet.');
  await expect.element(unsent).toBeVisible();
  server.current = { work: createWork(null) };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(workCard).not.toBeInTheDocument();
  await expect.element(unsent).toBeVisible();
});

test('a stop that was not sent is on screen, and is sent, also where the condition cannot be read', async () => {
  const { server, permitServer } = await openWork({ work: live }, { user: people.host });
  respondTo(StopWorkDocument, () => {
    throw disconnected;
  });
  await openSheet('Stop work');
  await button('Fire or smoke').click();
  await button('Stop work now').click();
  const unsent = page.getByText('Your stop has not been sent yet.');
  await expect.element(unsent).toBeVisible();
  await closePage();
  respondTo(GetWorkDocument, () => {
    throw disconnected;
  });
  await openPermit({ ...permitServer.permit, hasWork: true }, { screen: 'view', user: people.host });
  await expect.element(page.getByText(/Stop pressed .*: Fire or smoke$/)).toBeVisible();
  await expect.element(unsent).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Condition' })).toBeVisible();
  server.respondTo(StopWorkDocument, { condition: 'suspended' });
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect.element(unsent).not.toBeInTheDocument();
});

test('a request without a response keeps what was typed, and is tried again under the same key', async () => {
  const { server } = await openWork({ work: live });
  respondTo(PauseWorkDocument, () => {
    throw disconnected;
  });
  await openSheet('Pause');
  const reason = sheet.getByRole('textbox', { name: 'Why do you pause the work?' });
  await reason.fill('Lunch');
  await button('Pause work').click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  await expect.element(reason).toHaveValue('Lunch');
  respondTo(PauseWorkDocument, () => {
    throw failure('The database is not available.');
  });
  await button('Try again').click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('The database is not available.');
  server.respondTo(PauseWorkDocument, { condition: 'suspended', label: 'Suspended by Ravi Kumar: Lunch' });
  await button('Try again').click();
  await expectStatus('Suspended');
  const keys = getSent(PauseWorkDocument).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test('a refusal keeps the sheet, says what is missing and who can do it, and the next attempt has a new key', async () => {
  const suspended = createWork('suspended', {
    causes: [createCause()],
    workActions: listAvailable({ resumeWork: null }),
  });
  const { server } = await openWork({ work: suspended }, { user: people.supervisor });
  const problems = [
    { key: 'checksPassed', sentence: 'Gas test is not done yet.', resolvedBy: 'the holder', link: 'checks' } as const,
  ];
  respondTo(ResumeWorkDocument, () => ({
    work: { ...refused, ...refusal('BAD_INPUT', 'Something is missing.'), problems },
  }));
  await openSheet('Resume work');
  await sheet.getByRole('checkbox').click();
  await sheet.getByRole('textbox', { name: 'What was done about it?' }).fill('Ventilated');
  await button('Resume work').click();
  const alert = sheet.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Something is missing.');
  await expect.element(alert).toHaveTextContent('Gas test is not done yet. Can do it: the holder.');
  await expectAccessibleEverywhere();
  server.respondTo(ResumeWorkDocument, { condition: 'live' });
  await button('Resume work').click();
  await expectStatus('Live');
  const sent = getSent(ResumeWorkDocument);
  expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  expect(sent[1]).toMatchObject({ inspection: true, answers: [{ cause: 'cause-1', answer: 'Ventilated' }] });
});

test('a conflict shows what the other person did and the new state, and keeps what was typed', async () => {
  const { server } = await openWork({ work: live });
  const sentence = 'This permit has changed since you opened it. Marcus Lim stopped the work on 23 Nov 2026, 16:12.';
  respondTo(PauseWorkDocument, () => {
    const label = 'Suspended by Marcus Lim: smoke';
    server.current = { work: createWork('suspended', { version: 2, label, workActions: [] }) };
    return { work: { ...refused, ...refusal('CONFLICT', sentence) } };
  });
  await openSheet('Pause');
  await sheet.getByRole('textbox').fill('Lunch');
  await button('Pause work').click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('Now: Suspended by Marcus Lim: smoke');
  await expect.element(sheet.getByRole('textbox')).toHaveValue('Lunch');
  await expect.element(button('Pause work')).toBeDisabled();
  await expectStatus('Suspended');
});

test('an extension is requested to a time at the site', async () => {
  const { server } = await openWork({ work: live });
  server.respondTo(RequestExtensionDocument, {});
  await openSheet('Extend');
  await expectAccessibleEverywhere();
  const until = sheet.getByRole('textbox', { name: 'New end, site time' });
  await until.fill('2027-03-04 20:00');
  await press('{Enter}');
  await sheet.getByRole('textbox', { name: 'Why is more time needed?' }).fill('Second rinse');
  await button('Request extension').click();
  await expect.element(sheet).not.toBeInTheDocument();
  // 20:00 in Singapore, wherever the device is.
  expect(getSent(RequestExtensionDocument)).toMatchObject([
    { until: '2027-03-04T12:00:00.000Z', reason: 'Second rinse' },
  ]);
});

test('an extension is refused only with a reason', async () => {
  const extension = { at: new Date().toISOString(), by: 'Ravi Kumar', until: tomorrow, reason: 'Second rinse' };
  const workActions = listAvailable({ answerExtension: null, stopWork: null });
  const { server } = await openWork({ work: { ...live, extension, workActions } }, { user: people.supervisor });
  server.respondTo(AnswerExtensionDocument, { extension: null, workActions: [] });
  await openSheet('Answer extension');
  await expect.element(sheet).toHaveTextContent('Second rinse');
  await expectAccessibleEverywhere();
  await sheet.getByRole('radio', { name: 'Refuse' }).click();
  await button('Send answer').click();
  await expect.element(sheet).toHaveTextContent('This field is required');
  await sheet.getByRole('textbox', { name: 'Reason' }).fill('The shift ends');
  await button('Send answer').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(AnswerExtensionDocument)).toMatchObject([{ agreed: false, reason: 'The shift ends' }]);
});

test('finishing takes the confirmation and a photo', async () => {
  const { server } = await openWork({ work: live });
  respondTo(UploadFileDocument, () => ({
    singleUpload: { ...success('Uploaded'), filename: 'stored.png', url: null },
  }));
  respondTo(GetFileLinkDocument, () => ({ generatePresignedUrl: { ...success(), url: null } }));
  server.respondTo(FinishWorkDocument, { condition: 'finished', label: 'Work finished', workActions: [] });
  await openSheet('Finish work');
  await sheet.getByRole('checkbox', { name: 'The area is left clean and safe.' }).click();
  await button('Finish work').click();
  await expect.element(sheet).toHaveTextContent('Add a photo of the place as you leave it.');
  chooseFile(sheet, new File(['x'], 'place.png', { type: 'image/png' }));
  await expect.element(sheet.getByText('place.png')).toBeVisible();
  await expectAccessibleEverywhere();
  await button('Finish work').click();
  await expectStatus('Work finished');
  expect(getSent(FinishWorkDocument)).toMatchObject([{ clean: true, photo: 'stored.png' }]);
});

test('a sheet takes the focus to its heading, is left with Escape, and gives the focus back', async () => {
  await openWork({ work: live });
  const pause = page.getByRole('button', { name: 'Pause' });
  (pause.element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Pause the work');
  await press('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(pause).toHaveFocus();
});
