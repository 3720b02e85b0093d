import { isPermitCloserAt, isProjectManagerFor, type Actor } from '../user/actor.ts';
import { isOnIssuingSide } from '../work/table/rules.ts';
import { isContractorRole } from '../user/role-groups.ts';
import { canFillSlot, findSlotToFill } from './approval.ts';
import type { PermitParties } from './permit.ts';
import { isStandIn } from './stand-in.ts';

/** Whether this user has a certain relation to this permit. */
export type Rule = (actor: Actor, permit: PermitParties) => boolean;

const isSubmitter: Rule = (actor, permit) => permit.submitterId === actor.id;

/** Whoever requested something in the submitter's place does not decide it. */
const isRequester: Rule = (actor, permit) => permit.requestedBy === actor.id;

const isHolder: Rule = (actor, permit) => permit.holderId === actor.id;

const isSubmitterOrStandIn: Rule = (actor, permit) => isSubmitter(actor, permit) || isStandIn(actor, permit);

const isProjectManager: Rule = (actor, permit) =>
  !isSubmitter(actor, permit) &&
  !isRequester(actor, permit) &&
  (isProjectManagerFor(actor, permit) || (actor.role === 'MicronSupervisor' && actor.siteIds.includes(permit.siteId)));

const isReviewer: Rule = (actor, permit) =>
  !isSubmitter(actor, permit) && permit.slots.some((slot) => canFillSlot(slot, actor));

const isGroupReviewer: Rule = (actor, permit) =>
  actor.role === 'MTGroup' &&
  !isSubmitter(actor, permit) &&
  permit.slots.some((slot) => slot.reviewer.kind === 'group' && canFillSlot(slot, actor));

/** Where no work is followed, the submitter is in charge of it. */
const isPresentHolder: Rule = (actor, permit) => (permit.holderId ?? permit.submitterId) === actor.id;

const isIssuer: Rule = (actor, permit) =>
  isOnIssuingSide(actor, {
    siteId: permit.siteId,
    contractor: isContractorRole(permit.submitterRole) ? permit.submitterCompany : '',
    submitterId: permit.submitterId,
    holderId: permit.holderId ?? permit.submitterId,
    isNamedIssuer: permit.ownerId === actor.id || permit.slots.some((slot) => canFillSlot(slot, actor)),
  });

/** The rules by name. The printed table and refusals use the name: 'Only {name} can do this.' */
export const rules = {
  'the submitter or their stand-in': isSubmitterOrStandIn,
  'the submitter, their stand-in or the permit holder': (actor, permit) =>
    isSubmitterOrStandIn(actor, permit) || isHolder(actor, permit),
  'the submitter, once its period has passed': (actor, permit) => permit.endedOn !== null && isSubmitter(actor, permit),
  "a project manager of the submitter's company or a supervisor, at their own site": isProjectManager,
  "a project manager of the submitter's company or a supervisor, at their own site, or a member of a reviewing group": (
    actor,
    permit,
  ) => isProjectManager(actor, permit) || isGroupReviewer(actor, permit),
  'a reviewer whose slot is empty': (actor, permit) => findSlotToFill(permit, actor) !== undefined,
  'the submitter or a member of a reviewing group': (actor, permit) =>
    isSubmitter(actor, permit) || isGroupReviewer(actor, permit),
  'a member of a permit-closer group at the site, other than the submitter, the last holder or who requested it': (
    actor,
    permit,
  ) =>
    actor.role === 'MTGroup' &&
    ![isSubmitter, isHolder, isRequester].some((isInvolved) => isInvolved(actor, permit)) &&
    isPermitCloserAt(actor, permit.siteId),
  'the final approver': (actor, permit) => !isSubmitter(actor, permit) && permit.finalApproverId === actor.id,
  'the submitter, the host / system owner, a reviewer or an administrator of the site': (actor, permit) =>
    isSubmitter(actor, permit) ||
    permit.ownerId === actor.id ||
    isReviewer(actor, permit) ||
    (actor.role === 'SiteAdmin' && actor.siteIds.includes(permit.siteId)),
  'the permit holder or the issuing authority': (actor, permit) =>
    permit.unproven !== null && (isPresentHolder(actor, permit) || isIssuer(actor, permit)),
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
