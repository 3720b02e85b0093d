import { expect, it } from 'vitest';
import type { CertificateKind } from '../../crew/certificate-kind.ts';
import { getJobRole, type JobRole } from '../../role/job-role.ts';
import { createRoleRequirement } from '../../role/role-requirement.ts';
import { getRoleWords } from '../../role/role-words.ts';
import { roleWords } from '../../role/role-words-en.ts';
import { summarizeRole } from '../../work-policy/describe-work-policy.ts';
import type { CheckKind } from '../../work-policy/work-policy.ts';
import { decideCheck } from '../checks/decide-check.ts';
import { decideWork } from './decide.ts';
import type { WorkEntry } from '../log/work-log.ts';
import { formatWorkEntry } from '../records/format-entry.ts';
import { listRequirements } from '../requirements/requirements.ts';
import { summarizeJob } from '../summary/job-summary.ts';
import { createJob, generalPolicy, minutesIn, people, startedLog } from '../testing/sample-jobs.ts';

// What a newer version stores while an update runs, or has left behind when one was taken back.
const droneSpotter = 'droneSpotter' as JobRole;
const licence = 'droneLicence' as CertificateKind;
const newer = {
  ...createRoleRequirement('rigger'),
  role: droneSpotter,
  certificates: [licence],
  allTheTime: true,
};
const naming = { ...generalPolicy, roles: [newer, createRoleRequirement('worker', 0)], crew: [] };
const counting = { ...generalPolicy, roles: [], crew: [{ certificate: licence, atLeast: 1 }] };

function sign(event: 'signOn' | 'signOff', minutes: number): WorkEntry {
  const details = { workerId: 'ravi', certificates: [], roles: [droneSpotter] };
  return { event, at: minutesIn(minutes), by: null, reason: null, details };
}

it.each([
  ['naming', 'Not signed on yet: droneSpotter.', naming],
  ['counting', 'Not signed on yet: droneLicence.', counting],
])('a policy %s what only a newer version has lets nobody start, and anybody stop', (_kind, missing, policy) => {
  const planned = createJob([], 15, { policy });
  expect(summarizeJob(planned)?.missing).toBeGreaterThan(0);
  const [crew] = listRequirements(planned, 'startWork').filter(({ key }) => key === 'crewSignedOn');
  expect(crew).toMatchObject({ met: false, sentence: expect.stringContaining(missing) });
  const live = createJob(startedLog, 45, { policy });
  expect(summarizeJob(live)?.phase).toBe('live');
  expect(decideWork(people.bystander, live, 'stopWork', { kind: 'gas' }).allowed).toBe(true);
});

it('a role that only a newer version has is filled, left and worded by its stored name', () => {
  const entry = sign('signOn', 31);
  const texts = { policy: naming, timeZone: 'UTC', nameWorker: () => 'Ravi' };
  expect(formatWorkEntry(entry, texts)).toBe('A worker signed on: Ravi, droneSpotter');
  expect(createJob([...startedLog, entry], 45, { policy: naming }).state.causes).toEqual([]);
  const left = createJob([...startedLog, entry, sign('signOff', 40)], 45, { policy: naming });
  expect(left.state.causes.map(({ kind }) => kind)).toEqual(['roleLost']);
  expect(summarizeJob(left)).toMatchObject({ phase: 'suspended', suspension: 'No droneSpotter' });
  expect(summarizeRole(newer)).toBe('At least 1, all the time; droneLicence');
  expect(getRoleWords(roleWords, droneSpotter)).toEqual({ name: 'droneSpotter', sentence: '' });
});

it('somebody in a role that only a newer version has does not stand in for another', () => {
  expect(getJobRole(droneSpotter)).toMatchObject({ presence: 'always', mayCombine: [] });
});

it('a check of a kind that only a newer version has is recorded, and suspends the work when it fails', () => {
  const kind = 'noise' as CheckKind;
  const series = { name: 'noise', title: 'Noise', kind, readings: [], everyMinutes: 60, graceMinutes: 5 };
  const live = createJob(startedLog, 45, { policy: { ...generalPolicy, checks: [series] } });
  const sent = { series: 'noise', values: {}, passed: false, note: 'Too loud' };
  const decision = decideCheck(people.submitter, live, sent, null);
  if (!decision.allowed) throw new Error(decision.problem);
  const after = createJob([...startedLog, decision.entry], 46, { policy: live.policy });
  expect(after.state.causes.map((cause) => cause.kind)).toEqual(['checkFailed']);
});
