import { signature } from '../../features/work/testing/work.ts';
import { handover } from './work-subjects.ts';
import { expectCode, type AccessCase, type AccessCases } from './access-case.ts';

/** Users who do not see a permit that the requestor of ACME Works raised in the north. */
const unrelatedUsers = expectCode(
  'NOT_FOUND',
  'requestorSecond',
  'foreignRequestor',
  'foreignPm',
  'siteAdminWest',
  'supervisorWest',
  'closerWest',
);

const issuers = ['manager', 'facilities', 'facilitiesSecond', 'supervisor', 'siteAdmin', 'host'] as const;
/** They see the permit and have no part in its work; the project manager is of the submitter's company. */
const onlookers = ['pm', 'closer', 'superAdmin'] as const;

const byHolder = {
  ...unrelatedUsers,
  ...expectCode('OK', 'requestor'),
  ...expectCode('FORBIDDEN', ...issuers, ...onlookers),
};

const byIssuers = {
  ...unrelatedUsers,
  ...expectCode('OK', ...issuers),
  ...expectCode('FORBIDDEN', 'requestor', ...onlookers),
};

/** Whoever was asked to take over sees the permit from then on. */
const byTaker = {
  ...unrelatedUsers,
  ...expectCode('OK', 'requestorSecond'),
  ...expectCode('FORBIDDEN', 'requestor', ...issuers, ...onlookers),
};

/** The host's people of the north have its muster list. */
const musterOfTheNorth = {
  ...expectCode('OK', ...issuers, 'closer', 'superAdmin'),
  ...expectCode('NOT_FOUND', 'siteAdminWest', 'supervisorWest', 'closerWest'),
  ...expectCode('FORBIDDEN', 'requestor', 'requestorSecond', 'pm', 'foreignPm', 'foreignRequestor'),
};

function onWork(
  subject: AccessCase['subject'],
  expected: AccessCase['expected'],
  variables: (id: string) => object = () => ({}),
): AccessCase[] {
  return [{ subject, variables: (id) => ({ id, ...variables(id) }), expected }];
}

/** A subject of two ids: the permit, and a worker. */
const toSignOn = (id: string) => {
  const [permitId = '', worker = ''] = id.split(' ');
  return { permitId, worker };
};

/** One reason answers a single cause. */
const inspected = { inspection: true, reason: 'Dealt with' };

