import { describe, expect, it } from 'vitest';
import type { JobRole } from '../../role/job-role.ts';
import { requireRoles } from '../../role/role-requirement.ts';
import { decideChangeRole, decideSignOff, decideSignOn } from './decide-sign-on.ts';
import { findCondition } from '../requirements/read-job.ts';
import type { Job } from '../job/job.ts';
import { formatCondition } from '../summary/label.ts';
import { describeLeaving, listRolesLostBy } from './leaving.ts';
import type { JoiningWorker } from './may-sign-on.ts';
import { describeMissingCrew } from '../job/missing-crew.ts';
import {
  createJob,
  createSignOn,
  fullPolicy,
  minutesIn,
  roleCrew,
  rolesPolicy,
  startedLog,
} from '../testing/sample-jobs.ts';
import { watchWithoutEnd } from '../log/state.ts';
import type { WorkEntry, WorkLog } from '../log/work-log.ts';

const holder = { id: 'submitter', name: 'submitter' };
const log: WorkLog = [...roleCrew, ...startedLog];
const read = (more: WorkLog = [], minutes = 50) => createJob([...log, ...more], minutes, { policy: rolesPolicy });

const signOff = (minutes: number, workerId: string): WorkEntry => ({
  event: 'signOff',
  at: minutesIn(minutes),
  by: null,
  reason: null,
  details: { workerId },
});

const act = (minutes: number, entry: Partial<WorkEntry>): WorkEntry =>
  ({ at: minutesIn(minutes), by: holder, reason: null, ...entry }) as WorkEntry;

const listKinds = ({ state }: Job) => state.causes.map(({ kind, about }) => (about === '' ? kind : `${kind} ${about}`));

const kinds = ['attendant', 'gasTester', 'confinedSpaceEntry', 'fireWatcher'] as const;

/** A worker with every certificate. */
const expert: JoiningWorker = {
  id: 'expert',
  company: 'ACME',
  certificates: kinds.map((kind) => ({ kind, expiresOn: '2027-01-31', verified: true })),
  elsewhere: [],
};

function decide(job: Job, worker: JoiningWorker, ...roles: JobRole[]): string {
  const decision = decideSignOn(job, worker, holder, roles);
  if (!decision.allowed) return decision.problem;
  return decision.entry.event === 'signOn' ? (decision.entry.details.roles ?? []).join(' ') : '';
}

