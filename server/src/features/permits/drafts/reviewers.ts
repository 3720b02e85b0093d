import { checkReviewerAddition } from '@eptw/domain/permit/reviewers';
import { inTransaction } from '../../../database/transaction.ts';
import type { ActorContext } from '../../../app-context.ts';
import { Refusal } from '../../../refusal.ts';
import { resolveReviewers, refuseOversizedInput } from '../create/reviewers.ts';
import { lookUpReferences } from '../create/store.ts';
import { requireLockedDraft } from './require-locked-draft.ts';
import { updateDraft } from './store.ts';
import { publishDraftsChanged } from '../subscriptions/draft-events.ts';

/** Input of adding reviewers to a draft. */
export interface AddDraftReviewersInput {
  id: string;
  version?: number | null | undefined;
  newIndividualReviewers?: readonly string[] | null | undefined;
  newMTGroups?: readonly string[] | null | undefined;
}

/** Adds reviewers to a draft. Throws the refusal of a reviewer who is already on it, or cannot review. */
export async function addDraftReviewers(context: ActorContext, input: AddDraftReviewersInput): Promise<string> {
  const individualIds = input.newIndividualReviewers ?? [];
  const groupIds = input.newMTGroups ?? [];
  return inTransaction(context.db, async (db) => {
    const draft = await requireLockedDraft({ ...context, db }, input.id, input.version);
    const selectedUser = [...draft.individual_ids, ...individualIds];
    const selectedMTGroup = [...draft.group_ids, ...groupIds];
    refuseOversizedInput({ selectedUser, selectedMTGroup });
    const referenceIds = {
      submitterId: draft.author_id,
      templateIds: [],
      siteId: draft.site_id,
      disciplineId: draft.discipline_id,
      ownerId: draft.owner_id,
      userIds: selectedUser,
      groupIds: selectedMTGroup,
    };
    const lookup = await lookUpReferences(db, referenceIds, context.staffEmailDomain);
    const groupsById = new Map(lookup.groups.map((group) => [group.id, group]));
    const getGroup = (id: string) => groupsById.get(id) ?? { id, name: '', siteId: draft.site_id, memberIds: [] };
    const problem = checkReviewerAddition({
      current: { individualIds: draft.individual_ids, groups: draft.group_ids.map(getGroup) },
      added: { individualIds, groups: groupIds.map(getGroup) },
    });
    if (problem) throw new Refusal('BAD_INPUT', problem);
    const reviewers = resolveReviewers({ selectedUser, selectedMTGroup }, draft.author_id, lookup, draft.site_id);
    const columns = { individual_ids: reviewers.individualIds, group_ids: reviewers.groupIds };
    await updateDraft(db, draft.id, columns, context.clock());
    await publishDraftsChanged({ ...context, db });
    return draft.id;
  });
}
