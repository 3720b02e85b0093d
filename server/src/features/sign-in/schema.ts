import type { QuotaSettings } from '@eptw/domain/permit/quota';
import { isStaff } from '@eptw/domain/user/staff';
import { toPayload } from '../../graphql/payloads.ts';
import { builder } from '../../graphql/builder.ts';
import { responseCodeEnum } from '../../graphql/enums.ts';
import { requireActor } from '../../graphql/require-actor.ts';
import { userType } from '../users/types.ts';
import {
  findOwnAccount,
  loadOwnSession,
  signIn,
  loadSignInOptions,
  type OwnSession,
  type SignInOptions,
} from './service.ts';
import { firstPageDescription, loginPayload } from './types.ts';

builder.mutationField('login', (t) =>
  t.field({
    type: loginPayload,
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, { email, password }, context) =>
      toPayload('You are signed in.', () => signIn(context, email, password)),
  }),
);

const sessionPayload = builder.objectRef<OwnSession>('SessionAnswer').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    code: t.field({ type: responseCodeEnum, resolve: () => 'OK' as const }),
    message: t.string({ resolve: () => '' }),
    user: t.field({ type: userType, resolve: (session) => session.user }),
    staff: t.boolean({
      description: "Whether the person belongs to the host's staff.",
      resolve: ({ user }, _args, { staffEmailDomain }) => isStaff(user.email, staffEmailDomain),
    }),
    timerCount: t.exposeInt('idleSeconds', { description: 'Seconds without activity after which a session ends.' }),
    hostName: t.exposeString('hostName'),
    feedbackUrl: t.exposeString('feedbackUrl', {
      nullable: true,
      description: 'Address of the feedback form; null when not set.',
    }),
    singleSignOn: t.exposeBoolean('singleSignOn'),
    pendingEmail: t.string({
      nullable: true,
      description: 'The new e-mail address, until it is verified.',
      resolve: async (_session, _args, context) => (await findOwnAccount(requireActor(context)))?.pendingEmail,
    }),
    firstPage: t.string({
      nullable: true,
      description: firstPageDescription,
      resolve: async (_session, _args, context) => (await findOwnAccount(requireActor(context)))?.firstPage,
    }),
    tutorialsUrl: t.exposeString('tutorialsUrl', {
      nullable: true,
      description: 'Address of the tutorial videos; null when not set.',
    }),
    permitCloser: t.exposeBoolean('permitCloser', { description: 'Whether a group of the user closes permits.' }),
    serverTime: t.expose('serverTime', { type: 'DateTime' }),
  }),
});

const quotaLimitsType = builder.objectRef<QuotaSettings>('QuotaLimits').implement({
  fields: (t) => ({
    enabled: t.exposeBoolean('enabled', { description: 'When false, no one is blocked.' }),
    pendingClosureLimit: t.exposeInt('pendingClosureLimit'),
    unclosedLimit: t.exposeInt('unclosedLimit'),
  }),
});

const signInOptionsType = builder.objectRef<SignInOptions>('SignInOptions').implement({
  fields: (t) => ({
    singleSignOn: t.exposeBoolean('singleSignOn', { description: 'Whether staff of the host can sign in with it.' }),
    passwordLength: t.exposeInt('passwordLength', { description: 'Minimum length of a password.' }),
    quota: t.expose('quota', { type: quotaLimitsType, description: 'When no further permits can be created.' }),
    hostName: t.exposeString('hostName'),
  }),
});

builder.queryField('getSignInOptions', (t) =>
  t.field({ type: signInOptionsType, resolve: (_root, _args, context) => loadSignInOptions(context) }),
);

builder.queryField('getSession', (t) =>
  t.field({
    type: sessionPayload,
    resolve: (_root, _args, context) => loadOwnSession(context, requireActor(context).actor),
  }),
);