describe('every role is filled by a person of its own', () => {
  const empty = createJob([], 10, { policy: rolesPolicy });

  it('so that one person with every certificate starts nothing', () => {
    const alone = createJob([createSignOn(5, 'expert', 'attendant', 'gasTester', 'entrant')], 10, {
      policy: rolesPolicy,
    });
    // The entrant does not go with the others: only the first role counts.
    expect(describeMissingCrew(alone)).toBe('gas tester, entrant, fire watcher');
    expect(describeMissingCrew(empty)).toBe('attendant, gas tester, entrant, fire watcher');
    expect(describeMissingCrew(read())).toBeUndefined();
  });

  it('in the role that is missing and that their certificates allow', () => {
    expect(decide(empty, expert)).toBe('attendant');
    expect(decide(createJob(roleCrew.slice(0, 1), 24, { policy: rolesPolicy }), expert)).toBe('gasTester');
    // Nobody is missing: whoever comes does the work.
    expect(decide(read(), expert)).toBe('entrant');
    expect(decide(read(), { ...expert, certificates: [] })).toBe('worker');
  });

  it('unless the policy lets one person combine two', () => {
    expect(decide(empty, expert, 'attendant', 'gasTester')).toBe('attendant gasTester');
    expect(decide(empty, expert, 'attendant', 'entrant')).toBe('One person cannot be attendant and entrant here.');
  });

  it.each<[string, Partial<JoiningWorker>, JobRole, string]>([
    [
      'without the certificate',
      { certificates: [] },
      'attendant',
      'An attendant needs: Confined space attendant certificate. This worker has none.',
    ],
    [
      'with one that nobody has verified',
      { certificates: [{ kind: 'attendant', expiresOn: '2027-01-31', verified: false }] },
      'attendant',
      'Confined space attendant certificate: not verified by the site. A Site Admin, supervisor or permit closer of a site where the company works verifies it.',
    ],
    ['in a role that the policy does not name', {}, 'rigger', 'This work has no rigger. Choose another role.'],
    [
      'who is signed on to another permit',
      { elsewhere: [{ number: 'F10N-B1-000003', isFamily: true, boundAs: null }] },
      'attendant',
      'An attendant is on no other permit, and this worker is signed on at F10N-B1-000003. Sign off there first.',
    ],
    [
      'who has to be there all the time at another permit',
      { elsewhere: [{ number: 'F10N-B1-000003', isFamily: true, boundAs: 'fireWatcher' }] },
      'entrant',
      'This worker is the fire watcher at F10N-B1-000003 and has to stay there. Sign off there first.',
    ],
  ])('%s nobody signs on', (_which, change, role, sentence) => {
    expect(decide(empty, { ...expert, ...change }, role)).toBe(sentence);
  });

  it('says of a certificate that does not count why, when no role is asked for', () => {
    const certificates = [{ kind: 'attendant' as const, expiresOn: '2027-01-31', verified: false }];
    expect(decide(empty, { ...expert, certificates })).toMatch(/not verified by the site/);
    expect(decide(empty, { ...expert, certificates }, 'worker')).toBe('worker');
  });

  it('and is on the parent or a child permit at the same time only in a role that may leave', () => {
    const elsewhere = [{ number: 'F10N-B1-000003', isFamily: true, boundAs: null }];
    expect(decide(read(), { ...expert, elsewhere }, 'entrant')).toBe('entrant');
  });

  it('a general worker is anybody who does the work', () => {
    const policy = {
      ...rolesPolicy,
      roles: requireRoles([
        ['entrant', 0],
        ['worker', 1],
      ]),
    };
    expect(describeMissingCrew(createJob([createSignOn(5, 'muthu', 'entrant')], 10, { policy }))).toBeUndefined();
    expect(describeMissingCrew(createJob([], 10, { policy }))).toBe('worker');
  });
});

describe('a policy that counts certificates', () => {
  const all = expert.certificates;
  const crew = (['attendant', 'gasTester', 'confinedSpaceEntry'] as const).map((certificate) => ({
    certificate,
    atLeast: 1,
  }));
  const policy = { ...fullPolicy, crew };
  const enter = (workerId: string, certificates = all): WorkEntry => ({
    ...createSignOn(5, workerId),
    event: 'signOn',
    details: { workerId, certificates: [...certificates] },
  });
  const describeMissing = (...entries: WorkEntry[]) => describeMissingCrew(createJob(entries, 10, { policy }));

  it('asks for different people as attendant and entrant', () => {
    expect(describeMissing(enter('a'))).toBe('entrant');
    expect(describeMissing(enter('a'), enter('b'))).toBeUndefined();
  });

  it('shares people out so that the fewest are missing', () => {
    const attendant = all.filter(({ kind }) => kind === 'attendant');
    const others = all.filter(({ kind }) => kind !== 'fireWatcher');
    // The one who can do everything is needed elsewhere.
    expect(describeMissing(enter('a', others), enter('b', attendant))).toBeUndefined();
  });

  it('goes on when its attendant leaves, as it did', () => {
    const live = createJob([enter('a'), enter('b'), ...startedLog, signOff(40, 'a')], 45, { policy });
    expect(findCondition(live)).toBe('live');
    expect(describeMissingCrew(live)).toBe('entrant');
  });
});

