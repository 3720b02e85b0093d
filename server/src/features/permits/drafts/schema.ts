import { answering, mutationAnswer } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { addedReviewers, changeArguments } from '../change-arguments.ts';
import { begunPermit } from '../raising/filled-in-permit.ts';
import { answeringDraft, answeringSave, answeringSubmission } from './answer.ts';
import { duplicatePermit } from './duplicating.ts';
import { addReviewers } from './reviewers.ts';
import { createDraft, isSubmission, ownDrafts, removeDraft, saveDraft, submitDraft } from './service.ts';
import { draftAnswerType, draftList } from './types.ts';
import { watchDrafts } from './watching.ts';

const createDraftPermitInput = builder.inputType('CreateDraftPermitInput', { fields: begunPermit });

builder.queryField('getMyDraftPermits', (t) =>
  t.field({
    type: draftList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int({ description: 'The page number minus one.' }),
      searchText: t.arg.string({ description: "Found in the permit type, the work, or the owner's name or e-mail." }),
    },
    resolve: (_root, args, context) => ownDrafts(scopeOf(context), args),
  }),
);

builder.queryField('getDraftPermitById', (t) =>
  t.field({
    type: draftAnswerType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answeringDraft(scopeOf(context), id),
  }),
);

builder.mutationField('createDraftPermit', (t) =>
  t.field({
    type: draftAnswerType,
    args: {
      data: t.arg({ type: createDraftPermitInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key updates the draft that it made.' }),
    },
    resolve: (_root, { data, idempotencyKey }, context) => {
      const scope = scopeOf(context);
      return answeringSave(scope, () => createDraft(scope, data, idempotencyKey || null));
    },
  }),
);

builder.mutationField('updateDraftPermit', (t) =>
  t.field({
    type: draftAnswerType,
    description: 'What is left out stays as it is. With the status of a first stage the draft is submitted.',
    args: {
      ...changeArguments,
      status: t.arg.string(),
      form: t.arg.id(),
      submission: t.arg({ type: 'JSON' }),
      childrenState: t.arg({ type: 'JSON' }),
      site: t.arg.id(),
      discipline: t.arg.id(),
      hostSystemOwner: t.arg.id(),
      selectedUser: t.arg.idList(),
      selectedMTGroupUsers: t.arg.idList(),
      selectedMTGroup: t.arg.idList(),
    },
    resolve: (_root, { status, ...change }, context) => {
      const scope = scopeOf(context);
      if (isSubmission(status)) return answeringSubmission(() => submitDraft(scope, change));
      return answeringSave(scope, () => saveDraft(scope, change));
    },
  }),
);

builder.mutationField('updateDraftPermitReviewers', (t) =>
  t.field({
    type: draftAnswerType,
    description: 'Adds reviewers.',
    args: {
      ...changeArguments,
      ...addedReviewers,
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringSave(scope, () => addReviewers(scope, args));
    },
  }),
);

builder.mutationField('saveDraftChildPermit', (t) =>
  t.field({
    type: draftAnswerType,
    description: 'Replaces the attached forms.',
    args: {
      ...changeArguments,
      childrenState: t.arg({ type: 'JSON', required: true }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringSave(scope, () => saveDraft(scope, args));
    },
  }),
);

builder.mutationField('duplicatePermit', (t) =>
  t.field({
    type: draftAnswerType,
    description: 'Begins a draft as a copy of an own permit, without dates, signatures and declarations.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const scope = scopeOf(context);
      return answeringSave(scope, () => duplicatePermit(scope, id), 'A draft was made as a copy of this permit.');
    },
  }),
);

builder.mutationField('deleteDraftPermit', (t) =>
  t.field({
    type: mutationAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      answering('The draft was deleted.', async () => {
        await removeDraft(scopeOf(context), id);
        return null;
      }),
  }),
);

builder.subscriptionField('draftsChanged', (t) =>
  t.boolean({
    description: 'Told whenever one of the own drafts was saved, submitted or deleted.',
    subscribe: (_root, _args, context) => watchDrafts(scopeOf(context)),
    resolve: () => true,
  }),
);
