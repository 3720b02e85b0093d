import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { answeringChange, permitAnswerType } from '../answer.ts';
import { filledInPermit } from './filled-in-permit.ts';
import { createPermit, permitSubmitted } from './service.ts';

const createPermitInput = builder.inputType('CreatePermitInput', {
  fields: (t) => ({
    ...filledInPermit(t),
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
