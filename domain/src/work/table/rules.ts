import { isSameText } from '../../text/same-text.ts';
import { isMemberOf, type Actor } from '../../user/actor.ts';
import type { Role } from '../../user/role.ts';
import type { Job, WorkPermit } from '../job/job.ts';
import { mayHold } from './may-hold.ts';
import { isPaused } from '../log/state.ts';

const minute = 60_000;

/** Whether a user has a certain relation to a job. That they see the permit has been checked before. */
export type WorkRule = (actor: Actor, job: Job) => boolean;

/** The roles that belong to the issuing authority at their own sites. */
const issuesAtOwnSites: Record<Role, boolean> = {
  User: false,
  ContractorRequestor: false,
  ContractorPM: false,
  MTGroup: false,
  MicronSupervisor: true,
  MicronManager: true,
  SiteAdmin: true,
  SuperAdmin: false,
};

/** The sites at which a user is part of the issuing authority of every permit of others. */
export function listIssuingSites({ role, siteIds }: Pick<Actor, 'role' | 'siteIds'>): readonly string[] {
  return issuesAtOwnSites[role] ? siteIds : [];
}

const isHolder: WorkRule = (actor, { state }) => state.holder.id === actor.id;

const isNextHolder: WorkRule = (actor, { state }) => state.handover?.to.id === actor.id;

/** The owner, the reviewers and the reviewing groups of a permit: part of its issuing authority wherever they belong. */
export function listIssuerIds(permit: Pick<WorkPermit, 'ownerId' | 'reviewerIds' | 'reviewingGroupIds'>): string[] {
  return [permit.ownerId, ...permit.reviewerIds, ...permit.reviewingGroupIds];
}

/** Whether a user is one of them, or a member of one of the groups. */
function isNamedIssuer(actor: Actor, issuerIds: readonly string[]): boolean {
  return issuerIds.some((id) => id === actor.id || isMemberOf(actor, id));
}

/** What decides whether a user is part of the issuing authority of a permit. */
export interface IssuedPermit extends Pick<WorkPermit, 'siteId' | 'contractor'> {
  submitterId: string;
  holderId: string;
  /** Whether the user is one of `listIssuerIds`, or a member of one of the groups. */
  isNamedIssuer: boolean;
}

/** Nobody controls their own work: the submitter, the holder and their company are never part of the issuing authority. */
export function isOnIssuingSide(actor: Actor, permit: IssuedPermit): boolean {
  if (actor.id === permit.submitterId || actor.id === permit.holderId) return false;
  if (permit.contractor !== '' && isSameText(actor.company, permit.contractor)) return false;
  return permit.isNamedIssuer || listIssuingSites(actor).includes(permit.siteId);
}

const isIssuer: WorkRule = (actor, { permit, state }) =>
  isOnIssuingSide(actor, {
    ...permit,
    submitterId: permit.submitter.id,
    holderId: state.holder.id,
    isNamedIssuer: isNamedIssuer(actor, listIssuerIds(permit)),
  });

/**
 * Whether the holder may resume on their own: after a short pause that they made themselves, and what stood still only
 * because its parent permit was paused.
 */
const mayEndOwnPause: WorkRule = (actor, job) => {
  const { state, policy, now } = job;
  return (
    isPaused(state) &&
    isHolder(actor, job) &&
    state.causes.every(({ kind, entry: { by, at } }) => {
      const isShort = now.getTime() - at.getTime() <= policy.ownPauseMinutes * minute;
      return kind === 'parentPaused' || (by?.id === actor.id && isShort);
    })
  );
};

/** Whether a user held the permit when one of its causes arose: then they do not answer for their own work. */
const heldSinceCause: WorkRule = ({ id }, { state }) => listHeldSinceCause(state).includes(id);

/** Those who held the permit when one of its open causes arose, by their ids. */
export function listHeldSinceCause({ heldUntil, causes }: Pick<Job['state'], 'heldUntil' | 'causes'>): string[] {
  return [...heldUntil].flatMap(([id, until]) => (causes.some(({ at }) => at <= until) ? [id] : []));
}

/** Whether somebody has to act in place of the holder: their account is closed, or nobody has accepted for long. */
function isHolderMissing({ permit, state, now }: Job): boolean {
  const { handover, holder } = state;
  if (permit.cannotAct.some(({ id }) => id === holder.id)) return true;
  if (!handover || handover.appointedBecause === null) return false;
  return now.getTime() - handover.at.getTime() >= permit.appointmentMinutes * minute;
}

/** A project manager of the holder's company at the site. */
const isManagerOfHolder: WorkRule = ({ role, company, siteIds }, { permit }) =>
  role === 'ContractorPM' &&
  permit.contractor !== '' &&
  company === permit.contractor &&
  siteIds.includes(permit.siteId);

/** The rules by name. The printed table and refusals use the name: 'Only {name} can do this.' */
export const workRules = {
  'the permit holder': isHolder,
  'the issuing authority': isIssuer,
  'the permit holder after a short pause of their own, otherwise the issuing authority': (actor, job) =>
    mayEndOwnPause(actor, job) || (isIssuer(actor, job) && !heldSinceCause(actor, job)),
  'the permit holder, or the issuing authority in place of a holder who cannot act': (actor, job) =>
    isHolder(actor, job) || (isHolderMissing(job) && isIssuer(actor, job)),
  'the issuing authority, or a project manager of the holder’s company': (actor, job) =>
    !isHolder(actor, job) && (isIssuer(actor, job) || isManagerOfHolder(actor, job)),
  'whoever offered it': ({ id }, { state }) => state.handover?.from.id === id,
  'the permit holder or the issuing authority': (actor, job) => isHolder(actor, job) || isIssuer(actor, job),
  'the person who was asked to take over': isNextHolder,
  // They may have left the company or the site since; then they can still decline.
  'the person who was asked to take over, while they belong to the company and the site': (actor, job) =>
    isNextHolder(actor, job) && mayHold(actor, job.permit),
  'anybody who can see the permit': () => true,
} as const satisfies Record<string, WorkRule>;

export type WorkRuleName = keyof typeof workRules;