describe('a role that has to be there all the time', () => {
  it.each(['arun', 'lim'])('stops live work when the last one leaves: %s', (workerId) => {
    const role = workerId === 'arun' ? 'attendant' : 'fireWatcher';
    expect(listRolesLostBy(read(), workerId)).toEqual([role]);
    const job = read([signOff(45, workerId)]);
    expect(listKinds(job)).toEqual([`roleLost ${role}`]);
    expect(formatCondition(job)).toBe(role === 'attendant' ? 'No attendant' : 'No fire watcher');
  });

  it('stops nothing when another one is there, or when somebody leaves who is needed for checks alone', () => {
    expect(findCondition(read([createSignOn(40, 'siti', 'attendant'), signOff(45, 'arun')]))).toBe('live');
    const untested = read([signOff(45, 'faizal')]);
    expect(findCondition(untested)).toBe('live');
    expect(describeMissingCrew(untested)).toBe('gas tester');
  });

  it('says why: nobody is left in it, or too few', () => {
    expect(describeLeaving(read(), ['attendant'])).toBe('This is the only attendant. The work stops when they leave.');
    const roles = rolesPolicy.roles.map((one) => (one.role === 'attendant' ? { ...one, atLeast: 2 } : one));
    const two = createJob([...log, createSignOn(40, 'siti', 'attendant')], 50, { policy: { ...rolesPolicy, roles } });
    expect(describeLeaving(two, listRolesLostBy(two, 'siti'))).toBe(
      '2 attendants are needed. The work stops when they leave.',
    );
    expect(describeLeaving(read(), [])).toBe('');
  });

  it('stops the work when the last one takes another role', () => {
    const arun = { ...expert, id: 'arun' };
    const decision = decideChangeRole(read(), arun, holder, ['worker']);
    expect(decision.allowed && decision.after.causes.map(({ kind }) => kind)).toEqual(['roleLost']);
    expect(decideChangeRole(read(), arun, holder, [])).toMatchObject({ allowed: false, problem: 'Choose a role.' });
    expect(decideChangeRole(read(), { ...arun, id: 'nobody' }, holder, ['worker'])).toMatchObject({ allowed: false });
  });

  const paused = act(40, { event: 'pauseWork', details: {}, reason: 'Lunch' });
  const goIn = act(35, { event: 'recordEntry', details: { direction: 'in', workerId: 'muthu' } });
  const stop = act(40, { event: 'stopWork', details: { kind: 'unsafe' } });

  it('is no cause while the work is paused, but is asked for before it goes on', () => {
    const job = read([paused, signOff(45, 'arun')]);
    expect(listKinds(job)).toEqual(['pause']);
    expect(describeMissingCrew(job)).toBe('attendant');
  });

  it('is one all the same for who watches while somebody is inside', () => {
    expect(listKinds(read([goIn, stop, signOff(45, 'arun')]))).toEqual(['personStop', 'roleLost attendant']);
    expect(listKinds(read([goIn, stop, signOff(45, 'lim')]))).toEqual(['personStop']);
  });

  it('counts from when the sign-off was pressed', () => {
    const late = { ...signOff(47, 'arun'), details: { workerId: 'arun', pressedAt: minutesIn(44).toISOString() } };
    expect(read([late as WorkEntry]).state.causes[0]).toMatchObject({ at: minutesIn(44), receivedAt: minutesIn(47) });
  });
});

