import type { WorkAction } from '@eptw/domain/work/table/work-table';
import { expect, test } from 'vitest';
import { createGasTest, createWork } from '../../../testing/work-payload.ts';
import { formatRecordLabel } from '@eptw/domain/work/records/record-label';
import { findComingAction, findNextStep, type NextStepFacts } from './next-step.ts';
import { toRecordedSeries, type WorkRequirement } from './work.ts';

const now = Date.parse('2026-11-23T07:46:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const gasTest = toRecordedSeries(createGasTest());
const allowed = (...actions: WorkAction[]) => actions.map((action) => ({ action, label: action, blockedBy: null }));
const untested: WorkRequirement = {
  key: 'checksPassed',
  met: false,
  sentence: 'Gas test is not done yet.',
  resolvedBy: 'the holder or the issuing authority',
  link: 'checks',
  series: ['gasTest'],
};

const findStep = (work: NextStepFacts['work'], more: Partial<NextStepFacts> = {}) =>
  findNextStep({ work, series: [], requirements: [], now, mayRequestClosure: false, ...more });

test('what comes next is what the list of the viewer’s work says', () => {
  const relation = { isHolder: false, isIssuer: true, heldSinceCause: false, isNextHolder: false };
  const inside = [{ worker: 'muthu', person: 'Muthu Raman', stranger: false, phone: '', since: at(-30) }];
  const stopped = createWork('suspended', { relation, inside, workActions: allowed('resumeWork') });
  expect(findStep(stopped)).toMatchObject({ title: 'Get everybody out: 1 inside' });
  expect(findStep({ ...stopped, inside: [] })).toMatchObject({ does: { action: 'resumeWork' } });
  expect(findStep({ ...stopped, inside: [], workActions: [] })).toMatchObject({ title: 'Nothing to do for you' });
});

test('a check that is missing for the start comes first', () => {
  const facts = { series: [gasTest], requirements: [untested] };
  expect(findStep(createWork('notReady'), facts)).toEqual({
    title: 'Gas test is not done yet.',
    does: { record: gasTest },
  });
  expect(formatRecordLabel(gasTest.series)).toBe('Record gas test');
});

test('of several checks the one that is missing is recorded', () => {
  const attendant = { ...gasTest, series: { ...gasTest.series, name: 'attendant', title: 'Attendant' } };
  const requirement: WorkRequirement = { ...untested, sentence: 'Attendant was due.', series: ['attendant'] };
  const facts = { series: [gasTest, attendant], requirements: [requirement] };
  expect(findStep(createWork('suspended'), facts)?.does).toEqual({ record: attendant });
});

test('the crew is signed on before the start, by whoever may', () => {
  const sentence = 'Not signed on yet: welder. Their certificates must be valid until the permit ends.';
  const crew: WorkRequirement = { ...untested, key: 'crewSignedOn', sentence, link: 'crew', series: [] };
  const work = createWork('notReady', { maySignOn: true });
  expect(findStep(work, { requirements: [crew] })).toEqual({
    title: 'Sign the crew on',
    note: sentence,
    does: { signOn: true },
  });
  expect(findStep({ ...work, maySignOn: false }, { requirements: [crew] })?.does).toBeUndefined();
  expect(findStep(work, { requirements: [{ ...crew, met: true }] })?.does).toBeUndefined();
});

test('who may not record it sees who acts', () => {
  const series = [{ ...gasTest, mayRecord: false }];
  expect(findStep(createWork('notReady'), { series, requirements: [untested] })).toEqual({
    title: 'Nothing to do for you',
    note: 'Ravi Kumar starts the work when nothing is missing.',
  });
});

test('an action that is blocked is not the next step', () => {
  const workActions = [{ action: 'startWork' as const, label: 'Start work', blockedBy: 'The permit ended.' }];
  expect(findStep(createWork('ready', { workActions }))?.does).toBeUndefined();
});

test.each([
  ['ready', {}, ['startWork', 'requestExtension', 'stopWork'], 'startWork'],
  ['live', { validUntil: at(200) }, ['finishWork'], 'finishWork'],
  ['live', { validUntil: at(20) }, ['revalidateWork', 'finishWork'], 'finishWork'],
  ['live', { validUntil: at(200), revalidateBy: at(50) }, ['revalidateWork'], 'revalidateWork'],
  ['live', { validUntil: at(200) }, ['acceptHandover', 'finishWork'], 'acceptHandover'],
  ['suspended', {}, ['resumeWork', 'answerExtension'], 'resumeWork'],
  ['expired', {}, ['finishWork'], 'finishWork'],
] as const)('%s %o with %o leads to %s', (condition, times, actions, expected) => {
  expect(findStep(createWork(condition, { ...times, workActions: allowed(...actions) }))).toMatchObject({
    does: { action: expected },
  });
});

test('a live job leads to its next check, with the time when it is due', () => {
  const nextCheck = { series: 'gasTest', title: 'Gas test', due: at(16), missedAt: at(21) };
  const work = createWork('live', { nextCheck, workActions: allowed('finishWork') });
  expect(findStep(work, { series: [gasTest] })).toEqual({
    title: 'Gas test',
    due: nextCheck,
    does: { record: gasTest },
  });
});

test('finished work leads to the closure, for who may request it', () => {
  expect(findStep(createWork('finished'), { mayRequestClosure: true })).toMatchObject({ does: { closes: true } });
  expect(findStep(createWork('finished'))?.does).toBeUndefined();
  const sentence = 'Finish its child permits first: F10N-B2-000007.';
  const children: WorkRequirement = {
    ...untested,
    key: 'childPermitsFinished',
    sentence,
    link: 'childPermits',
    series: [],
  };
  expect(findStep(createWork('finished'), { mayRequestClosure: true, requirements: [children] })).toMatchObject({
    note: sentence,
  });
});

test('there is no next step without a condition', () => {
  expect(findStep(createWork(null))).toBeUndefined();
});

test('live work is watched for what it would need to be resumed', () => {
  expect(findComingAction(createWork('notReady'))).toBe('startWork');
  expect(findComingAction(createWork('suspended'))).toBe('resumeWork');
  expect(findComingAction(createWork('live'))).toBe('resumeWork');
  expect(findComingAction(createWork('finished'))).toBe('requestClosure');
  expect(findComingAction(createWork('fireWatch'))).toBeUndefined();
});
