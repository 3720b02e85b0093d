import type { PermitStatus } from '@eptw/domain/permit/status';
import { content } from '../content/content.ts';
import type { Chances, DemoCondition, Milestone, PermitOutcome } from '../content/demo/permits.ts';

const { permits: settings, organisation } = content.demo;

/** A step in the life of a demo permit. */
export interface DemoStep {
  at: Date;
  /** The part of the user's address before the @; contractors with their company's domain. */
  by: string;
  /** The status that the user requests; omitted for creating the permit. */
  requestedStatus?: PermitStatus;
  reason?: string;
  /** Whether the work details are corrected with the decision. */
  corrects?: true;
}

export interface DemoPermit {
  submitter: string;
  site: string;
  templateCode: string;
  /** The parent of a child permit. */
  parent?: DemoPermit;
  attachedCodes: string[];
  discipline: string;
  owner: string;
  individuals: string[];
  groups: string[];
  /** YYYY-MM-DD, local to the site. */
  start: string;
  end: string;
  /** Creating it, and everything that follows, in chronological order. */
  steps: DemoStep[];
  /** How its work stands, where it is under way. */
  condition?: DemoCondition;
}

export type Random = () => number;

const minute = 60_000;
export const hour = 60 * minute;
const day = 24 * hour;
/** Demo sites are in Singapore, eight hours ahead of UTC all year. */
const siteUtcOffset = 8 * hour;

/** The last time, in milliseconds since 1970, before anybody is notified that the permit's end has passed. */
export function getLastEntryTime({ end }: Pick<DemoPermit, 'end'>): number {
  return Date.parse(`${end}T17:45:00Z`) - siteUtcOffset;
}

/** Returns a random choice. */
export function pick<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}

/** Repeats each name in proportion to its chance, for `pick` to choose from. */
export function repeatByChance<Name extends string>(chances: Chances<Name>): Name[] {
  return (Object.keys(chances) as Name[]).flatMap((name) => Array<Name>(chances[name]).fill(name));
}

function toSiteDay(at: number): string {
  return new Date(at + siteUtcOffset).toISOString().slice(0, 10);
}

/** The same time of day, or the next morning if it is outside working hours. */
export function toWorkingHours(at: number): number {
  const midnight = Math.floor((at + siteUtcOffset) / day) * day - siteUtcOffset;
  const since = at - midnight;
  if (since < 8 * hour) return midnight + 8 * hour + (at % (40 * minute));
  return since < 18 * hour ? at : midnight + day + 8 * hour + (at % (40 * minute));
}

const submitters = Object.entries(settings.submitters).flatMap(([name, { chances }]) =>
  Array<string>(chances).fill(name),
);
const attachedForms = settings.attachedForms.flatMap(({ chances, codes }) =>
  Array<readonly string[]>(chances).fill(codes),
);
const disciplines = repeatByChance(settings.disciplines);
const outcomes = repeatByChance(settings.outcomes);

/** The members of a group in the demo, by the names in its plan. */
export function listMembers(groupName: string): readonly string[] {
  return organisation.groups.find((group) => group.name === groupName)?.members ?? [];
}

interface PermitTimeline {
  random: Random;
  steps: DemoStep[];
  at: number;
  /** How long users take, relative to the usual time. */
  pace: number;
}

/** Adds a step, between `least` and `most` hours after the previous one. */
function addStep(timeline: PermitTimeline, minHours: number, maxHours: number, step: Omit<DemoStep, 'at'>): void {
  timeline.at = toWorkingHours(
    timeline.at + (minHours + timeline.random() * (maxHours - minHours)) * timeline.pace * hour,
  );
  timeline.steps.push({ at: new Date(timeline.at), ...step });
}

/** Picks the project manager for a permit; undefined for the host's own users. */
export function pickManager(permit: DemoPermit, random: Random): string | undefined {
  if (!permit.submitter.startsWith('requestor@') && !permit.submitter.startsWith('blocked@')) return undefined;
  const company = permit.submitter.split('@')[1] ?? '';
  return permit.site !== 'F10W' && random() < 0.2 ? 'supervisor' : `pm@${company}`;
}

/** Nobody approves after the end, which is later where approvals take so long. */
function endAfter(timeline: PermitTimeline, permit: DemoPermit): void {
  if (timeline.at >= getLastEntryTime(permit)) permit.end = toSiteDay(timeline.at + day);
}

function approveAsManager(timeline: PermitTimeline, permit: DemoPermit): void {
  const manager = pickManager(permit, timeline.random);
  if (!manager) return;
  addStep(timeline, 0.5, 6, { by: manager, requestedStatus: 'PendingApproval' });
  endAfter(timeline, permit);
}