describe('the fire watch of a policy that names a fire watcher', () => {
  const finish = (confirmedOff: string[]) => act(60, { event: 'finishWork', details: { confirmedOff } });
  const others = ['arun', 'faizal', 'muthu'];
  const round = (minutes: number): WorkEntry =>
    act(minutes, { event: 'recordCheck', details: { series: 'fireWatch', values: {}, result: 'passed' } });
  const watch = (more: WorkLog, minutes: number) => read([finish(others), ...more], minutes);

  it('keeps its fire watchers, and nobody else, until it ends', () => {
    expect([...watch([], 61).state.signedOn.keys()]).toEqual(['lim']);
    const ended = watch([round(70), round(85), round(100)], 121);
    expect([findCondition(ended), ended.state.signedOn.size]).toEqual(['finished', 0]);
  });

  it('does not run while nobody watches, and counts the whole length from the first round after', () => {
    const left = watch([round(70), signOff(75, 'lim')], 80);
    expect([formatCondition(left), listKinds(left)]).toEqual([
      'Fire watch: nobody is watching',
      ['roleLost fireWatcher'],
    ]);
    const unwatched = watch([round(70), signOff(75, 'lim'), round(78)], 140);
    expect(formatCondition(unwatched)).toBe('Fire watch: nobody is watching');
    const back = [round(70), signOff(75, 'lim'), createSignOn(90, 'siti', 'fireWatcher')];
    expect([formatCondition(watch(back, 91)), listKinds(watch(back, 91))]).toEqual([
      'Fire watch: the next round starts it',
      [],
    ]);
    expect(watch([...back, round(92)], 93).state.fireWatchUntil).toEqual(minutesIn(152));
  });

  it('does not run when its fire watcher has left before the end of the work', () => {
    const job = read([finish([...others, 'lim'])], 61);
    expect([formatCondition(job), listKinds(job)]).toEqual([
      'Fire watch: nobody is watching',
      ['roleLost fireWatcher'],
    ]);
  });

  it('says so, too, when its fire watcher had left before the work was finished', () => {
    const job = read([signOff(50, 'lim'), finish(others)], 61);
    expect([formatCondition(job), listKinds(job)]).toEqual([
      'Fire watch: nobody is watching',
      ['roleLost fireWatcher'],
    ]);
  });

  it('does not let go of a fire watcher who is inside when it ends', () => {
    const goIn = act(62, { event: 'recordEntry', details: { direction: 'in', workerId: 'lim' } });
    const ended = watch([goIn, round(70), round(85), round(100)], 121);
    expect([ended.state.fireWatchEndedAt !== null, [...ended.state.signedOn.keys()]]).toEqual([true, ['lim']]);
  });

  describe('when its fire watcher turns out to have left before it ended', () => {
    const leave = (job: Job, workerId: string, minutes: number) =>
      decideSignOff(job, workerId, null, { pressedAt: minutesIn(minutes) });
    const passed = [round(70), round(85), round(100)];
    const ended = watch(passed, 130);

    it('was none: nobody watches, and the whole length counts again once somebody does', () => {
      const left = leave(ended, 'lim', 105);
      if (!left.allowed) throw new Error(left.problem);
      expect(left.entry.details).toEqual({ workerId: 'lim', pressedAt: minutesIn(105).toISOString() });
      const reopened = { ...ended, state: left.after, logged: left.after, pending: [] };
      expect([formatCondition(reopened), listKinds(reopened)]).toEqual([
        'Fire watch: nobody is watching',
        ['roleLost fireWatcher'],
      ]);
      expect(decide(reopened, expert)).toBe('fireWatcher');
      expect(leave(reopened, 'lim', 105)).toMatchObject({ problem: 'This worker is not signed on.' });
    });

    it('stays over where another one watched to the end', () => {
      const two = watch([createSignOn(62, 'siti', 'fireWatcher'), ...passed], 130);
      const first = leave(two, 'lim', 105);
      if (!first.allowed) throw new Error(first.problem);
      expect(first.after.fireWatchEndedAt).not.toBeNull();
      const second = leave({ ...two, state: first.after }, 'siti', 106);
      expect(second.allowed && second.after.fireWatchEndedAt).toBeNull();
    });

    it('was none where the others came only after that', () => {
      const relieved = watch([round(70), round(85), createSignOn(90, 'siti', 'fireWatcher'), round(100)], 130);
      const left = leave(relieved, 'lim', 72);
      expect(left.allowed && left.after.fireWatchEndedAt).toBeNull();
      const during = watch([round(70), round(85), createSignOn(90, 'siti', 'fireWatcher'), round(100)], 105);
      const gap = leave(during, 'lim', 72);
      expect(gap.allowed && [gap.after.fireWatchUntil, gap.after.watchableSince]).toEqual([
        watchWithoutEnd,
        minutesIn(90),
      ]);
      const none = leave(during, 'lim', 95);
      expect(none.allowed && none.after.fireWatchUntil).toEqual(minutesIn(120));
    });

    it('ends nothing once a danger has made the watch begin again', () => {
      const smoke = act(131, { event: 'stopWork', details: { kind: 'fire', pressedAt: minutesIn(110).toISOString() } });
      const end = act(120, { event: 'endFireWatch', by: null, details: { due: minutesIn(120).toISOString() } });
      const again = watch([...passed, end, smoke, createSignOn(132, 'siti', 'fireWatcher')], 135);
      expect(findCondition(again)).toBe('fireWatch');
      expect(leave(again, 'lim', 105)).toMatchObject({ allowed: false });
    });

    it('is over for whoever signs off after its end, and for others', () => {
      expect(leave(ended, 'lim', 125)).toMatchObject({ allowed: false });
      expect(leave(ended, 'muthu', 105)).toMatchObject({ allowed: false });
    });
  });

  it('takes further fire watchers, and nobody in another role', () => {
    expect(decide(watch([], 61), expert)).toBe('fireWatcher');
    expect(decide(watch([], 61), expert, 'entrant')).toBe('The work is finished. Only fire watchers sign on now.');
    const relieved = watch([createSignOn(62, 'siti', 'fireWatcher'), signOff(63, 'lim')], 64);
    expect([formatCondition(relieved), listKinds(relieved)]).toEqual(['Fire watch until 10:00', []]);
  });
});

