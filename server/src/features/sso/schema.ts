import { builder } from '../../graphql/builder.ts';
import { toPayload } from '../../graphql/payloads.ts';
import { loginPayload } from '../sign-in/types.ts';
import { signInWithSso } from './service.ts';

builder.mutationField('ssoLogin', (t) =>
  t.field({
    type: loginPayload,
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, context) => toPayload('You are signed in.', () => signInWithSso(context, email)),
  }),
);
