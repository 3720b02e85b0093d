import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideTick, findSighting, type MusterTick } from './muster.ts';
import {
  findCrewProblem,
  findLiftProblem,
  freezeList,
  isHolderOnSite,
  leaveOutSignedOnHolders,
  listNotSeen,
  sortBySafety,
  type MusterIdentity,
  type StopAsShown,
  type StopToLift,
} from './muster-list.ts';

const muthu: MusterIdentity = {
  kind: 'worker',
  personId: 'muthu',
  permitId: 'sump',
  name: 'Muthu Raman',
  company: 'ACME Works',
  phone: '+65 8628 3418',
};

test('the holders of live, suspended, expired and fire-watch jobs are on site', () => {
  const onSite = Object.entries(isHolderOnSite).flatMap(([condition, isOn]) => (isOn ? [condition] : []));
  expect(onSite).toEqual(['live', 'suspended', 'expired', 'fireWatch']);
});

test.each<[string, Partial<MusterIdentity>, boolean]>([
  ['with the same name, company and phone number', { name: ' muthu raman', phone: '+6586283418' }, false],
  ['with the same name and company, and no number', { phone: '' }, true],
  ['with another number', { phone: '+65 8628 3419' }, true],
  ['of another company', { company: 'Borealis' }, true],
])('a holder %s as a worker who is signed on', (_name, change, isListed) => {
  const holder: MusterIdentity = { ...muthu, kind: 'holder', personId: 'account', ...change };
  expect(leaveOutSignedOnHolders([muthu, holder]).includes(holder)).toBe(isListed);
  expect(leaveOutSignedOnHolders([muthu, holder])).toContain(muthu);
});

const chen = { personId: 'chen', name: 'Chen' };
const stop: StopToLift = { version: 2, headline: 'Fire alarm: level 2', notSeen: [chen] };
const everybodySeen: StopToLift = { ...stop, notSeen: [] };

test.each<[string, StopToLift, StopAsShown | undefined, string, string | undefined]>([
  ['everybody was seen', everybodySeen, { version: 2, notSeen: [] }, '', undefined],
  ['everybody was seen, by somebody who does not say what was shown', everybodySeen, undefined, '', undefined],
  ['one was not seen, who was shown, for a reason', stop, { version: 2, notSeen: ['chen'] }, 'At the gate', undefined],
  [
    'one was not seen and there is no reason',
    stop,
    { version: 2, notSeen: ['chen'] },
    ' ',
    'Chen was not seen. Look for them, or give a reason to lift the stop all the same.',
  ],
  [
    'several were not seen',
    { ...stop, notSeen: ['Chen', 'Muthu', 'Ong'].map((name) => ({ personId: name, name })) },
    undefined,
    '',
    'Chen, Muthu and Ong were not seen. Look for them, or give a reason to lift the stop all the same.',
  ],
  [
    'the reason was typed before anybody was named',
    stop,
    undefined,
    'The storm is over',
    'Chen was not seen. Look for them, or lift the stop again: these names are recorded with your reason.',
  ],
  [
    'others were shown',
    stop,
    { version: 2, notSeen: ['muthu'] },
    'The storm is over',
    'Chen was not seen. Look for them, or lift the stop again: these names are recorded with your reason.',
  ],
  ['somebody was shown who was seen since', everybodySeen, { version: 2, notSeen: ['muthu'] }, 'He left', undefined],
  ['nobody else asked for it, and a reason is given', { ...stop, version: 1 }, undefined, 'He left', undefined],
  [
    'it was raised since',
    stop,
    { version: 1, notSeen: [] },
    'The storm is over',
    'Others have asked for this stop since you opened it. It is now: Fire alarm: level 2. Chen was not seen. Lift it again only if that is over, too.',
  ],
  [
    'it was raised since, and everybody was seen',
    everybodySeen,
    { version: 1, notSeen: [] },
    'The storm is over',
    'Others have asked for this stop since you opened it. It is now: Fire alarm: level 2. Lift it again only if that is over, too.',
  ],
])('lifting the stop when %s', (_name, now, shown, reason, problem) => {
  expect(findLiftProblem(now, shown, reason)).toBe(problem);
});

test('a refusal names 20 people and counts the others', () => {
  const notSeen = Array.from({ length: 25 }, (_, index) => ({ personId: `${index}`, name: `P${index}` }));
  expect(findLiftProblem({ ...stop, notSeen }, undefined, '')).toMatch(/P19 and 5 others were not seen/);
});

const toRow = (name: string, seenAt: Date | null, insideSince: Date | null = null) => ({
  ...muthu,
  personId: name,
  name,
  seenAt,
  insideSince,
});
const [four, five] = [new Date('2026-11-23T16:04:00Z'), new Date('2026-11-23T16:05:00Z')];