/**
 * Fills every slot, in any order; returns who filled the last. After a correction of the work, those who approved
 * earlier approve again.
 */
function approve(timeline: PermitTimeline, permit: DemoPermit): string {
  const reviewers = [
    ...permit.individuals,
    ...permit.groups.map((group) =>
      pick(
        timeline.random,
        listMembers(group).filter((member) => member !== permit.submitter),
      ),
    ),
  ];
  if (timeline.random() < 0.5) reviewers.reverse();
  const slow = timeline.pace === 1 && timeline.random() < 0.15;
  const corrected = reviewers.findIndex(() => timeline.random() < 0.06);
  reviewers.forEach((by, index) => {
    const corrects = index === corrected && { corrects: true as const };
    addStep(timeline, 0.5, slow ? 40 : 8, { by, requestedStatus: 'Approved', ...corrects });
    if (corrects) approveAsManager(timeline, permit);
  });
  const again = reviewers.slice(0, Math.max(corrected, 0));
  for (const by of again) addStep(timeline, 0.5, 8, { by, requestedStatus: 'Approved' });
  endAfter(timeline, permit);
  return again.at(-1) ?? reviewers.at(-1) ?? '';
}

function finish(timeline: PermitTimeline, permit: DemoPermit, endStatus: 'PendingClosure' | 'PendingCancel'): void {
  if (endStatus === 'PendingClosure') {
    const afternoon = Date.parse(`${permit.end}T15:00:00Z`) - siteUtcOffset + timeline.random() * 2 * hour;
    timeline.at = Math.max(timeline.at, afternoon);
  }
  const slow = timeline.random() < 0.12;
  addStep(timeline, 0, 1, { by: permit.submitter, requestedStatus: endStatus });
  const by = pick(timeline.random, listMembers(`Permit Office ${permit.site}`));
  addStep(timeline, 1, slow ? 60 : 12, {
    by,
    requestedStatus: endStatus === 'PendingClosure' ? 'Completed' : 'Cancelled',
  });
}

function reject(timeline: PermitTimeline, permit: DemoPermit): void {
  const by = pick(timeline.random, permit.individuals);
  addStep(timeline, 1, 8, {
    by,
    requestedStatus: 'Rejected',
    reason: pick(timeline.random, settings.rejectionReasons),
  });
}

function addSteps(timeline: PermitTimeline, permit: DemoPermit, outcome: PermitOutcome): void {
  approveAsManager(timeline, permit);
  if (outcome === 'rejected' || outcome === 'withdrawn' || outcome === 'resubmitted') {
    reject(timeline, permit);
    if (outcome === 'rejected') return;
    if (outcome === 'withdrawn')
      return addStep(timeline, 2, 30, { by: permit.submitter, requestedStatus: 'Cancelled' });
    addStep(timeline, 2, 20, { by: permit.submitter, requestedStatus: 'PendingApproval', corrects: true });
    // Over a weekend the end may have passed by then.
    endAfter(timeline, permit);
    approveAsManager(timeline, permit);
  }
  const last = approve(timeline, permit);
  if (outcome === 'recalled') {
    addStep(timeline, 0.5, 3, { by: last, requestedStatus: 'PendingApproval' });
    addStep(timeline, 1, 5, { by: last, requestedStatus: 'Approved' });
  }
  finish(timeline, permit, outcome === 'cancelled' ? 'PendingCancel' : 'PendingClosure');
}

/** The sites at which a user raises permits; the main site for users without any in the plan. */
function listSites(submitter: string): readonly string[] {
  const sites = settings.submitters[submitter]?.sites;
  return sites ? repeatByChance(sites) : ['F10N'];
}

function planPermit(
  random: Random,
  createdAt: number,
  submitter: string,
  site = pick(random, listSites(submitter)),
): { permit: DemoPermit; timeline: PermitTimeline } {
  const startsAt = createdAt + day * (1 + Math.floor(random() * 5));
  const others = settings.individualReviewers.filter((name) => name !== submitter);
  const individuals = random() < 0.3 ? [pick(random, others)] : others.slice(0, 1 + Math.floor(random() * 2));
  const groups = random() < 0.35 ? ['Facilities', 'LSS'] : [pick(random, ['Facilities', 'LSS', 'Permit Office'])];
  const permit: DemoPermit = {
    submitter,
    site,
    templateCode: random() < 0.85 ? 'GP' : 'TI',
    attachedCodes: [...pick(random, attachedForms)],
    discipline: pick(random, disciplines),
    owner: pick(random, settings.owners),
    individuals,
    groups: groups.map((group) => `${group} ${site}`),
    start: toSiteDay(startsAt),
    end: toSiteDay(startsAt + day * Math.floor(random() * 6)),
    steps: [],
  };
  const timeline: PermitTimeline = { random, steps: permit.steps, at: createdAt, pace: 1 };
  permit.steps.push({ at: new Date(createdAt), by: submitter });
  return { permit, timeline };
}

