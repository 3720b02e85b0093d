import { handoverItems } from '@eptw/domain/work/table/action-inputs';
import { isolationSeriesName } from '@eptw/domain/work-policy/work-policy';
import { expect, test } from 'vitest';
import {
  AcceptHandoverDocument,
  GetHandoverCandidatesDocument,
  GetWorkDocument,
  HandOverWorkDocument,
} from '../../../generated/work.ts';
import { expectAccessibleEverywhere } from '../../../testing/accessibility.ts';
import { getSent, respondTo, success } from '../../../testing/api.ts';
import { choose } from '../../../testing/page.ts';
import { people } from '../../../testing/permit-payload.ts';
import { openSheet, openWork, sheet } from '../../../testing/permit-work.tsx';
import { createCrewMember } from '../../../testing/work-people.ts';
import {
  createGasRecord,
  createCause,
  createGasTest,
  createWork,
  listAvailable,
  type RespondingWork,
} from '../../../testing/work-payload.ts';

const button = (name: string) => sheet.getByRole('button', { name, exact: true });
const point = (name: string) => sheet.getByRole('checkbox', { name });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const live = createWork('live', {
  startedAt: inMinutes(-60),
  expiresAt: inMinutes(120),
  validUntil: inMinutes(120),
  workActions: listAvailable({ handOverWork: null, stopWork: null }),
});
const handover = {
  at: new Date().toISOString(),
  from: { _id: 'person-requestor', fullname: 'Ravi Kumar' },
  to: { _id: people.supervisor._id, fullname: people.supervisor.fullname },
  done: 'Sump drained',
  left: 'Refit the grating',
  watch: 'Keep both blowers on',
  appointedBecause: null,
  needsConfirmation: false,
};
const offered = {
  ...live,
  handover,
  workActions: listAvailable({ acceptHandover: null, declineHandover: null, stopWork: null }),
};
const tested = createGasTest({ mayRecord: false, checks: [createGasRecord(inMinutes(-20), 20.8, 1)] });
const muthu = createCrewMember('Muthu Raman', { since: inMinutes(-50) });
const chen = createCrewMember('Chen Zhihao', { since: '2026-11-23T07:49:00.000Z' });

/** What somebody else did meanwhile is loaded, as it is when the page is shown again. */
function load(server: { current: RespondingWork }, current: RespondingWork): void {
  server.current = current;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the holder hands over to a colleague with three notes', async () => {
  const { server } = await openWork({ work: live });
  respondTo(GetHandoverCandidatesDocument, () => ({
    candidates: {
      ...success(),
      items: [{ _id: 'person-kai', fullname: 'Lim Kai Xiang', role: 'ContractorRequestor' as const }],
    },
  }));
  server.respondTo(HandOverWorkDocument, {});
  await openSheet('Hand over');
  await button('Ask to take over').click();
  await expect.element(sheet).toHaveTextContent('Choose the person who takes over.');
  await expectAccessibleEverywhere();
  await choose(sheet, 'To whom?', 'Lim Kai Xiang, Contractor Requestor');
  await sheet.getByRole('textbox', { name: 'Done' }).fill('Sump drained');
  await sheet.getByRole('textbox', { name: 'Still to do' }).fill('Refit the grating');
  await sheet.getByRole('textbox', { name: 'Watch out for' }).fill('Keep both blowers on');
  await button('Ask to take over').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(getSent(HandOverWorkDocument)).toMatchObject([
    { to: 'person-kai', done: 'Sump drained', left: 'Refit the grating', watch: 'Keep both blowers on' },
  ]);
});

test('taking over needs each point ticked, with what to watch out for first and the latest readings', async () => {
  const { server } = await openWork({ work: offered, series: [tested] }, { user: people.supervisor });
  server.respondTo(AcceptHandoverDocument, { handover: null, holder: handover.to, workActions: [] });
  await openSheet('Take over');
  const notes = sheet.getByRole('definition').elements();
  expect(notes[0]?.textContent).toBe('Keep both blowers on');
  await expect.element(sheet).toHaveTextContent(/Gas test \d\d:\d\d: Oxygen 20.8 %, Flammable gas \(LEL\) 1 %: passed/);
  await expectAccessibleEverywhere();
  // Why the work stands still is asked only while it does.
  const { causes: whyStill, ...required } = handoverItems;
  expect(sheet.getByRole('checkbox', { name: whyStill }).elements()).toEqual([]);
  const labels = Object.values(required);
  for (const label of labels.slice(1)) await sheet.getByRole('checkbox', { name: label }).click();
  await button('Take over the permit').click();
  await expect.element(sheet).toHaveTextContent('Tick each point first.');
  expect(getSent(AcceptHandoverDocument)).toEqual([]);
  await sheet.getByRole('checkbox', { name: labels[0] ?? '' }).click();
  await button('Take over the permit').click();
  await expect.element(sheet).not.toBeInTheDocument();
  const [sent] = getSent(AcceptHandoverDocument);
  expect(sent?.items).toEqual(expect.arrayContaining(Object.keys(required)));
});