test('who is not seen is named once, by name, and so is who went into a space after they were seen', () => {
  const rows = [
    toRow('Ong', null),
    toRow('Ong', null),
    toRow('Chen', null),
    toRow('Muthu', five),
    toRow('Arun', four, five),
  ];
  expect(listNotSeen(rows).map(({ name }) => name)).toEqual(['Arun', 'Chen', 'Ong']);
});

test('those inside a space who are not seen come first, ticked before they went in or not', () => {
  const rows = [toRow('Muthu', five), toRow('Chen', null), toRow('Arun', four, five), toRow('Goh', five, four)];
  expect(sortBySafety(rows).map(({ name }) => name)).toEqual(['Arun', 'Chen', 'Muthu', 'Goh']);
});

const crew = {
  isAlarmInForce: true,
  siteId: 'north',
  isApproved: true,
  hasWorkPolicy: false,
  holderIds: ['ravi'],
};
test.each([
  ['the holder in an alarm', crew, undefined],
  ['the holder while there is no alarm', { ...crew, isAlarmInForce: false }, /while everybody is called/],
  ['the holder of a permit with a work policy', { ...crew, hasWorkPolicy: true }, /Sign these people on/],
  ['the holder of a permit that is not approved', { ...crew, isApproved: false }, /an approved permit/],
  ['somebody who does not hold it', { ...crew, holderIds: ['sofia'] }, /that you submitted or hold/],
  ['the holder of a permit of another site', { ...crew, siteId: 'west' }, /that you submitted or hold/],
  ['somebody who names no permit', undefined, /that you submitted or hold/],
])('people of a permit are added by %s', (_name, permit, problem) => {
  const found = findCrewProblem(permit, { userId: 'ravi', siteId: 'north' });
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(problem);
});

const beganAt = new Date('2026-11-23T15:58:00Z');
const muster = { beganAt, stopIds: ['alarm'] };

/** What happens at a site in an alarm: somebody comes, leaves or is ticked. */
const happening = fc.record({
  kind: fc.constantFrom('come', 'leave', 'erase', 'tick', 'undo'),
  person: fc.integer({ min: 0, max: 5 }),
  minutes: fc.integer({ min: 0, max: 120 }),
  /** How far the device's clock is off; null for one that says no time. */
  clockMinutes: fc.option(fc.integer({ min: -1_000_000, max: 0 })),
  showsAlarm: fc.boolean(),
  wasOffline: fc.boolean(),
});

test('nobody leaves a frozen list unticked before the stop is lifted, whatever happens and any clock says', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 })), fc.array(happening), (atFirst, happenings) => {
      const row = (person: number): MusterIdentity => ({
        ...muthu,
        personId: `${person}`,
        phone: '',
        name: `P${person}`,
      });
      const present = new Set(atFirst);
      const everPresent = new Set(atFirst);
      let frozen = freezeList<MusterIdentity>([], [...present].map(row));
      const ticks = new Map<string, MusterTick[]>();
      const truth = new Set<string>();
      for (const { kind, person, minutes, clockMinutes, showsAlarm, wasOffline } of happenings) {
        const received = new Date(beganAt.getTime() + minutes * 60_000);
        if (kind === 'come') {
          present.add(person);
          everPresent.add(person);
        } else if (kind === 'leave' || kind === 'erase') present.delete(person);
        else {
          // What was made offline before the alarm arrives now: its device knew of no alarm, and its clock may be slow.
          const deviceTime = wasOffline
            ? new Date(beganAt.getTime() - 1 + (clockMinutes ?? 0) * 60_000).toISOString()
            : clockMinutes === null || !showsAlarm
              ? undefined
              : new Date(received.getTime() + clockMinutes * 60_000).toISOString();
          const stopId = showsAlarm && !wasOffline ? 'alarm' : undefined;
          const decision = decideTick({ isSeen: kind === 'tick', deviceTime, stopId, by: 'hana' }, received, muster);
          if (!decision.allowed) throw new Error(decision.problem);
          expect(decision.counts).toBe(!wasOffline);
          if (decision.counts) ticks.set(`${person}`, [...(ticks.get(`${person}`) ?? []), decision.tick]);
          if (kind === 'tick' && !wasOffline) truth.add(`${person}`);
        }
        frozen = freezeList(frozen, [...present].map(row));
      }
      const listed = frozen.map(({ personId }) => personId);
      expect(listed.toSorted()).toEqual([...everPresent].map(String).toSorted());
      for (const { personId } of frozen) {
        const { seen } = findSighting(ticks.get(personId) ?? [], { since: beganAt });
        // Seen means: somebody ticked them after the alarm.
        if (seen) expect(truth.has(personId)).toBe(true);
      }
    }),
  );
});
