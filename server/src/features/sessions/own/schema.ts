import { toPayload, mutationPayload } from '../../../graphql/payloads.ts';
import { builder } from '../../../graphql/builder.ts';
import { requireActor } from '../../../graphql/require-actor.ts';
import { endSession } from '../service.ts';
import { endOtherSessions, listOwnSessions, type OwnSessions, type OwnSessionTimes } from './service.ts';

const sessionTimesType = builder.objectRef<OwnSessionTimes>('SessionTimes').implement({
  fields: (t) => ({
    _id: t.id({ resolve: (session) => session.id }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'When it was last used, to the minute.' }),
    current: t.exposeBoolean('current', { description: 'Whether it is the current session.' }),
  }),
});

const sessionsPayload = builder.objectRef<OwnSessions>('SessionsAnswer').implement({
  fields: (t) => ({
    count: t.int({ resolve: ({ sessions }) => sessions.length }),
    results: t.string({
      resolve: ({ sessions }) => JSON.stringify(sessions.map(({ id, ...times }) => ({ _id: id, ...times }))),
    }),
    items: t.field({ type: [sessionTimesType], resolve: ({ sessions }) => sessions }),
    passwordNeeded: t.exposeBoolean('passwordNeeded', {
      description: 'Whether ending the others requires the password; accounts with single sign-on may have none.',
    }),
  }),
});

builder.queryField('getMySessions', (t) =>
  t.field({ type: sessionsPayload, resolve: (_root, _args, context) => listOwnSessions(requireActor(context)) }),
);

builder.mutationField('endMySessions', (t) =>
  t.field({
    type: mutationPayload,
    args: { password: t.arg.string({ description: 'The own password; not needed when the account has none.' }) },
    resolve: (_root, { password }, context) =>
      toPayload('You are signed out everywhere else.', async () => {
        await endOtherSessions(requireActor(context), password);
        return null;
      }),
  }),
);

builder.mutationField('logout', (t) =>
  t.field({
    type: mutationPayload,
    resolve: (_root, _args, context) =>
      toPayload('You are signed out.', async () => {
        if (context.sessionId) await endSession(context, context.sessionId);
        return null;
      }),
  }),
);
