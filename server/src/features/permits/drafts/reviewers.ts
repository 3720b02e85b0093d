import { additionProblem } from '@eptw/domain/permit/reviewers';
import { inTransaction } from '../../../database/transaction.ts';
import type { Scope } from '../../../graphql/context.ts';
import { Refusal } from '../../../graphql/errors.ts';
import { chosenReviewers, refuseTooMany } from '../raising/reviewers.ts';
import { groundOf } from '../raising/store.ts';
import { lockedDraft } from './locked.ts';
import { updateDraft } from './store.ts';
import { tellOfDrafts } from './watching.ts';

/** Reviewers to add to a draft. */
export interface AddedReviewers {
  id: string;
  version?: number | null | undefined;
  newIndividualReviewers?: readonly string[] | null | undefined;
  newMTGroups?: readonly string[] | null | undefined;
}

/** Adds reviewers to a draft. Throws the refusal of somebody who is there already, or cannot review. */
export async function addReviewers(scope: Scope, sent: AddedReviewers): Promise<string> {
  const individualIds = sent.newIndividualReviewers ?? [];
  const groupIds = sent.newMTGroups ?? [];
  return inTransaction(scope.db, async (db) => {
    const draft = await lockedDraft({ ...scope, db }, sent.id, sent.version);
    const selectedUser = [...draft.individual_ids, ...individualIds];
    const selectedMTGroup = [...draft.group_ids, ...groupIds];
    refuseTooMany({ selectedUser, selectedMTGroup });
    const choice = {
      submitterId: draft.author_id,
      templateIds: [],
      siteId: draft.site_id,
      disciplineId: draft.discipline_id,
      ownerId: draft.owner_id,
      userIds: selectedUser,
      groupIds: selectedMTGroup,
    };
    const ground = await groundOf(db, choice, scope.staffEmailDomain);
    const found = new Map(ground.groups.map((group) => [group.id, group]));
    const groupOf = (id: string) => found.get(id) ?? { id, name: '', siteId: draft.site_id, memberIds: [] };
    const problem = additionProblem({
      present: { individualIds: draft.individual_ids, groups: draft.group_ids.map(groupOf) },
      added: { individualIds, groups: groupIds.map(groupOf) },
    });
    if (problem) throw new Refusal('BAD_INPUT', problem);
    const reviewers = chosenReviewers({ selectedUser, selectedMTGroup }, draft.author_id, ground, draft.site_id);
    const columns = { individual_ids: reviewers.individualIds, group_ids: reviewers.groupIds };
    await updateDraft(db, draft.id, columns, scope.clock());
    await tellOfDrafts({ ...scope, db });
    return draft.id;
  });
}