/** Who may do what with the work under a permit. */
export const workCases: AccessCases = {
  startWork: onWork('work that can start', byHolder, () => ({ signature })),
  pauseWork: onWork('live work', byHolder, () => ({ reason: 'rain' })),
  stopWork: onWork(
    'live work',
    { ...unrelatedUsers, ...expectCode('OK', 'requestor', ...issuers, ...onlookers) },
    () => ({
      reason: 'smoke',
    }),
  ),
  resumeWork: [
    ...onWork('work that its holder stopped', byIssuers, () => inspected),
    ...onWork(
      'work that its holder paused',
      {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor', ...issuers),
        ...expectCode('FORBIDDEN', ...onlookers),
      },
      () => inspected,
    ),
  ],
  revalidateWork: onWork('live work', byIssuers, () => ({ signature })),
  handOverWork: [{ subject: 'live work', variables: (id, ids) => ({ id, ...handover(ids) }), expected: byHolder }],
  // The project manager is of the holder's company.
  appointHolder: [
    {
      subject: 'live work',
      variables: (id, ids) => ({ id, ...handover(ids), reason: 'ill' }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'pm', ...issuers),
        ...expectCode('FORBIDDEN', 'requestor', 'closer', 'superAdmin'),
      },
    },
  ],
  stayHolder: onWork('work that the second requestor is appointed to', {
    ...byHolder,
    ...expectCode('FORBIDDEN', 'requestorSecond'),
  }),
  acceptHandover: onWork('work that is offered to the second requestor', byTaker, () => ({
    items: ['isolations', 'readings', 'people', 'left'],
  })),
  declineHandover: onWork('work that is offered to the second requestor', byTaker, () => ({ reason: 'ill' })),
  withdrawHandover: onWork('work that is offered to the second requestor', {
    ...byHolder,
    ...expectCode('FORBIDDEN', 'requestorSecond'),
  }),
  requestExtension: onWork('live work', byHolder, () => ({ reason: 'late', until: '2026-03-01T12:00:00Z' })),
  answerExtension: onWork('work with a requested extension', byIssuers, () => ({ agreed: true })),
  // Of the holder a photo is missing.
  finishWork: onWork('live work', { ...byHolder, ...expectCode('BAD_INPUT', 'requestor') }, () => ({ clean: true })),
  stopAllWork: [
    {
      subject: 'the west',
      variables: (site) => ({ site, reason: 'gas alarm' }),
      expected: {
        ...expectCode('FORBIDDEN', 'supervisor', 'manager', 'siteAdmin', 'requestor', 'pm', 'host'),
        ...expectCode('OK', 'siteAdminWest', 'supervisorWest', 'superAdmin'),
      },
    },
  ],
  liftStop: [
    {
      subject: 'a stop of all work in the west',
      variables: (id) => ({ id }),
      expected: {
        ...expectCode('NOT_FOUND', 'supervisor', 'manager', 'siteAdmin'),
        ...expectCode('FORBIDDEN', 'requestor', 'closerWest'),
        ...expectCode('OK', 'siteAdminWest', 'supervisorWest', 'superAdmin'),
      },
    },
  ],
  remindCertificateVerifiers: [
    {
      subject: 'live work and a worker with a certificate',
      variables: (id) => ({ ...toSignOn(id), certificate: 'welder' }),
      expected: byHolder,
    },
  ],
  signOnWorker: [
    {
      subject: 'live work and a worker who is not on it',
      variables: toSignOn,
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor'),
        ...expectCode('FORBIDDEN', ...issuers, ...onlookers),
      },
    },
  ],
  changeRole: [
    {
      subject: 'live work and a worker who is on it',
      variables: (id) => ({ ...toSignOn(id), roles: ['worker'] }),
      expected: {
        ...unrelatedUsers,
        // Its policy names no roles.
        ...expectCode('BAD_INPUT', 'requestor'),
        ...expectCode('FORBIDDEN', ...issuers, ...onlookers),
      },
    },
  ],
  recordEntry: [
    {
      subject: 'live work',
      variables: (permitId) => ({ permitId, rescuer: 'Tan Wei', direction: 'in' }),
      expected: {
        ...unrelatedUsers,
        // It has no entry log.
        ...expectCode('BAD_INPUT', 'requestor', ...issuers),
        ...expectCode('FORBIDDEN', ...onlookers),
      },
    },
  ],
  signOffWorker: [
    {
      subject: 'live work and a worker who is on it',
      variables: toSignOn,
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor', ...issuers),
        ...expectCode('FORBIDDEN', ...onlookers),
      },
    },
  ],
  tickOff: [
    {
      subject: 'live work and a worker who is on it',
      variables: (id, ids) => ({ site: ids.sites.north, personId: toSignOn(id).worker, isSeen: true }),
      expected: musterOfTheNorth,
    },
  ],
  addMusterVisitor: [
    {
      subject: 'an id that is not used yet',
      variables: (id, ids) => ({ site: ids.sites.north, id, name: 'Lena Braun', company: '', place: '' }),
      expected: musterOfTheNorth,
    },
  ],
  removeMusterVisitor: [
    {
      subject: 'a visitor on the muster list of the north',
      variables: (visitor, ids) => ({ site: ids.sites.north, visitor }),
      expected: musterOfTheNorth,
    },
  ],
  recordCheck: [
    {
      subject: 'live work',
      variables: (permitId) => ({ permitId, series: 'walk' }),
      expected: {
        ...unrelatedUsers,
        ...expectCode('OK', 'requestor', ...issuers),
        ...expectCode('FORBIDDEN', ...onlookers),
      },
    },
  ],
};
