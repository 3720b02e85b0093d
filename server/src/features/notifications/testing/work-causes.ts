import type { NotificationKind } from '@eptw/domain/notification/kinds';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-users.ts';
import { liftStop, stopSite } from '../../area-stops/testing/area-stops.ts';
import { callPage, readToken } from '../../sign-on/page/testing/page.ts';
import { act, signature, type WorkArguments } from '../../work/testing/work.ts';
import { runWorkClock } from '../../work-log/clock.ts';
import { minutesLater } from './notifications.ts';

/** Something that happens to the work under a permit that starts ten days after noon. */
export type WorkCause =
  | { work: string; by: TestUser; args?: WorkArguments; person?: TestUser }
  | {
      work:
        | 'the period begins'
        | 'more time is requested'
        | 'the clock, days later'
        | 'a missed revalidation'
        | 'an alarm with nobody seen';
    }
  | { work: 'all work is stopped' | 'the stop is lifted' }
  | { work: 'ten wrong PINs' };

/** The kinds of notification about the work under a permit. */
const workKinds = [
  'siteStopped',
  'siteStopSuggested',
  'siteStopLifted',
  'workStopped',
  'workExpired',
  'notSeen',
  'takeOver',
  'handoverAnswered',
  'extensionRequested',
  'extensionAnswered',
  'wrongPins',
  'workChanged',
] as const satisfies readonly NotificationKind[];

type WorkKind = (typeof workKinds)[number];

export function isWorkKind(kind: NotificationKind): kind is WorkKind {
  return (workKinds as readonly NotificationKind[]).includes(kind);
}

export function isWorkCause(cause: unknown): cause is WorkCause {
  return typeof cause === 'object' && cause !== null && 'work' in cause;
}

/** For tests: lets something happen to the work under a permit. */
export async function causeWork(app: TestApp, noon: Date, permitId: string, cause: WorkCause): Promise<void> {
  const inDays = (days: number) => minutesLater(noon, days * 24 * 60);
  const send = async (by: TestUser, action: string, args: WorkArguments) => {
    const { success, message } = await act(await app.as(by), action, permitId, args);
    expect(success ? 'allowed' : message).toBe('allowed');
  };
  if ('by' in cause) {
    const { by, work, args, person } = cause;
    return send(by, work, { ...args, ...(person && { to: app.ids.users[person] }) });
  }
  if (cause.work === 'the period begins') app.setClock(inDays(10));
  if (cause.work === 'more time is requested')
    await send('requestor', 'requestExtension', { until: inDays(13).toISOString(), reason: 'Late delivery' });
  if (cause.work === 'an alarm with nobody seen') {
    const supervisor = await app.as('supervisor');
    const stop = await stopSite(supervisor, { site: app.ids.sites.north, kind: 'fire' });
    expect(await liftStop(supervisor, stop.item?._id)).toMatchObject({ success: true });
  }
  if (cause.work === 'all work is stopped')
    await stopSite(await app.as('supervisor'), { site: app.ids.sites.north, kind: 'fire' });
  if (cause.work === 'the stop is lifted') {
    const [stop] = await app.database.db.selectFrom('area_stop').select('id').where('lifted_at', 'is', null).execute();
    await liftStop(await app.as('supervisor'), stop?.id);
  }
  if (cause.work === 'ten wrong PINs') {
    const token = await readToken(await app.as('requestor'), permitId);
    for (let count = 0; count < 10; count += 1)
      await callPage(app.client(), 'signOnHere', { token, passNumber: `N-${count}`, pin: '1111' });
    // Runs the job that notifies the holder.
    await app.mails();
  }
  if (cause.work === 'the clock, days later' || cause.work === 'a missed revalidation') {
    app.setClock(inDays(cause.work === 'a missed revalidation' ? 12 : 20));
    await runWorkClock(app.context);
  }
}

const started: WorkCause[] = [
  { work: 'the period begins' },
  { by: 'requestor', work: 'startWork', args: { signature } },
];
const paused: WorkCause = { by: 'requestor', work: 'pauseWork', args: { reason: 'Rain' } };
const moreTime: WorkCause = { work: 'more time is requested' };
const offered: WorkCause = {
  by: 'requestor',
  work: 'handOverWork',
  args: { done: 'cut', left: 'weld', watch: 'hot pipe' },
  person: 'requestorSecond',
};

interface ExpectedWorkNotification<Cause> {
  to: TestUser;
  causes: (Cause | WorkCause)[];
  title: () => string;
  text: string;
  screen: 'permit' | 'stop of the site';
  /** How many other notifications come with it. */
  others?: number;
}

