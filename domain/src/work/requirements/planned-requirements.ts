import type { CertificateKind } from '../../crew/certificate-kind.ts';
import {
  describeCertificateState,
  getCertificateState,
  type CertificateState,
  type CertificateValidity,
} from '../../crew/certificate-state.ts';
import type { Period } from '../../template/period/period.ts';
import type { InputPurpose } from '../../template/model/template.ts';
import type { WorkPolicy } from '../../work-policy/work-policy.ts';
import { formatDay } from '../../time/format-date.ts';
import { listSeries } from '../log/combined-policy.ts';
import { readJob } from './read-job.ts';
import type { Job, WorkPermit } from '../job/job.ts';
import { countCertified, formatRoleCount, formatRoles, getNeededDays } from '../job/missing-crew.ts';
import type { Requirement } from './requirements.ts';
import { listRequirements, type RequirementKey } from './requirements.ts';

/** The purposes of the answers that decide what work will need. */
export const planningPurposes = [
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'period',
  'highRiskWork',
] as const satisfies readonly InputPurpose[];

/** A worker of the company that will do the work, as the crew register has them. */
export interface RegisteredWorker {
  id: string;
  name: string;
  certificates: readonly CertificateValidity[];
}

/** A form that the ticked impacts of a permit require. */
export interface RequiredForm {
  code: string;
  isAttached: boolean;
}

/** Work while its permit is raised. */
export interface WorkPlan {
  policy: WorkPolicy;
  /** As far as it is filled in. */
  period: Period;
  timeZone: string;
  /** Whether certificates that nobody has verified count at the site. */
  countsUnverified: boolean;
  now: Date;
  /** Those of the submitter's company with certificates; undefined where the submitter does not see its register. */
  workers: readonly RegisteredWorker[] | undefined;
  requiredForms: readonly RequiredForm[];
}

/** A certificate that the work needs, and that ends before the work does or is not verified where it has to be. */
export interface FlaggedCertificate {
  workerId: string;
  workerName: string;
  kind: CertificateKind;
  /** The last day on which it is valid, as YYYY-MM-DD. */
  until: string;
  sentence: string;
}

/** What work will need before it may start. It is not met before the permit is approved. */
export interface PlannedRequirement extends Requirement {
  /** Whether something about it should be seen to now. A permit can be submitted all the same. */
  needsAttention: boolean;
  flagged: readonly FlaggedCertificate[];
}

/** What there is to say about a requirement while the permit is raised. */
type PlannedNeed = Pick<Requirement, 'sentence'> &
  Partial<Pick<PlannedRequirement, 'resolvedBy' | 'needsAttention' | 'flagged'>>;

/** What each requirement of a start asks for while the permit is raised; null where there is nothing to say yet. */
const plannedNeeds: Record<RequirementKey, ((plan: WorkPlan, job: Job) => PlannedNeed[]) | null> = {
  approved: null,
  withinPeriod: null,
  parentMayWork: null,
  childPermitsApproved: listMissingForms,
  isolationsVerified: () => [{ sentence: 'Every isolation is locked, tagged and verified.' }],
  proven: null,
  checksPassed: listChecks,
  crewSignedOn: listCrew,
  holderAccepted: null,
  holderCanAct: null,
  gasTestAfterAlarm: null,
  nobodyInside: null,
  childWorkOver: null,
  copiedDangerAnswered: null,
  noAreaStop: null,
  workFinished: null,
  fireWatchOver: null,
  dangersAnswered: null,
  everybodyOut: null,
  nobodySignedOn: null,
  childPermitsFinished: null,
};

function listMissingForms({ requiredForms }: WorkPlan): PlannedNeed[] {
  return requiredForms
    .filter(({ isAttached }) => !isAttached)
    .map(({ code }) => ({
      sentence: `The ticked impacts require ${code}. It is not attached yet.`,
      resolvedBy: 'you, in this form',
      needsAttention: true,
    }));
}

function listChecks({ policy }: WorkPlan): PlannedNeed[] {
  return listSeries(policy).flatMap(({ title, beforeStartMinutes }) =>
    beforeStartMinutes === undefined
      ? []
      : [{ sentence: `${title} done and passed at most ${beforeStartMinutes} min before the start.` }],
  );
}

