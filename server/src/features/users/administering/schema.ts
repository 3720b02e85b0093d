import { answering, mutationAnswer, type Answer } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import type { Scope } from '../../../graphql/context.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import type { Changed } from './changing/changed.ts';
import { createUser } from './changing/creating.ts';
import { deleteUser } from './changing/ending.ts';
import { resetPasswordByAdmin } from './changing/resetting.ts';
import { updateUser } from './changing/updating.ts';
import { getCompanies, getUser, getUsers } from './service.ts';
import { administeredUserAnswer, administeredUserList, type AdministeredUser } from './types.ts';

/** Answers with what was done to an account, and the account as its administrator sees it after that. */
async function answeringChange(scope: Scope, work: () => Promise<Changed>): Promise<Answer<AdministeredUser>> {
  let done: Changed | undefined;
  const answer = await answering('', async () => {
    done = await work();
    return getUser(scope, done.id);
  });
  return done ? { success: true, code: 'OK', message: done.message, item: answer.item } : answer;
}

/** The same for what leaves nothing to show. */
async function answeringEnd(work: () => Promise<Changed>): Promise<Answer> {
  const answer = await answering('', work);
  return { ...answer, message: answer.item?.message ?? answer.message, item: null };
}

builder.queryField('getUsers', (t) =>
  t.field({
    type: administeredUserList,
    args: {
      limit: t.arg.int(),
      offset: t.arg.int(),
      searchText: t.arg.string({ description: 'Looked for in names, e-mail addresses and companies.' }),
      filterOption: t.arg.string({ description: "A role, a status or the code of a site; 'All' for everybody." }),
      roles: t.arg.stringList(),
      statuses: t.arg.stringList(),
      sites: t.arg.stringList({ description: 'Codes.' }),
      sortBy: t.arg.string({ description: 'fullname, company or createdAt.' }),
      sortOrder: t.arg.string({ description: 'asc or desc.' }),
    },
    resolve: (_root, args, context) => getUsers(scopeOf(context), args),
  }),
);

builder.queryField('getUser', (t) =>
  t.field({
    type: administeredUserAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answering('', () => getUser(scopeOf(context), id)),
  }),
);

builder.queryField('getCompanies', (t) =>
  t.field({
    type: ['String'],
    args: { searchText: t.arg.string() },
    resolve: (_root, { searchText }, context) => getCompanies(scopeOf(context), searchText),
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
    group: t.idList({ description: 'Only for people of the role MTGroup.' }),
  }),
});

builder.mutationField('createUser', (t) =>
  t.field({
    type: administeredUserAnswer,
    args: { data: t.arg({ type: createUserInput, required: true }) },
    resolve: (_root, { data }, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => createUser(scope, data));
    },
  }),
);

const updateUserInput = builder.inputType('UpdateUserInput', {
  description: 'Whatever is to change; what is left out stays.',
  fields: (t) => ({
    email: t.string(),
    fullname: t.string(),
    role: t.string(),
    company: t.string(),
    phone: t.string(),
    site: t.idList(),
    group: t.idList(),
    status: t.string({ description: 'Approved, or Pending, which suspends.' }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.field({
    type: administeredUserAnswer,
    args: {
      id: t.arg.id({ required: true }),
      data: t.arg({ type: updateUserInput, required: true }),
      version: t.arg.int({ description: 'The version that the change was made on; an older one is refused.' }),
    },
    resolve: (_root, { id, data, version }, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => updateUser(scope, id, data, version));
    },
  }),
);

builder.mutationField('deleteUser', (t) =>
  t.field({
    type: mutationAnswer,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answeringEnd(() => deleteUser(scopeOf(context), id)),
  }),
);

builder.mutationField('resetPasswordByAdmin', (t) =>
  t.field({
    type: mutationAnswer,
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_root, { userId }, context) => answeringEnd(() => resetPasswordByAdmin(scopeOf(context), userId)),
  }),
);