test('the people who are signed on are named, and so is that nobody is', async () => {
  const { server } = await openWork(
    { work: { ...offered, crew: [muthu, chen] }, series: [tested] },
    { user: people.supervisor },
  );
  await openSheet('Take over');
  await expect.element(point('People signed on')).toHaveAccessibleName(/Muthu Raman, Chen Zhihao/);
  load(server, { work: offered, series: [tested] });
  await expect.element(point('People signed on')).toHaveAccessibleName(/Nobody is signed on/);
});

test('whoever takes over learns who is inside, and ticks again when that changes', async () => {
  const inside = { worker: muthu.worker, person: muthu.name, stranger: false, phone: '', since: inMinutes(-30) };
  const crew = [{ ...muthu, insideSince: inside.since }, chen];
  const work = { ...offered, crew, hasEntryLog: true, inside: [inside] };
  const { server } = await openWork({ work, series: [tested] }, { user: people.supervisor });
  await openSheet('Take over');
  await expect
    .element(point('People signed on'))
    .toHaveAccessibleName(/Inside: Muthu Raman since [\w ]*\d\d:\d\d\. Muthu Raman, Chen Zhihao/);
  await point('People signed on').click();
  await expect.element(sheet).toHaveTextContent('1 of 4 ticked');
  load(server, { work: { ...work, crew: [muthu, chen], inside: [] }, series: [tested] });
  await expect.element(point('People signed on')).toHaveAccessibleName(/Nobody is inside\./);
  await expect.element(sheet).toHaveTextContent('0 of 4 ticked');
});

test('whoever takes over work whose causes have ended by themselves learns that it waits to be resumed', async () => {
  const ended = createCause({ kind: 'noHolder', words: 'No permit holder', isOver: true, asksAnswer: false });
  const work = { ...offered, condition: 'suspended' as const, causes: [ended] };
  await openWork({ work, series: [tested] }, { user: people.supervisor });
  await openSheet('Take over');
  await expect.element(point(handoverItems.causes)).toHaveAccessibleName(/To be inspected and resumed\./);
});

test('a point that changes meanwhile loses its tick and says when it changed, the others stay ticked', async () => {
  const work = { ...offered, crew: [muthu] };
  const { server } = await openWork({ work, series: [tested] }, { user: people.supervisor });
  await openSheet('Take over');
  const { causes: _whyStill, ...required } = handoverItems;
  for (const label of Object.values(required)) await point(label).click();
  await expect.element(sheet).toHaveTextContent('4 of 4 ticked');

  // 15:49 at the site.
  const signOn = { at: chen.since, by: 'Chen Zhihao', event: 'signOn', text: '', reason: null, photo: null } as const;
  const joined = { ...work, crew: [muthu, chen], log: [signOn] };
  load(server, { work: joined, series: [tested] });
  await expect.element(sheet).toHaveTextContent('3 of 4 ticked');
  await expect.element(point('People signed on')).not.toBeChecked();
  await expect.element(point('People signed on')).toHaveAccessibleName(/changed 15:49 Muthu Raman, Chen Zhihao/);
  await expect.element(sheet.getByRole('status')).toHaveTextContent('People signed on and inside changed 15:49.');
  await expect.element(point('Latest readings')).toBeChecked();
  await button('Take over the permit').click();
  await expect.element(sheet).toHaveTextContent('Tick each point first.');
  expect(getSent(AcceptHandoverDocument)).toEqual([]);
  await expectAccessibleEverywhere();
  await point('People signed on').click();

  // Twice a minute an answer arrives that changes nothing.
  const answers = getSent(GetWorkDocument).length;
  load(server, { work: joined, series: [tested] });
  await expect.poll(() => getSent(GetWorkDocument).length).toBeGreaterThan(answers);
  await expect.element(sheet).toHaveTextContent('4 of 4 ticked');
  const again = createGasRecord('2026-11-23T07:51:00.000Z', 20.7, 3);
  const verified = createGasTest();
  const isolations = {
    ...verified,
    series: { ...verified.series, name: isolationSeriesName, title: 'Isolations', readings: [] },
    checks: [{ ...again, readings: [], at: '2026-11-23T07:52:00.000Z' }],
  };
  load(server, { work: joined, series: [{ ...tested, checks: [again, ...tested.checks] }, isolations] });
  await expect.element(sheet).toHaveTextContent('2 of 4 ticked');
  await expect.element(point('Latest readings')).toHaveAccessibleName(/changed 15:51 Gas test 15:51: Oxygen 20.7 %/);
  await expect.element(point('Open isolations')).toHaveAccessibleName(/changed 15:52 Isolations 15:52: passed/);
  await expect.element(point('People signed on')).toBeChecked();
  await point('Latest readings').click();
  await point('Open isolations').click();
  server.respondTo(AcceptHandoverDocument, { handover: null, holder: handover.to, workActions: [] });
  await button('Take over the permit').click();
  await expect.element(sheet).not.toBeInTheDocument();
});
