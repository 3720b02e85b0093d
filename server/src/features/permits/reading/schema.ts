import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { answeringRead, permitAnswerType } from '../answer.ts';
import { readPermit } from './service.ts';

builder.queryField('getPermit', (t) =>
  t.field({
    type: permitAnswerType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => answeringRead(() => readPermit(scopeOf(context), id)),
  }),
);
