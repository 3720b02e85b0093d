import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { changeArguments, reasonDescription } from '../change-arguments.ts';
import { answeringChange, permitAnswerType } from '../answer.ts';
import { updatePermit, updatePermitStatus, updatesOnApprovedPermit } from './service.ts';

builder.mutationField('updatePermitStatus', (t) =>
  t.field({
    type: permitAnswerType,
    args: {
      ...changeArguments,
      status: t.arg.string({ required: true }),
      reason: t.arg.string(),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => updatePermitStatus(scope, args));
    },
  }),
);

builder.mutationField('updatePermit', (t) =>
  t.field({
    type: permitAnswerType,
    args: {
      ...changeArguments,
      status: t.arg.string(),
      submission: t.arg({ type: 'JSON' }),
      childrenState: t.arg({ type: 'JSON' }),
      reason: t.arg.string({ description: reasonDescription }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => updatePermit(scope, args));
    },
  }),
);

builder.mutationField('updatesOnApprovedPermit', (t) =>
  t.field({
    type: permitAnswerType,
    args: {
      ...changeArguments,
      status: t.arg.string(),
      submission: t.arg({ type: 'JSON' }),
      childrenState: t.arg({ type: 'JSON' }),
      reason: t.arg.string({ description: reasonDescription }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => updatesOnApprovedPermit(scope, args));
    },
  }),
);

builder.mutationField('saveChildPermit', (t) =>
  t.field({
    type: permitAnswerType,
    description: 'Saves the forms that are filled in together with a permit, and leaves its own as it is.',
    args: {
      ...changeArguments,
      childrenState: t.arg({ type: 'JSON', required: true }),
      reason: t.arg.string({ description: reasonDescription }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => updatePermit(scope, args));
    },
  }),
);
