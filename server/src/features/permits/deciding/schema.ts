import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { answeringChange, permitAnswerType } from '../answer.ts';
import { updatePermit, updatePermitStatus, updatesOnApprovedPermit } from './service.ts';

const versionNote = 'The version that the person was looking at; a stale one is refused.';

builder.mutationField('updatePermitStatus', (t) =>
  t.field({
    type: permitAnswerType,
    args: {
      id: t.arg.id({ required: true }),
      status: t.arg.string({ required: true }),
      reason: t.arg.string(),
      version: t.arg.int({ description: versionNote }),
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
      id: t.arg.id({ required: true }),
      status: t.arg.string(),
      submission: t.arg({ type: 'JSON' }),
      childrenState: t.arg({ type: 'JSON' }),
      version: t.arg.int({ description: versionNote }),
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
      id: t.arg.id({ required: true }),
      status: t.arg.string(),
      submission: t.arg({ type: 'JSON' }),
      childrenState: t.arg({ type: 'JSON' }),
      version: t.arg.int({ description: versionNote }),
    },
    resolve: (_root, args, context) => {
      const scope = scopeOf(context);
      return answeringChange(scope, () => updatesOnApprovedPermit(scope, args));
    },
  }),
);
