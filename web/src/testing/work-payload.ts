import { conditionTable, type WorkCondition } from '@eptw/domain/work/log/conditions';
import { getActionLabel, workActions, type WorkAction } from '@eptw/domain/work/table/work-table';
import {
  GetReadinessDocument,
  GetWorkConditionDocument,
  GetWorkDocument,
  type GetReadinessQuery,
  type SeriesFactsFragment,
  type WorkFactsFragment,
} from '../generated/work.ts';
import { respondTo, success } from './api.ts';

/** The requestor of the permit forms, who holds the permit. */
const holder = { _id: 'person-requestor', fullname: 'Ravi Kumar' };

/** The work under a permit as the API returns it, in this condition; null before approval. */
export function createWork(condition: WorkCondition | null, more: Partial<WorkFactsFragment> = {}): WorkFactsFragment {
  return {
    permitId: 'permit',
    code: 'F10N-GP-000001',
    version: 1,
    timeZone: 'Asia/Singapore',
    emergencyPhone: '+65 6555 0995',
    isPaused: false,
    causes: [],
    now: new Date().toISOString(),
    condition,
    label: condition && conditionTable[condition].name,
    labelParts: condition && { headline: conditionTable[condition].name, detail: '' },
    holder,
    startsAt: null,
    startedAt: null,
    finishedAt: null,
    validUntil: null,
    expiresAt: null,
    expiredAt: null,
    revalidateBy: null,
    fireWatchUntil: null,
    suspendedAt: null,
    handover: null,
    extension: null,
    nextCheck: null,
    crew: [],
    roles: [],
    hasEntryLog: false,
    inside: [],
    childPermits: [],
    mayRecordEntries: false,
    signOnPath: condition === null || condition === 'fireWatch' || condition === 'finished' ? null : '/work-here/code',
    maySignOn: false,
    maySignOff: false,
    policy: { validityHours: 12, revalidationHours: null, extensionHours: 4, roles: [] },
    log: [],
    relation: { isHolder: false, isIssuer: false, heldSinceCause: false, isNextHolder: false },
    workActions: [],
    ...more,
  };
}

/** An open cause as the API returns it: somebody stopped the work for another reason than a danger, five minutes ago. */
export function createCause(
  more: Partial<WorkFactsFragment['causes'][number]> = {},
): WorkFactsFragment['causes'][number] {
  const at = new Date(Date.now() - 5 * 60_000).toISOString();
  return {
    id: 'cause-1',
    kind: 'personStop',
    background: 'orange',
    by: 'Priya Nair',
    at,
    receivedAt: at,
    value: '',
    words: 'Stopped by Priya Nair: Unsafe condition',
    isOver: false,
    asksAnswer: true,
    answer: null,
    answeredBy: null,
    answeredAt: null,
    ...more,
  };
}

/** Actions as the server offers them; one with a reason is blocked. */
export function listAvailable(
  actions: Partial<Record<WorkAction, string | null>>,
  condition?: WorkCondition,
): WorkFactsFragment['workActions'] {
  return workActions.flatMap((action) => {
    const blockedBy = actions[action];
    return blockedBy === undefined ? [] : [{ action, label: getActionLabel(action, condition), blockedBy }];
  });
}

/** The gas test as the API returns it, without records. */
export function createGasTest(more: Partial<SeriesFactsFragment> = {}): SeriesFactsFragment {
  const reading = { from: null, to: null, below: null, rangeFrom: 0 };
  return {
    series: {
      name: 'gasTest',
      title: 'Gas test',
      kind: 'gasTest',
      readings: [
        { ...reading, name: 'oxygen', label: 'Oxygen', unit: '%', from: 19.5, to: 23.5, rangeTo: 30 },
        { ...reading, name: 'flammable', label: 'Flammable gas (LEL)', unit: '%', below: 10, rangeTo: 100 },
      ],
      beforeStartMinutes: 30,
      everyMinutes: 30,
      graceMinutes: 5,
      calibrationDays: 180,
    },
    nextDue: null,
    missedAt: null,
    mayRecord: true,
    checks: [],
    missed: [],
    ...more,
  };
}

/** A record of the gas test as the API returns it. */
export function createGasRecord(
  at: string,
  oxygen: number,
  flammable: number,
  more: Partial<SeriesFactsFragment['checks'][number]> = {},
): SeriesFactsFragment['checks'][number] {
  const problem = flammable >= 10 ? `${flammable} % is above the limit of 10 %.` : null;
  return {
    at,
    takenAt: at,
    by: holder.fullname,
    measuredBy: holder.fullname,
    measurer: null,
    passed: problem === null,
    readings: [
      { name: 'oxygen', value: oxygen, overRange: false, problem: null },
      { name: 'flammable', value: flammable, overRange: false, problem },
    ],
    note: null,
    instrument: 'GD-0214',
    calibratedOn: new Date(Date.now() - 21 * 86_400_000).toISOString().slice(0, 10),
    deviceTime: null,
    photo: null,
    ...more,
  };
}

/** The work that the API returns, as it is when it is asked. */
export interface RespondingWork {
  work: WorkFactsFragment;
  series?: SeriesFactsFragment[];
  requirements?: GetReadinessQuery['readiness']['requirements'];
}

/** Lets the API return this work, with the time of the answer by the server's clock. */
export function respondWithWork(getCurrent: () => RespondingWork, getServerNow = () => new Date()): void {
  respondTo(GetWorkDocument, () => {
    const { work, series = [] } = getCurrent();
    return {
      work: { ...success(), item: { ...work, now: getServerNow().toISOString() } },
      checks: { ...success(), items: series },
    };
  });
  respondTo(GetWorkConditionDocument, () => ({ work: { ...success(), item: getCurrent().work } }));
  respondTo(GetReadinessDocument, () => ({
    readiness: { ...success(), requirements: getCurrent().requirements ?? [] },
  }));
}
