import { answering, mutationAnswer } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { answeringDraft, answeringSave, answeringSubmission } from './answer.ts';
import { duplicatePermit } from './duplicating.ts';
import { addReviewers } from './reviewers.ts';
import { createDraft, isSubmission, ownDrafts, removeDraft, saveDraft, submitDraft } from './service.ts';
import { draftAnswerType, draftList } from './types.ts';

const versionNote = 'The version that the person was looking at; a stale one is refused.';

const createDraftPermitInput = builder.inputType('CreateDraftPermitInput', {
  fields: (t) => ({
    form: t.id({ required: true, description: "The template's id." }),
    submission: t.field({ type: 'JSON', required: true, description: 'Input name to value.' }),
    childrenState: t.field({ type: 'JSON', description: 'Attached forms: a list of {form, submission}.' }),
    site: t.id({ required: true }),
    selectedUser: t.idList({ required: true, description: 'Individual reviewers, and members of the groups.' }),
    selectedMTGroupUsers: t.idList({ description: 'Members of the groups.' }),
    selectedMTGroup: t.idList({ required: true }),
    hostSystemOwner: t.id({ required: true }),
    discipline: t.id({ required: true }),
  }),
});

builder.queryField('getMyDraftPermits', (t) =>
  t.field({
    type: draftList,
    args: { limit: t.arg.int(), offset: t.arg.int({ description: 'The page number minus one.' }) },
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
      id: t.arg.id({ required: true }),
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
      version: t.arg.int({ description: versionNote }),
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
      id: t.arg.id({ required: true }),
      newIndividualReviewers: t.arg.idList(),
      newMTGroups: t.arg.idList(),
      version: t.arg.int({ description: versionNote }),
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
      id: t.arg.id({ required: true }),
      childrenState: t.arg({ type: 'JSON', required: true }),
      version: t.arg.int({ description: versionNote }),
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
