import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  AcceptHandoverDocument,
  AppointHolderDocument,
  GetHandoverCandidatesDocument,
  StayHolderDocument,
} from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, refusal, respondTo, success } from '../../../testing/api.ts';
import { choose } from '../../../testing/page.ts';
import { people } from '../../../testing/permit-payload.ts';
import { openSheet, openWork, sheet, workCard } from '../../../testing/permit-work.tsx';
import { createCause, createWork, listAvailable } from '../../../testing/work-payload.ts';

const button = (name: string) => sheet.getByRole('button', { name, exact: true });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const live = createWork('live', {
  label: 'Live until 18:00',
  startedAt: minutesAgo(60),
  workActions: listAvailable({ appointHolder: null, stopWork: null }),
});
const kai = { _id: 'person-kai', fullname: 'Lim Kai Xiang' };
const appointment = {
  at: minutesAgo(3),
  from: { _id: people.supervisor._id, fullname: people.supervisor.fullname },
  to: kai,
  done: 'Sump drained',
  left: 'Refit the grating',
  watch: 'Keep both blowers on',
  appointedBecause: 'In hospital since noon',
  needsConfirmation: false,
};
/** Live work stands still from the appointment until it is accepted. */
const appointed = createWork('suspended', {
  label: 'No permit holder',
  startedAt: minutesAgo(60),
  suspendedAt: appointment.at,
  handover: appointment,
  causes: [createCause({ kind: 'noHolder', words: 'No permit holder', asksAnswer: false })],
});

function respondWithCandidates(): void {
  const items = [{ ...kai, role: 'ContractorRequestor' as const }];
  respondTo(GetHandoverCandidatesDocument, () => ({ candidates: { ...success(), items } }));
}

test('the issuing authority appoints a holder: why, whom, and what is known of the work', async () => {
  const { server } = await openWork({ work: live }, { user: people.supervisor });
  respondWithCandidates();
  server.respondTo(AppointHolderDocument, { ...appointed, version: 2 });
  await openSheet('Appoint a holder');
  await expect.element(sheet).toHaveTextContent('The present holder cannot act.');
  await button('Appoint').click();
  await expect.element(sheet).toHaveTextContent('Choose the person who takes over.');
  await expect.element(sheet.getByRole('textbox', { name: 'Why can the holder not act?' })).toBeInvalid();
  await expectAccessibleEverywhere();
  expect(getSent(AppointHolderDocument)).toEqual([]);

  await choose(sheet, 'To whom?', 'Lim Kai Xiang, Contractor Requestor');
  await sheet.getByRole('textbox', { name: 'Done' }).fill('Sump drained');
  await sheet.getByRole('textbox', { name: 'Still to do' }).fill('Refit the grating');
  await sheet.getByRole('textbox', { name: 'Watch out for' }).fill('Keep both blowers on');
  await sheet.getByRole('textbox', { name: 'Why can the holder not act?' }).fill('In hospital since noon');
  await button('Appoint').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(workCard).toHaveTextContent('Suspended: No permit holder');
  await expect.element(workCard).toHaveTextContent(/Appointment waits for Lim Kai Xiang since .*\d\d:\d\d/);
  expect(getSent(AppointHolderDocument)).toEqual([
    {
      id: 'permit',
      version: 1,
      idempotencyKey: expect.any(String),
      reason: 'In hospital since noon',
      to: 'person-kai',
      done: 'Sump drained',
      left: 'Refit the grating',
      watch: 'Keep both blowers on',
    },
  ]);
});

test('a project manager who names themselves waits for the issuing authority', async () => {
  const work = { ...appointed, handover: { ...appointment, to: people.projectManager, needsConfirmation: true } };
  await openWork({ work }, { user: people.projectManager });
  await expect
    .element(workCard)
    .toHaveTextContent(/Appointment waits for Peter Wong.*; the issuing authority confirms/);
});

test('the holder who can act says so as the next step, and stays the holder', async () => {
  const work = { ...appointed, workActions: listAvailable({ stayHolder: null, stopWork: null }) };
  const { server } = await openWork({ work });
  await expect.element(workCard).toHaveTextContent('Lim Kai Xiang was appointed to hold this permit');
  await openSheet('I am here');
  await expect.element(sheet).toHaveTextContent('You can act, and stay the holder of this permit.');
  await expectAccessibleEverywhere();
  const accepted = 'Lim Kai Xiang has taken over in the meantime.';
  respondTo(StayHolderDocument, () => ({ work: { ...refusal('CONFLICT', accepted), problems: [], item: null } }));
  await button('I am here').click();
  await expect.element(sheet.getByRole('alert')).toHaveTextContent(accepted);
  server.respondTo(StayHolderDocument, { condition: 'live', handover: null, causes: [], workActions: [] });
  await button('I am here').click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByText(/was appointed to hold this permit/)).not.toBeInTheDocument();
  await expect.element(workCard).toHaveTextContent(/Permit holder\s*Ravi Kumar/);
  expect(getSent(StayHolderDocument).at(-1)).toEqual({ id: 'permit', version: 1, idempotencyKey: expect.any(String) });
});

test('whoever was appointed reads why, ticks what the work stands still for, and takes over', async () => {
  const stopped = createCause({ words: 'Stopped by Muthu Raman: Unsafe condition' });
  const work = {
    ...appointed,
    handover: { ...appointment, to: { _id: people.projectManager._id, fullname: people.projectManager.fullname } },
    causes: [stopped, ...appointed.causes.map((cause) => ({ ...cause, id: 'cause-2' }))],
    workActions: listAvailable({ acceptHandover: null, declineHandover: null, stopWork: null }),
  };
  const { server } = await openWork({ work }, { user: people.projectManager });
  server.respondTo(AcceptHandoverDocument, { handover: null, holder: work.handover.to, workActions: [] });
  await openSheet('Take over');
  await expect.element(sheet).toHaveTextContent('In hospital since noon');
  const causes = sheet.getByRole('checkbox', { name: 'Why the work stands still' });
  await expect.element(causes).toHaveAccessibleName(/Stopped by Muthu Raman: Unsafe condition\. No permit holder\./);
  await expectAccessibleEverywhere();
  for (const point of ['Open isolations', 'Latest readings', 'People signed on and inside', 'Work left'])
    await sheet.getByRole('checkbox', { name: point }).click();
  await expect.element(sheet).toHaveTextContent('4 of 5 ticked');
  await button('Take over the permit').click();
  await expect.element(sheet).toHaveTextContent('Tick each point first.');
  expect(getSent(AcceptHandoverDocument)).toEqual([]);
  await causes.click();
  await button('Take over the permit').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(new Set(getSent(AcceptHandoverDocument)[0]?.items)).toEqual(
    new Set(['isolations', 'readings', 'people', 'causes', 'left']),
  );
});
