import { toPayload, mutationPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { groupPayload } from '../types.ts';
import { updateManagedGroup, createGroup, deleteGroup, loadManagedGroup } from './service.ts';

const yesOrNo = "A boolean; 'true', 'Yes' and 1 count as true, anything else as false.";

const createGroupInput = builder.inputType('CreateGroupInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    site: t.id({ required: true }),
    permitCloser: t.field({ type: 'JSON', description: yesOrNo }),
    members: t.idList({ description: 'Ids of approved users with the role MTGroup at the site.' }),
  }),
});

const updateGroupInput = builder.inputType('UpdateGroupInput', {
  description: 'Omitted fields stay unchanged.',
  fields: (t) => ({
    name: t.string(),
    site: t.id({ description: 'Cannot be changed once permits use the group.' }),
    permitCloser: t.field({ type: 'JSON', description: yesOrNo }),
  }),
});

builder.queryField('getMTGroupById', (t) =>
  t.field({
    type: groupPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => loadManagedGroup(requireActor(context), id)),
  }),
);

builder.mutationField('createGroup', (t) =>
  t.field({
    type: groupPayload,
    args: { data: t.arg({ type: createGroupInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('The MT group was created.', () => createGroup(requireActor(context), data)),
  }),
);

builder.mutationField('updateGroup', (t) =>
  t.field({
    type: groupPayload,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateGroupInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      toPayload('The MT group was saved.', () => updateManagedGroup(requireActor(context), id, data)),
  }),
);

builder.mutationField('deleteGroup', (t) =>
  t.field({
    type: mutationPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      toPayload('The MT group was deleted.', async () => {
        await deleteGroup(requireActor(context), id);
        return null;
      }),
  }),
);
