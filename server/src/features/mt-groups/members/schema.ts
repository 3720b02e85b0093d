import { toPayload, type Payload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { userList } from '../../users/types.ts';
import { groupPayload, type ManagedGroup } from '../types.ts';
import { addMembers, listGroupCandidates, removeMembers, type MembersChange } from './service.ts';

const addUsersInput = builder.inputType('AddUsersToMTGroupInput', {
  fields: (t) => ({ members: t.idList({ required: true, description: 'Ids of the users to add.' }) }),
});

const removeUsersInput = builder.inputType('RemoveUsersToMTGroupInput', {
  fields: (t) => ({ members: t.idList({ required: true, description: 'Ids of the members to remove.' }) }),
});

builder.queryField('getMTGroupUsers', (t) =>
  t.field({
    type: userList,
    description: 'Approved users with the role MTGroup; for SiteAdmins those at own sites.',
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string(),
      filterOption: t.arg.string({
        description:
          "A group's id or name: only users who can be added to it. Or a role, a status or the code of a site.",
      }),
      site: t.arg.id({ description: 'Only users who can be members of a new group of this site.' }),
    },
    resolve: (_root, args, context) => listGroupCandidates(requireActor(context), args),
  }),
);

async function toMembersPayload(change: () => Promise<MembersChange>): Promise<Payload<ManagedGroup>> {
  const { item, ...answer } = await toPayload('', change);
  return { ...answer, message: item?.message ?? answer.message, item: item?.group ?? null };
}

builder.mutationField('addUsersToMTGroup', (t) =>
  t.field({
    type: groupPayload,
    args: { id: t.arg.id({ required: true }), data: t.arg({ type: addUsersInput, required: true }) },
    resolve: (_root, { id, data }, context) =>
      toMembersPayload(() => addMembers(requireActor(context), id, data.members)),
  }),
);

builder.mutationField('removeUsersToMTGroup', (t) =>
  t.field({
    type: groupPayload,
    description: 'Removes the member `userid`, those of `data`, or both.',
    args: {
      id: t.arg.id({ required: true }),
      userid: t.arg.id({ description: 'A member to remove.' }),
      data: t.arg({ type: removeUsersInput }),
    },
    resolve: (_root, { id, userid, data }, context) =>
      toMembersPayload(() =>
        removeMembers(requireActor(context), id, [...(userid ? [userid] : []), ...(data?.members ?? [])]),
      ),
  }),
);