/** Three permits whose submitter requested closure and which nobody closed: the submitter is blocked. */
function planBlockedPermits(random: Random, now: number): DemoPermit[] {
  return [20, 17, 15].map((daysAgo) => {
    const { permit, timeline } = planPermit(random, toWorkingHours(now - daysAgo * day), 'blocked@acme-works.example');
    approveAsManager(timeline, permit);
    approve(timeline, permit);
    finish(timeline, permit, 'PendingClosure');
    permit.steps.pop();
    return permit;
  });
}

/** The number of steps that a permit has taken at each milestone. */
const countSteps: Record<Milestone, (steps: readonly DemoStep[]) => number> = {
  Raised: () => 1,
  'Reviewed once': () => 3,
  Approved: countUntilLast('Approved'),
  PendingCancel: countUntilLast('PendingCancel'),
  Rejected: countUntilLast('Rejected'),
};

function countUntilLast(status: PermitStatus): (steps: readonly DemoStep[]) => number {
  return (steps) => steps.findLastIndex((step) => step.requestedStatus === status) + 1;
}

function planOpenPermits(random: Random, now: number): DemoPermit[] {
  return settings.openToday.map(({ submitter, outcome, until }) => {
    const { permit, timeline } = planPermit(random, toWorkingHours(now - (3 + random()) * day), submitter, 'F10N');
    timeline.pace = 0.3;
    addSteps(timeline, permit, outcome);
    permit.steps.splice(countSteps[until](permit.steps));
    return permit;
  });
}

/** Permits that were approved yesterday at the latest and whose work is under way. */
export function planWorkUnderWay(random: Random, now: Date): DemoPermit[] {
  const today = now.getTime();
  return settings.workUnderWay.map(({ submitter, codes, condition }) => {
    const { permit, timeline } = planPermit(random, toWorkingHours(today - 4 * day), submitter, 'F10N');
    Object.assign(permit, { attachedCodes: [...codes], condition });
    Object.assign(permit, { start: toSiteDay(today - day), end: toSiteDay(today + 2 * day) });
    timeline.pace = 0.2;
    approveAsManager(timeline, permit);
    approve(timeline, permit);
    return permit;
  });
}

/**
 * Makes sure that nobody is blocked only because of the hour at which the demo is created: every requested closure,
 * and every permit that has ended by `now`, is closed.
 */
function closeInTime({ steps, end }: DemoPermit, now: number): void {
  const closureIndex = steps.findIndex(({ requestedStatus }) => requestedStatus === 'PendingClosure');
  const [before, requested, closed] = [steps[closureIndex - 1], steps[closureIndex], steps[closureIndex + 1]];
  if (!before || !requested || !closed) return;
  const isOver = Date.parse(`${end}T24:00:00Z`) - siteUtcOffset <= now;
  const waits = requested.at.getTime() < now && closed.at.getTime() >= now;
  if (!waits && !(isOver && requested.at.getTime() >= now)) return;
  // Too late for a request: the work is still under way.
  if (before.at.getTime() > now - 2 * hour) return void steps.splice(closureIndex);
  steps[closureIndex] = { ...requested, at: new Date(Math.min(requested.at.getTime(), now - hour)) };
  steps[closureIndex + 1] = { ...closed, at: new Date(now - hour / 2) };
}

/**
 * Plans a year of permits up to `now`, more of them towards its end, each with its complete life; steps after `now`
 * have not happened yet, which is why the latest permits are in every status.
 */
export function planDemoPermits(random: Random, now: Date): DemoPermit[] {
  const end = now.getTime();
  const usual = Array.from({ length: settings.permits }, () => {
    const createdAt = toWorkingHours(end - 365 * day * random() ** 1.7);
    const { permit, timeline } = planPermit(random, createdAt, pick(random, submitters));
    const recent = createdAt > end - 5 * day;
    addSteps(timeline, permit, pick(random, outcomes));
    // Some of the recent permits wait longer than usual.
    if (recent && random() < 0.4) permit.steps.splice(1 + Math.floor(random() * 2));
    closeInTime(permit, end);
    return permit;
  });
  return [...usual, ...planOpenPermits(random, end), ...planBlockedPermits(random, end)].filter(
    (permit) => (permit.steps[0]?.at ?? now) < now,
  );
}
