import { workActions } from '@eptw/domain/work/table/work-table';
import { expect, test } from 'vitest';
import { createCrewMember } from '../../../testing/work-people.ts';
import { emptyInput, findMissingFields, toExtras } from './action-input.ts';

const started = { startedAt: '2026-11-23T05:12:00Z', crew: [], causes: [] };

test('each action asks for what the work table says', () => {
  const missing = Object.fromEntries(
    workActions.map((action) => [action, Object.keys(findMissingFields(action, emptyInput, started))]),
  );
  expect(missing).toEqual({
    startWork: ['ticked', 'signature'],
    resumeWork: ['ticked'],
    revalidateWork: ['signature'],
    pauseWork: ['reason'],
    handOverWork: ['to', 'done', 'left', 'watch'],
    appointHolder: ['to', 'done', 'left', 'watch', 'reason'],
    stayHolder: [],
    withdrawHandover: [],
    acceptHandover: ['ticked'],
    declineHandover: ['reason'],
    requestExtension: ['until', 'reason'],
    answerExtension: ['agreed'],
    finishWork: ['ticked', 'photos'],
    stopWork: ['reason'],
  });
});

test('work that never started is finished without a photo', () => {
  expect(findMissingFields('finishWork', emptyInput, { startedAt: null, crew: [], causes: [] })).toEqual({
    ticked: 'Tick each point first.',
  });
});

test('everybody who is still signed on is confirmed by name to have left', () => {
  const crew = ['chen', 'muthu'].map((worker) => createCrewMember(worker, { worker }));
  const input = { ...emptyInput, ticked: ['The area is left clean and safe.'], confirmedOff: ['chen'] };
  expect(Object.keys(findMissingFields('finishWork', input, { startedAt: null, crew, causes: [] }))).toEqual([
    'confirmedOff',
  ]);
  const complete = { ...input, confirmedOff: ['chen', 'muthu'] };
  expect(findMissingFields('finishWork', complete, { startedAt: null, crew, causes: [] })).toEqual({});
  expect(toExtras('finishWork', complete, 'UTC')).toEqual({ clean: true, confirmedOff: ['chen', 'muthu'] });
});

test('fire watchers stay when a fire watch follows, and may be confirmed to have left', () => {
  const crew = [createCrewMember('lim', { worker: 'lim', staysForFireWatch: true })];
  const input = { ...emptyInput, ticked: ['The area is left clean and safe.'] };
  expect(findMissingFields('finishWork', input, { startedAt: null, crew, causes: [] })).toEqual({});
  expect(toExtras('finishWork', { ...input, confirmedOff: ['lim'] }, 'UTC')).toEqual({
    clean: true,
    confirmedOff: ['lim'],
  });
});

test('only a refusal of an extension needs a reason', () => {
  expect(findMissingFields('answerExtension', { ...emptyInput, agreed: true }, started)).toEqual({});
  expect(Object.keys(findMissingFields('answerExtension', { ...emptyInput, agreed: false }, started))).toEqual([
    'reason',
  ]);
});

test('a new end is the time at the site', () => {
  const input = { ...emptyInput, until: '2026-11-23T20:00', reason: ' More cleaning ' };
  expect(toExtras('requestExtension', input, 'Asia/Singapore')).toEqual({
    reason: 'More cleaning',
    until: '2026-11-23T12:00:00.000Z',
  });
});

test('an action is sent with nothing that it does not ask for', () => {
  const filled = { ...emptyInput, reason: 'Smoke', photos: ['a.png'], signature: 'data:image/png;base64,' };
  expect(toExtras('stopWork', filled, 'UTC')).toEqual({ reason: 'Smoke', photo: 'a.png' });
  expect(toExtras('pauseWork', filled, 'UTC')).toEqual({ reason: 'Smoke' });
  expect(toExtras('startWork', filled, 'UTC')).toEqual({ signature: filled.signature });
  expect(toExtras('finishWork', filled, 'UTC')).toEqual({ photo: 'a.png', clean: true });
});
