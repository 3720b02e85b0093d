import { toPayload, mutationPayload, type Payload } from '../../../graphql/payloads.ts';
import { blockEmailChange } from './email-change-block.ts';
import { builder } from '../../../graphql/builder.ts';
import { responseCodeEnum } from '../../../graphql/enums.ts';
import {
  requestPasswordReset,
  requestVerification,
  register,
  resetPassword,
  verifyEmail,
  type EmailVerification,
} from './service.ts';

const registerInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    fullname: t.string({ required: true }),
    password: t.string({ required: true }),
    company: t.string({ description: 'Checked by the administrator who approves the account.' }),
    site: t.id({ required: true }),
  }),
});

builder.mutationField('register', (t) =>
  t.field({
    type: mutationPayload,
    args: { data: t.arg({ type: registerInput, required: true }) },
    resolve: (_root, { data }, context) =>
      toPayload('Thank you. We have sent you a link. Open it to verify your e-mail address.', () =>
        register(context, data),
      ),
  }),
);

const verifyEmailPayload = builder.objectRef<Payload<EmailVerification>>('VerifyEmailAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.expose('code', { type: responseCodeEnum }),
    message: t.string({ resolve: (answer) => answer.item?.message ?? answer.message }),
    requirePassword: t.boolean({ resolve: (answer) => Boolean(answer.item?.resetCode) }),
    securityCode: t.string({
      nullable: true,
      description: 'Code for choosing a password, when one is required.',
      resolve: (answer) => answer.item?.resetCode,
    }),
  }),
});

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: verifyEmailPayload,
    args: { securityCode: t.arg.string({ required: true }) },
    resolve: (_root, { securityCode }, context) => toPayload('', () => verifyEmail(context, securityCode)),
  }),
);

const linkSentMessage = 'If this e-mail address has an account, we have sent it a link.';

builder.mutationField('userGetVerificationLink', (t) =>
  t.field({
    type: mutationPayload,
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, context) => toPayload(linkSentMessage, () => requestVerification(context, email)),
  }),
);

builder.mutationField('forgetPassword', (t) =>
  t.field({
    type: mutationPayload,
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, context) => toPayload(linkSentMessage, () => requestPasswordReset(context, email)),
  }),
);

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: mutationPayload,
    args: { newPassword: t.arg.string({ required: true }), securityCode: t.arg.string({ required: true }) },
    resolve: (_root, { newPassword, securityCode }, context) =>
      toPayload('Your password was changed. Sign in with it.', () => resetPassword(context, newPassword, securityCode)),
  }),
);

builder.mutationField('blockEmailChange', (t) =>
  t.field({
    type: mutationPayload,
    args: { securityCode: t.arg.string({ required: true }) },
    resolve: async (_root, { securityCode }, context) => {
      const answer = await toPayload('', () => blockEmailChange(context, securityCode));
      return { ...answer, message: answer.item ?? answer.message, item: null };
    },
  }),
);
