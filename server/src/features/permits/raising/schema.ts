import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { answeringChange, permitAnswerType } from '../answer.ts';
import { createPermit, permitSubmitted } from './service.ts';

const createPermitInput = builder.inputType('CreatePermitInput', {
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
    draft: t.id({ description: 'The own draft that it was filled in on: it becomes this permit.' }),
  }),
});

builder.mutationField('createPermit', (t) =>
  t.field({
    type: permitAnswerType,
    args: {
      data: t.arg({ type: createPermitInput, required: true }),
      idempotencyKey: t.arg.string({ description: 'A repeat with the same key answers the first result.' }),
    },
    resolve: (_root, { data, idempotencyKey }, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, async () => {
        const { id, number } = await createPermit(scope, data, idempotencyKey || null);
        return { id, message: permitSubmitted(number) };
      });
    },
  }),
);
