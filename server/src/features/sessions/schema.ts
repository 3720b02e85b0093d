import { answering, mutationAnswer, type Answer } from '../../graphql/answers.ts';
import { builder } from '../../graphql/builder.ts';
import { scopeOf } from '../../graphql/scope.ts';
import { userType, type User } from '../users/types.ts';
import { ownSession, signIn, signOut, type OwnSession } from './service.ts';

const loginAnswer = builder.objectRef<Answer<{ token: string; user: User }>>('LoginAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    code: t.exposeString('code'),
    message: t.exposeString('message'),
    token: t.string({ nullable: true, resolve: (answer) => answer.item?.token }),
    user: t.field({ type: userType, nullable: true, resolve: (answer) => answer.item?.user }),
  }),
});

builder.mutationField('login', (t) =>
  t.field({
    type: loginAnswer,
    args: { email: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: (_root, { email, password }, context) =>
      answering('You are signed in.', () => signIn(context, email, password)),
  }),
);

builder.mutationField('logout', (t) =>
  t.field({
    type: mutationAnswer,
    resolve: (_root, _args, context) =>
      answering('You are signed out.', async () => {
        if (context.sessionId) await signOut(context, context.sessionId);
        return null;
      }),
  }),
);

const sessionAnswer = builder.objectRef<OwnSession>('SessionAnswer').implement({
  fields: (t) => ({
    success: t.boolean({ resolve: () => true }),
    code: t.string({ resolve: () => 'OK' }),
    message: t.string({ resolve: () => '' }),
    user: t.field({ type: userType, resolve: (session) => session.user }),
    timerCount: t.exposeInt('idleSeconds', { description: 'Seconds without activity after which a session ends.' }),
    hostName: t.exposeString('hostName'),
    feedbackUrl: t.exposeString('feedbackUrl', {
      nullable: true,
      description: 'Where people say what they think of the program; null where nobody asks.',
    }),
    singleSignOn: t.boolean({ resolve: () => false }),
    permitCloser: t.exposeBoolean('permitCloser', { description: 'Whether a group of the person closes permits.' }),
    serverTime: t.expose('serverTime', { type: 'DateTime' }),
  }),
});

builder.queryField('getSession', (t) =>
  t.field({ type: sessionAnswer, resolve: (_root, _args, context) => ownSession(context, scopeOf(context).actor) }),
);
