import { toPayload, mutationPayload, type Payload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import type { ActorContext } from '../../../app-context.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import type { AccountActionResult } from '../admin-actions/locked-account.ts';
import { createUser, deleteUser, resetPasswordByAdmin } from '../admin-actions/service.ts';
import { updateUser } from '../admin-actions/update-user.ts';
import { filterOptionDescription } from '../types.ts';
import { listCompanyNames, getUser, listUsers } from './service.ts';
import { administeredUserPayload, managedUserList, type ManagedUser } from './types.ts';

/** The payload of a change, with the account as its administrator then sees it. */
async function toAccountPayload(
  actorContext: ActorContext,
  work: () => Promise<AccountActionResult>,
): Promise<Payload<ManagedUser>> {
  let done: AccountActionResult | undefined;
  const answer = await toPayload('', async () => {
    done = await work();
    return getUser(actorContext, done.id);
  });
  return done ? { success: true, code: 'OK', message: done.message, item: answer.item } : answer;
}

/** The payload of a change that leaves no account to return. */
async function toResultPayload(work: () => Promise<AccountActionResult>): Promise<Payload> {
  const answer = await toPayload('', work);
  return { ...answer, message: answer.item?.message ?? answer.message, item: null };
}

builder.queryField('getUsers', (t) =>
  t.field({
    type: managedUserList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string({ description: 'Searches names, e-mail addresses and companies.' }),
      filterOption: t.arg.string({ description: filterOptionDescription }),
      roles: t.arg.stringList(),
      statuses: t.arg.stringList(),
      sites: t.arg.stringList({ description: 'Codes.' }),
      sortBy: t.arg.string({ description: 'fullname, company or createdAt.' }),
      sortOrder: t.arg.string({ description: 'asc or desc.' }),
    },
    resolve: (_root, args, context) => listUsers(requireActor(context), args),
  }),
);

builder.queryField('getUser', (t) =>
  t.field({
    type: administeredUserPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toPayload('', () => getUser(requireActor(context), id)),
  }),
);

builder.queryField('getCompanies', (t) =>
  t.field({
    type: ['String'],
    args: { searchText: t.arg.string() },
    resolve: (_root, { searchText }, context) => listCompanyNames(requireActor(context), searchText),
  }),
);

const createUserInput = builder.inputType('CreateUserInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    fullname: t.string({ required: true }),
    role: t.string({ required: true }),
    company: t.string(),
    phone: t.string(),
    site: t.idList({ required: true }),
    group: t.idList({ description: 'Only for users with the role MTGroup.' }),
  }),
});

builder.mutationField('createUser', (t) =>
  t.field({
    type: administeredUserPayload,
    args: { data: t.arg({ type: createUserInput, required: true }) },
    resolve: (_root, { data }, context) => {
      const actorContext = requireActor(context);
      return toAccountPayload(actorContext, () => createUser(actorContext, data));
    },
  }),
);

const updateUserInput = builder.inputType('UpdateUserInput', {
  description: 'Fields to change; omitted fields stay unchanged.',
  fields: (t) => ({
    email: t.string(),
    fullname: t.string(),
    role: t.string(),
    company: t.string(),
    phone: t.string(),
    site: t.idList(),
    group: t.idList(),
    status: t.string({ description: 'Approved, or Pending to suspend the account.' }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.field({
    type: administeredUserPayload,
    args: {
      id: t.arg.id({ required: true }),
      data: t.arg({ type: updateUserInput, required: true }),
      version: t.arg.int({ description: 'The version that was changed; an outdated one is refused.' }),
    },
    resolve: (_root, { id, data, version }, context) => {
      const actorContext = requireActor(context);
      return toAccountPayload(actorContext, () => updateUser(actorContext, id, data, version));
    },
  }),
);

builder.mutationField('deleteUser', (t) =>
  t.field({
    type: mutationPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => toResultPayload(() => deleteUser(requireActor(context), id)),
  }),
);

builder.mutationField('resetPasswordByAdmin', (t) =>
  t.field({
    type: mutationPayload,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => toResultPayload(() => resetPasswordByAdmin(requireActor(context), userId)),
  }),
);