function listCrew(plan: WorkPlan, job: Job): PlannedNeed[] {
  const { period, timeZone, workers, policy } = plan;
  const until = period.end ? formatDay(period.end, timeZone) : 'the work ends';
  return listNeededPeople(policy).map(({ certificate, atLeast, people }) => {
    if (certificate === undefined) return { sentence: `The work needs ${toArticle(people, atLeast)}.` };
    const held = atLeast === 1 ? 'a certificate' : 'certificates';
    const need = `The work needs ${toArticle(people, atLeast)} with ${held} valid until ${until}`;
    if (!workers) return { sentence: `${need}.` };
    const count = countCertified(workers, certificate, getNeededDays(job));
    const isShort = count < atLeast;
    // One that has ended long ago is of interest only to whoever looks for more people.
    const states = ['endsBefore', 'notVerified', ...(isShort ? (['expired'] as const) : [])] as const;
    const flagged = listFlagged(workers, certificate, states, job);
    return { sentence: `${need}: ${formatCount(count)}.`, needsAttention: isShort || flagged.length > 0, flagged };
  });
}

/** The people whom a policy asks for, with each certificate that they need; undefined where they need none. */
function listNeededPeople({
  roles,
  crew,
}: WorkPolicy): { people: string; atLeast: number; certificate: CertificateKind | undefined }[] {
  return [
    ...roles.flatMap(({ role, atLeast, certificates }) => {
      const kinds = certificates.length === 0 ? [undefined] : certificates;
      return atLeast === 0
        ? []
        : kinds.map((certificate) => ({ people: formatRoleCount(role, atLeast), atLeast, certificate }));
    }),
    ...crew.map(({ certificate, atLeast }) => ({ people: formatRoles(certificate, atLeast), atLeast, certificate })),
  ];
}

function toArticle(people: string, count: number): string {
  if (count !== 1) return people;
  return `${/^[aeiou]/.test(people) ? 'an' : 'a'} ${people}`;
}

function formatCount(count: number): string {
  if (count === 0) return 'none of your workers has one';
  return `${count} of your workers ${count === 1 ? 'has' : 'have'} one`;
}

/** The certificates of a kind that do not count until the end of the work, the latest first. */
function listFlagged(
  workers: readonly RegisteredWorker[],
  kind: CertificateKind,
  states: readonly CertificateState['state'][],
  job: Job,
): FlaggedCertificate[] {
  return workers
    .flatMap(({ id, name, certificates }): FlaggedCertificate[] => {
      const state = getCertificateState(certificates, kind, getNeededDays(job));
      if (state.state === 'missing' || !states.includes(state.state)) return [];
      const sentence = describeCertificateState(kind, state, name);
      return [{ workerId: id, workerName: name, kind, until: state.until, sentence }];
    })
    .toSorted((one, other) => other.until.localeCompare(one.until));
}

const nobody = { id: '', name: '' };

/** The job as it will be when its permit has been raised. */
function toPlannedJob({ policy, period, timeZone, countsUnverified, now }: WorkPlan): Job {
  const permit: WorkPermit = {
    ...period,
    timeZone,
    countsUnverified,
    number: '',
    siteId: '',
    submitter: nobody,
    contractor: '',
    ownerId: '',
    reviewerIds: [],
    reviewingGroupIds: [],
    unapprovedChildren: [],
    unproven: [],
    children: [],
    copiedFrom: [],
    gasStoppedAt: null,
    cannotAct: [],
    appointmentMinutes: 0,
    parent: null,
    isApproved: false,
    isOver: false,
    areaStop: null,
  };
  return readJob(permit, policy, [], now);
}

/** What the work under a permit that is being raised will need before it may start. */
export function listPlannedRequirements(plan: WorkPlan): PlannedRequirement[] {
  const job = toPlannedJob(plan);
  return listRequirements(job, 'startWork').flatMap((requirement) =>
    (plannedNeeds[requirement.key]?.(plan, job) ?? []).map((need) => ({
      ...requirement,
      met: false,
      needsAttention: false,
      flagged: [],
      ...need,
    })),
  );
}
