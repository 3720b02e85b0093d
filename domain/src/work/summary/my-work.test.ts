import { describe, expect, it } from 'vitest';
import {
  compareTasks,
  findNextTaskChange,
  findTask,
  findTaskGroup,
  formatTaskTime,
  taskGroups,
  workTasks,
  type ListedWork,
  type TaskGroup,
  type WorkRelation,
  type WorkTask,
} from './my-work.ts';

const timeZone = 'Asia/Singapore';
const nobody: WorkRelation = { isHolder: false, isIssuer: false, heldSinceCause: false, isNextHolder: false };
/** Four in the afternoon at the site. */
const now = new Date('2026-11-23T08:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

it('while all work of the site is stopped, the holder finds their people, and nobody checks, starts or resumes', () => {
  const phases = ['waiting', 'live', 'suspended', 'expired'] as const;
  for (const phase of phases) {
    const work: ListedWork = {
      phase,
      startsAt: inMinutes(-60),
      stopsAt: null,
      expiresAt: null,
      fireWatchUntil: null,
      nextCheckAt: inMinutes(-1),
      revalidateBy: inMinutes(10),
      checksCountUntil: null,
      missing: 0,
      hasExtensionRequest: true,
      hasUnapprovedChildren: false,
      hasAreaStop: true,
      hasStarted: true,
      suspension: '',
      signedOn: 0,
      inside: 0,
      ...{ nextCheck: '', blockedActions: [], blockedFrom: null, unanswered: '' },
    };
    const find = (relation: Partial<WorkRelation>) => findTask(work, { ...nobody, ...relation }, now)?.task;
    expect(find({ isHolder: true })).toBe('findPeople');
    expect(find({ isIssuer: true })).toBe('siteStopped');
    expect(find({ isNextHolder: true })).toBe('siteStopped');
  }
});

it('the holder of paused work reads when the next check is due, and is asked for it when it comes', () => {
  const paused: ListedWork = {
    ...{ phase: 'suspended', hasStarted: true, suspension: 'Paused', signedOn: 1, inside: 0, missing: 0 },
    ...{ startsAt: inMinutes(-60), stopsAt: null, expiresAt: null, fireWatchUntil: null, checksCountUntil: null },
    ...{ revalidateBy: null, hasExtensionRequest: false, hasUnapprovedChildren: false, hasAreaStop: false },
    nextCheckAt: inMinutes(40),
    ...{ nextCheck: 'Record gas test', blockedActions: [], blockedFrom: null, unanswered: '' },
  };
  const find = (nextCheckAt: Date | null) => findTask({ ...paused, nextCheckAt }, { ...nobody, isHolder: true }, now);
  const waiting = find(inMinutes(40));
  expect(waiting).toMatchObject({ task: 'wait', due: inMinutes(40) });
  expect(waiting && findTaskGroup(waiting, now, timeZone)).toBe('now');
  expect(formatTaskTime('wait', inMinutes(40), now, timeZone)).toBe('Next check 16:40, in 40 min');
  expect(find(null)).toMatchObject({ task: 'wait', due: null });
  expect([find(inMinutes(15))?.task, find(inMinutes(-1))?.task]).toEqual(['checkSoon', 'checkLate']);
});

describe('the issuing authority', () => {
  const quiet: ListedWork = {
    phase: 'live',
    startsAt: inMinutes(-60),
    stopsAt: null,
    expiresAt: inMinutes(600),
    fireWatchUntil: null,
    nextCheckAt: null,
    revalidateBy: null,
    checksCountUntil: null,
    missing: 0,
    hasExtensionRequest: false,
    hasUnapprovedChildren: false,
    hasAreaStop: false,
    hasStarted: true,
    suspension: '',
    signedOn: 0,
    inside: 0,
    nextCheck: '',
    blockedActions: [],
    blockedFrom: null,
    unanswered: '',
  };
  const issuer = { ...nobody, isIssuer: true };
  const find = (more: Partial<ListedWork>) => {
    const found = findTask({ ...quiet, ...more }, issuer, now);
    return found && [found.task, findTaskGroup(found, now, timeZone)];
  };

  it.each<[string, Partial<ListedWork>, WorkTask, TaskGroup]>([
    ['stopped with people inside', { phase: 'suspended', inside: 2, signedOn: 3 }, 'getPeopleOut', 'now'],
    ['expired with people inside', { phase: 'expired', inside: 1, signedOn: 1 }, 'getPeopleOut', 'now'],
    ['expired with people signed on', { phase: 'expired', signedOn: 1 }, 'expiredWithPeople', 'now'],
    ['live with a late check', { nextCheckAt: inMinutes(-1) }, 'checkLate', 'now'],
    ['paused with a late check', { phase: 'suspended', signedOn: 1, nextCheckAt: inMinutes(-1) }, 'checkLate', 'now'],
    ['paused with a check to come', { phase: 'suspended', signedOn: 1, nextCheckAt: inMinutes(5) }, 'resume', 'now'],
    ['live', { inside: 2, signedOn: 3 }, 'keepAnEye', 'atYourSites'],
    ['under fire watch', { phase: 'finished', fireWatchUntil: inMinutes(30) }, 'keepAnEye', 'atYourSites'],
    ['expired, with nobody there', { phase: 'expired' }, 'keepAnEye', 'atYourSites'],
  ])('has work that is %s', (_which, more, task, group) => {
    expect(find(more)).toEqual([task, group]);
  });

  it('has nothing to look after where work has not begun, or is over', () => {
    expect(find({ phase: 'waiting', hasStarted: false })).toBeUndefined();
    expect(find({ phase: 'finished' })).toBeUndefined();
  });
});

describe('the group of a task', () => {
  const cases: [WorkTask, number | null, TaskGroup][] = [
    ['finishExpired', null, 'now'],
    ['resume', null, 'now'],
    ['takeOver', null, 'now'],
    ['wait', null, 'now'],
    ['checkLate', -3, 'now'],
    ['checkSoon', 15, 'now'],
    ['endsSoon', 30, 'now'],
    ['prepare', -7, 'now'],
    ['revalidate', 0, 'now'],
    ['revalidate', 1, 'withinTheHour'],
    ['answerExtension', 34, 'withinTheHour'],
    ['planned', 60, 'withinTheHour'],
    ['planned', 61, 'laterToday'],
    ['start', 38, 'withinTheHour'],
    ['goOn', 8 * 60 - 1, 'laterToday'],
    ['goOn', 8 * 60, 'later'],
    ['planned', 3 * 24 * 60, 'later'],
  ];

  it.each(cases)('%s, due in %s minutes, is %s', (task, minutes, group) => {
    expect(findTaskGroup({ task, due: minutes === null ? null : inMinutes(minutes) }, now, timeZone)).toBe(group);
  });

  it('counts within the hour what is due soon after midnight', () => {
    const late = new Date('2026-11-23T15:40:00Z');
    const due = new Date('2026-11-23T16:10:00Z');
    expect(findTaskGroup({ task: 'planned', due }, late, timeZone)).toBe('withinTheHour');
  });
});

it('tasks are in order of their group, then of urgency, then of what is due first', () => {
  const toTask = (task: WorkTask, group: TaskGroup, minutes: number | null) => ({
    task,
    group,
    due: minutes === null ? null : inMinutes(minutes),
  });
  const ordered = [
    toTask('finishExpired', 'now', null),
    toTask('checkLate', 'now', -9),
    toTask('checkLate', 'now', -3),
    toTask('planned', 'withinTheHour', 40),
    toTask('revalidate', 'laterToday', 90),
    toTask('goOn', 'laterToday', 70),
  ];
  expect(ordered.toReversed().sort(compareTasks)).toEqual(ordered);
  expect(taskGroups[0]).toBe('now');
  expect(workTasks[0]).toBe('getPeopleOut');
});

it.each([
  ['checkLate', -3, 'Due 15:57, 3 min ago'],
  ['checkSoon', 6, 'Due 16:06, in 6 min'],
  ['endsSoon', 24, 'Ends 16:24, in 24 min'],
  ['planned', 64, 'Starts 17:04, in 1 h 4 min'],
  ['prepare', -7, 'Began 15:53, 7 min ago'],
  ['goOn', 24 * 60, 'Until Tue 16:00, in 24 h'],
] as const)('says when %s is due', (task, minutes, text) => {
  expect(formatTaskTime(task, inMinutes(minutes), now, timeZone)).toBe(text);
});

it('the next change is the first time at which a task becomes another or moves up', () => {
  expect(findNextTaskChange([inMinutes(200), inMinutes(70)], now)).toEqual(inMinutes(10));
  expect(findNextTaskChange([inMinutes(40)], now)).toEqual(inMinutes(10));
  expect(findNextTaskChange([inMinutes(6), inMinutes(-6)], now)).toEqual(inMinutes(6));
  expect(findNextTaskChange([now], now)).toBeUndefined();
});

describe('the button', () => {
  const suspended: ListedWork = {
    ...{ phase: 'suspended', hasStarted: true, suspension: 'Gas test failed', signedOn: 1, inside: 0, missing: 0 },
    ...{ startsAt: inMinutes(-60), stopsAt: null, expiresAt: null, fireWatchUntil: null, checksCountUntil: null },
    ...{ revalidateBy: null, hasExtensionRequest: false, hasUnapprovedChildren: false, hasAreaStop: false },
    ...{ nextCheckAt: null, nextCheck: '', blockedActions: [], blockedFrom: null, unanswered: '' },
  };
  const findButton = (more: Partial<ListedWork>, relation: Partial<WorkRelation> = { isIssuer: true }) =>
    findTask({ ...suspended, ...more }, { ...nobody, ...relation }, now)?.button;

  it.each<[string, Partial<ListedWork>, string]>([
    ['is the action in the words of the permit', {}, 'Resume work'],
    ['offers none that something keeps from being taken', { blockedActions: ['resumeWork'] }, 'See what is missing'],
    ['offers none that a check is due for', { blockedFrom: inMinutes(-1) }, 'See what is missing'],
    ['counts a check as long as it counts', { blockedFrom: inMinutes(1) }, 'Resume work'],
    ['says of a check that an older version did not name what to do', { nextCheckAt: inMinutes(-1) }, 'Record check'],
    ['names the check that is due', { nextCheckAt: inMinutes(-1), nextCheck: 'Record gas test' }, 'Record gas test'],
  ])('%s', (_what, more, button) => {
    expect(findButton(more)).toBe(button);
  });

  it('leads whoever is asked to take over there, whatever has become of the work', () => {
    for (const phase of ['waiting', 'live', 'suspended', 'expired', 'finished'] as const)
      expect(findButton({ phase, suspension: '' }, { isNextHolder: true })).toBe('Take over');
  });
});
