import { answering, mutationAnswer } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { groupAnswer } from '../types.ts';
import { changeGroup, createGroup, deleteGroup, keptGroup } from './service.ts';

const yesOrNo = "A boolean; 'true', 'Yes' and 1 mean the same as true, anything else no.";

const createGroupInput = builder.inputType('CreateGroupInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    site: t.id({ required: true }),
    permitCloser: t.field({ type: 'JSON', description: yesOrNo }),
    members: t.idList({ description: 'Ids of approved users of role MTGroup at the site.' }),
  }),
});

const updateGroupInput = builder.inputType('UpdateGroupInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    name: t.string(),
    site: t.id({ description: 'Locked once permits name the group.' }),
    permitCloser: t.field({ type: 'JSON', description: yesOrNo }),
  }),
});

builder.queryField('getMTGroupById', (t) =>
  t.field({
    type: groupAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answering('', () => keptGroup(scopeOf(context), id)),
  }),
);

builder.mutationField('createGroup', (t) =>
  t.field({
    type: groupAnswer,
    args: { data: t.arg({ type: createGroupInput, required: true }) },
    resolve: (_root, { data }, context) =>
      answering('The MT group was created.', () => createGroup(scopeOf(context), data)),
  }),
);

builder.mutationField('updateGroup', (t) =>
  t.field({
    type: groupAnswer,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: updateGroupInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      answering('The MT group was saved.', () => changeGroup(scopeOf(context), id, data)),
  }),
);

builder.mutationField('deleteGroup', (t) =>
  t.field({
    type: mutationAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      answering('The MT group was deleted.', async () => {
        await deleteGroup(scopeOf(context), id);
        return null;
      }),
  }),
);
