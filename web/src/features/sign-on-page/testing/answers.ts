import type { SignOnAnswerFieldsFragment } from '../../../generated/sign-on-page.ts';

export type Answer = SignOnAnswerFieldsFragment;
export type Item = NonNullable<Answer['item']>;

/** For tests: the token of the page. */
export const token = 'token-of-the-permit';

/** For tests: the page of live work, as a passer-by sees it. */
export const live: Item = {
  code: 'F10N-B2-000512',
  permitPath: '/permits/permit',
  siteName: 'Fab 10N',
  timeZone: 'Asia/Singapore',
  now: '2026-11-23T07:45:30.000Z',
  workDescription: 'Clean and inspect the sump S-04',
  place: 'Level 2',
  holder: 'Ravi Kumar',
  holderPhone: '+65 6555 0101',
  emergencyPhone: '+65 6555 0995',
  condition: 'live',
  label: 'Live until 18:00',
  startsAt: null,
  liveUntil: '2026-11-23T10:00:00.000Z',
  expiresAt: '2026-11-23T10:00:00.000Z',
  fireWatchUntil: null,
  nobodyWatches: false,
  suspendedAt: null,
  standstill: null,
  areaStop: null,
  signedOn: 4,
  notes: ['attendant', 'gasTest', 'alarm'],
  closedBy: null,
  mayBeStopped: true,
  inside: null,
  gasTests: [],
  worker: null,
  people: null,
};

/** For tests: what a refusal names, all of it absent. */
export const noProblem = {
  ...{ condition: null, certificate: null, endedOn: null, text: null, count: null },
  ...{ role: null, other: null, range: null, takenAt: null },
};

/** For tests: why work stands still, with nothing but the reason. */
export const noStandstill = { kind: null, check: '', words: '', role: null, isDanger: false };

/** For tests: an answer that shows the page. */
export function accept(item: Partial<Item> = {}, deviceKey: string | null = null): Answer {
  return {
    success: true,
    code: 'OK',
    message: '',
    deviceKey,
    problem: null,
    roleQuestion: null,
    leavingQuestion: null,
    recordedCheck: null,
    item: { ...live, ...item },
  };
}

/** For tests: a refusal, with the page unless it is null. */
export function refuse(
  problem: Answer['problem'],
  code: Answer['code'] = 'BAD_INPUT',
  item: Answer['item'] = live,
): Answer {
  return {
    success: false,
    code,
    message: 'Refused.',
    deviceKey: null,
    problem,
    roleQuestion: null,
    leavingQuestion: null,
    recordedCheck: null,
    item,
  };
}

/** For tests: the worker of the device, on the job since 15:00. */
export function createWorker(change: Partial<NonNullable<Item['worker']>>): NonNullable<Item['worker']> {
  return {
    ...{ name: 'Muthu Raman', since: '2026-11-23T07:00:00.000Z', roles: ['worker'], insideSince: null },
    ...{
      goesInside: false,
      staysOutBecause: null,
      recordsOthers: false,
      rolesLost: [],
      leavesTooFew: false,
      checks: [],
    },
    ...change,
  };
}
