import { answering, mutationAnswer } from '../../../graphql/answers.ts';
import { builder } from '../../../graphql/builder.ts';
import { scopeOf } from '../../../graphql/scope.ts';
import { endOtherSessions, ownSessions, type OwnSessions, type OwnSessionTimes } from './service.ts';

const sessionTimesType = builder.objectRef<OwnSessionTimes>('SessionTimes').implement({
  fields: (t) => ({
    _id: t.id({ resolve: (session) => session.id }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'When it was last used, to the minute.' }),
    current: t.exposeBoolean('current', { description: 'Whether it is the session that asks.' }),
  }),
});

const sessionsAnswer = builder.objectRef<OwnSessions>('SessionsAnswer').implement({
  fields: (t) => ({
    count: t.int({ resolve: ({ sessions }) => sessions.length }),
    results: t.string({
      resolve: ({ sessions }) => JSON.stringify(sessions.map(({ id, ...times }) => ({ _id: id, ...times }))),
    }),
    items: t.field({ type: [sessionTimesType], resolve: ({ sessions }) => sessions }),
    passwordNeeded: t.exposeBoolean('passwordNeeded', {
      description: 'Whether ending the others takes the own password: an account of single sign-on may have none.',
    }),
  }),
});

builder.queryField('getMySessions', (t) =>
  t.field({ type: sessionsAnswer, resolve: (_root, _args, context) => ownSessions(scopeOf(context)) }),
);

builder.mutationField('endMySessions', (t) =>
  t.field({
    type: mutationAnswer,
    args: { password: t.arg.string({ description: 'The own password; not needed by an account that has none.' }) },
    resolve: (_root, { password }, context) =>
      answering('You are signed out everywhere else.', async () => {
        await endOtherSessions(scopeOf(context), password);
        return null;
      }),
  }),
);