it('of somebody inside it has to be known that they have come out before they sign off', () => {
  const goIn = act(35, { event: 'recordEntry', details: { direction: 'in', workerId: 'muthu' } });
  const job = read([goIn]);
  expect(decideSignOff(job, 'muthu', null)).toMatchObject({ allowed: false, signOnProblem: { key: 'stillInside' } });
  const decision = decideSignOff(job, 'muthu', null, { hasComeOut: true });
  expect(decision).toMatchObject({ allowed: true, entry: { details: { workerId: 'muthu', cameOut: true } } });
  expect(decision.allowed && [decision.after.inside.size, decision.after.signedOn.has('muthu')]).toEqual([0, false]);
  // A sign-off that was pressed before they went in again says nothing of where they are.
  const late = { pressedAt: minutesIn(34), hasComeOut: true };
  expect(decideSignOff(job, 'muthu', null, late)).toMatchObject({ signOnProblem: { key: 'stillInside' } });
});

describe('work that expires with people signed on', () => {
  it('has that as a cause until they are signed off, and is none that anybody answers', () => {
    const expired = read([], 640);
    expect(listKinds(expired)).toContain('expiredWithPeople');
    expect(formatCondition(expired)).toMatch(/^Expired 40 min ago\. Stop work\. Expired with people signed on$/);
    const all = ['arun', 'faizal', 'muthu', 'lim'].map((workerId) => signOff(636, workerId));
    expect(listKinds(read(all.slice(1), 640))).toContain('expiredWithPeople');
    expect(listKinds(read(all, 640))).not.toContain('expiredWithPeople');
  });

  it('has none where nobody was there', () => {
    const all = ['arun', 'faizal', 'muthu', 'lim'].map((workerId) => signOff(520, workerId));
    expect(listKinds(read(all, 640))).not.toContain('expiredWithPeople');
  });
});

describe('an attendant who goes inside', () => {
  const goIn = (workerId: string, minutes: number) =>
    act(minutes, {
      event: 'recordEntry',
      details: { direction: 'in', workerId, against: 'Their role does not go in.' },
    });

  it('watches nobody: the role is lost, and is asked for before the work goes on', () => {
    const job = read([goIn('arun', 45)]);
    expect(listKinds(job)).toEqual(['entryRefused', 'roleLost attendant']);
    expect(describeMissingCrew(job)).toBe('attendant');
    const out = act(47, { event: 'recordEntry', details: { direction: 'out', workerId: 'arun' } });
    expect(describeMissingCrew(read([goIn('arun', 45), out]))).toBeUndefined();
  });

  it('leaves nobody inside alone, whatever the policy asks for', () => {
    const lax = {
      ...rolesPolicy,
      roles: rolesPolicy.roles.map((row) =>
        row.role === 'attendant' ? { ...row, allTheTime: false, atLeast: 0 } : row,
      ),
    };
    const inside = act(45, { event: 'recordEntry', details: { direction: 'in', workerId: 'muthu' } });
    const left = createJob([...log, inside, signOff(47, 'arun')], 50, { policy: lax });
    expect(listKinds(left)).toEqual(['roleLost attendant']);
    expect(findCondition(createJob([...log, signOff(47, 'arun')], 50, { policy: lax }))).toBe('live');
  });
});
