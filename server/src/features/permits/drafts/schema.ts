import { toPayload, mutationPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { addedReviewers, changeArguments } from '../../../graphql/change-arguments.ts';
import { defineDraftInputFields } from '../create/permit-input-fields.ts';
import { toDraftPayload, toSavedDraftPayload, toSubmittedDraftPayload } from './draft-payload.ts';
import { duplicatePermit } from './duplicate.ts';
import { addDraftReviewers } from './reviewers.ts';
import { createDraft, isDraftStatus, listOwnDrafts, removeDraft, saveDraft, submitDraft } from './service.ts';
import { draftPayloadType, draftListType } from './types.ts';
import { subscribeToDrafts } from '../subscriptions/draft-events.ts';

const createDraftPermitInput = builder.inputType('CreateDraftPermitInput', { fields: defineDraftInputFields });

builder.queryField('getMyDraftPermits', (t) =>
  t.field({
    type: draftListType,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int({ description: 'The page number minus one.' }),
      searchText: t.arg.string({
        description: "Searches the permit type, the work, and the owner's name and e-mail address.",
      }),
    },
    resolve: (_root, args, context) => listOwnDrafts(requireActor(context), args),
  }),
);

builder.queryField('getDraftPermitById', (t) =>
  t.field({
    type: draftPayloadType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toDraftPayload(requireActor(context), id),
  }),
);

builder.mutationField('createDraftPermit', (t) =>
  t.field({
    type: draftPayloadType,
    args: {
      data: t.arg({ type: createDraftPermitInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key updates the draft it created.' }),
    },
    resolve: (_root, { data, idempotencyKey }, context) => {
      const actorContext = requireActor(context);
      return toSavedDraftPayload(actorContext, () => createDraft(actorContext, data, idempotencyKey || null));
    },
  }),
);

builder.mutationField('updateDraftPermit', (t) =>
  t.field({
    type: draftPayloadType,
    description: 'Omitted fields stay unchanged. The status of a first stage submits the draft.',
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
      const actorContext = requireActor(context);
      return isDraftStatus(status)
        ? toSavedDraftPayload(actorContext, () => saveDraft(actorContext, change))
        : toSubmittedDraftPayload(() => submitDraft(actorContext, status, change));
    },
  }),
);

builder.mutationField('updateDraftPermitReviewers', (t) =>
  t.field({
    type: draftPayloadType,
    description: 'Adds reviewers.',
    args: {
      ...changeArguments,
      ...addedReviewers,
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toSavedDraftPayload(actorContext, () => addDraftReviewers(actorContext, args));
    },
  }),
);

builder.mutationField('saveDraftChildPermit', (t) =>
  t.field({
    type: draftPayloadType,
    description: 'Replaces the attached forms.',
    args: {
      ...changeArguments,
      childrenState: t.arg({ type: 'JSON', required: true }),
    },
    resolve: (_root, args, context) => {
      const actorContext = requireActor(context);
      return toSavedDraftPayload(actorContext, () => saveDraft(actorContext, args));
    },
  }),
);

builder.mutationField('duplicatePermit', (t) =>
  t.field({
    type: draftPayloadType,
    description: 'Creates a draft as a copy of an own permit, without dates, signatures and declarations.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => {
      const actorContext = requireActor(context);
      return toSavedDraftPayload(
        actorContext,
        () => duplicatePermit(actorContext, id),
        'The permit was duplicated as a draft.',
      );
    },
  }),
);

builder.mutationField('deleteDraftPermit', (t) =>
  t.field({
    type: mutationPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toPayload('The draft was deleted.', async () => {
        await removeDraft(requireActor(context), id);
        return null;
      }),
  }),
);

builder.subscriptionField('draftsChanged', (t) =>
  t.boolean({
    description: 'Sent when one of the own drafts was saved, submitted or deleted.',
    subscribe: (_root, _args, context) => subscribeToDrafts(requireActor(context)),
    resolve: () => true,
  }),
);