/** For tests: what leads to each kind, after the causes that get a permit approved, and what it says. */
export function expectWorkNotifications<Cause>(
  approved: readonly Cause[],
  work: string,
): Record<WorkKind, ExpectedWorkNotification<Cause>> {
  return {
    siteStopped: {
      to: 'requestor',
      causes: [...approved, { work: 'all work is stopped' }],
      title: () => `All work stopped at Fab 10N: ${work}`,
      text: 'Fire alarm, by Supervisor Fab. Leave. Go to the assembly point. Your other permits at the site are stopped, too.',
      screen: 'permit',
    },
    siteStopSuggested: {
      to: 'manager',
      causes: [...approved, ...started, { by: 'supervisor', work: 'stopWork', args: { kind: 'fire' } }],
      title: () => `Danger at Fab 10N: ${work}`,
      text: 'Supervisor Fab stopped the work: Fire or smoke. Stop all work here?',
      others: 1,
      screen: 'stop of the site',
    },
    siteStopLifted: {
      to: 'requestor',
      causes: [...approved, { work: 'all work is stopped' }, { work: 'the stop is lifted' }],
      title: () => `Stop lifted at Fab 10N: ${work}`,
      text: 'Lifted by Supervisor Fab. Each job is resumed on its own, after an inspection.',
      screen: 'permit',
    },
    workStopped: {
      to: 'requestor',
      causes: [...approved, ...started, { by: 'supervisor', work: 'stopWork', args: { reason: 'Smoke' } }],
      title: () => `Work stopped: ${work}`,
      text: 'Supervisor Fab stopped the work: Smoke. Nobody works until it is resumed.',
      screen: 'permit',
    },
    workExpired: {
      to: 'supervisor',
      causes: [...approved, ...started, paused, { work: 'a missed revalidation' }, { work: 'the clock, days later' }],
      title: () => `Work expired: ${work}`,
      text: 'Stop work, leave the place safe, and finish the work.',
      screen: 'permit',
    },
    notSeen: {
      to: 'requestor',
      causes: [
        ...approved,
        ...started,
        { by: 'requestor', work: 'stopWork', args: { reason: 'Smoke' } },
        { work: 'an alarm with nobody seen' },
      ],
      title: () => `People not seen: ${work}`,
      text: 'The stop of all work was lifted while people on this permit were not seen at the assembly point. Find them now. The muster list names them.',
      // That the site was stopped, which is a cause of the work, and that the stop is lifted.
      others: 2,
      screen: 'permit',
    },
    takeOver: {
      to: 'requestorSecond',
      causes: [...approved, ...started, offered],
      title: () => `Take over: ${work}`,
      text: 'Requestor Acme offered the permit to another holder. Look at the work, then take over or decline.',
      screen: 'permit',
    },
    handoverAnswered: {
      to: 'requestor',
      causes: [
        ...approved,
        ...started,
        offered,
        { by: 'requestorSecond', work: 'declineHandover', args: { reason: 'On leave' } },
      ],
      title: () => `Handover declined: ${work}`,
      text: 'Requestor Second Acme declined to take over the permit: On leave.',
      screen: 'permit',
    },
    extensionRequested: {
      to: 'supervisor',
      causes: [...approved, ...started, moreTime],
      title: () => `More time requested: ${work}`,
      text: 'Requestor Acme requested an extension: Late delivery.',
      screen: 'permit',
    },
    extensionAnswered: {
      to: 'requestor',
      causes: [
        ...approved,
        ...started,
        moreTime,
        { by: 'supervisor', work: 'answerExtension', args: { agreed: false, reason: 'Not at night' } },
      ],
      title: () => `More time refused: ${work}`,
      text: 'Supervisor Fab refused the extension: Not at night.',
      screen: 'permit',
    },
    wrongPins: {
      to: 'requestor',
      causes: [...approved, { work: 'the period begins' }, { work: 'ten wrong PINs' }],
      title: () => `10 wrong PINs: ${work}`,
      text: 'Somebody enters wrong PINs on the page of the code of this permit. Help a worker who cannot sign on or off; otherwise somebody guesses.',
      screen: 'permit',
    },
    workChanged: {
      to: 'supervisor',
      causes: [...approved, ...started],
      title: () => `Work started: ${work}`,
      text: 'Requestor Acme started the work.',
      screen: 'permit',
    },
  };
}
