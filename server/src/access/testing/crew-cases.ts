import { expectCode, type AccessCase, type AccessCases } from './access-case.ts';
import { createUniqueName } from './unique-name.ts';

const managersOfAcme = ['superAdmin', 'siteAdmin', 'siteAdminWest', 'pm', 'requestor', 'requestorSecond'] as const;
const others = ['foreignPm', 'foreignRequestor'] as const;
const closers = ['closer', 'closerSecond', 'closerWest'] as const;
const readers = ['supervisor', 'manager', 'host', 'facilities', 'closer'] as const;

/** A change of a worker, by everyone: the workers of ACME are at both sites, those of Borealis at the north only. */
function casesOfWorkers(variables: AccessCase['variables']): AccessCase[] {
  return [
    {
      subject: 'a worker of ACME Works',
      variables,
      expected: {
        ...expectCode('OK', ...managersOfAcme),
        ...expectCode('NOT_FOUND', ...others),
        ...expectCode('FORBIDDEN', ...readers),
      },
    },
    {
      subject: 'a worker of Borealis',
      variables,
      expected: {
        ...expectCode('OK', 'superAdmin', 'siteAdmin', ...others),
        ...expectCode('NOT_FOUND', 'siteAdminWest', 'pm', 'requestor', 'requestorSecond'),
        ...expectCode('FORBIDDEN', ...readers),
      },
    },
    {
      subject: 'an erased worker',
      variables,
      expected: { ...expectCode('NOT_FOUND', 'superAdmin', 'siteAdmin', 'pm'), ...expectCode('FORBIDDEN', 'host') },
    },
  ];
}

const newWorkerOf = (company: string | undefined): AccessCase['variables'] => {
  return (passNumber) => ({ data: { name: 'Ann Lee', passNumber, ...(company !== undefined && { company }) } });
};

const unusedPass = 'a code that nothing has';

/** Who may manage whose workers. */
export const crewCases: AccessCases = {
  createWorker: [
    {
      subject: unusedPass,
      variables: newWorkerOf('ACME Works'),
      expected: {
        ...expectCode('OK', 'superAdmin'),
        ...expectCode('FORBIDDEN', ...others, ...readers),
      },
    },
    ...managersOfAcme.map((person): AccessCase => ({
      subject: unusedPass,
      variables: (pass, ids) => newWorkerOf('ACME Works')(`${pass}-${person}`, ids),
      expected: expectCode('OK', person),
    })),
    {
      subject: unusedPass,
      variables: newWorkerOf('Borealis Engineering'),
      expected: { ...expectCode('FORBIDDEN', 'siteAdminWest', 'pm', 'requestor'), siteAdmin: 'OK' },
    },
    {
      subject: unusedPass,
      variables: newWorkerOf('Nobody Ltd'),
      expected: expectCode('FORBIDDEN', 'superAdmin', 'siteAdmin', 'pm'),
    },
    {
      subject: unusedPass,
      variables: newWorkerOf(undefined),
      expected: { ...expectCode('FORBIDDEN', 'superAdmin', 'siteAdmin'), pm: 'OK', foreignPm: 'OK' },
    },
    {
      subject: "the file of a worker's certificate",
      variables: (file) => ({
        data: {
          name: 'Ben Ong',
          passNumber: createUniqueName(),
          certificates: [{ kind: 'rigger', number: 'R-1', issuer: 'WI', expiresOn: '2027-03-31', file }],
        },
      }),
      expected: expectCode('BAD_INPUT', 'requestor', 'pm', 'foreignPm'),
    },
  ],
  updateWorker: casesOfWorkers((id) => ({ id, data: { trade: createUniqueName() } })),
  // ACME works at both sites.
  verifyCertificate: [
    {
      subject: 'a worker of ACME Works with a certificate',
      variables: (worker) => ({ worker, certificate: 'welder', version: 1 }),
      expected: {
        ...expectCode('OK', 'siteAdmin', 'siteAdminWest', 'supervisor', 'supervisorWest', ...closers),
        ...expectCode('FORBIDDEN', 'superAdmin', 'manager', 'host', 'facilities', 'lss', 'pm', 'requestor'),
        ...expectCode('NOT_FOUND', ...others),
      },
    },
    {
      subject: 'a worker of ACME Works with a certificate',
      variables: (worker) => ({ worker, certificate: 'rigger', version: 1 }),
      expected: expectCode('NOT_FOUND', 'siteAdmin', 'supervisor', 'closer'),
    },
    {
      subject: 'a worker of ACME Works with a certificate',
      variables: (worker) => ({ worker, certificate: 'welder', version: 2 }),
      expected: expectCode('CONFLICT', 'siteAdmin', 'supervisor', 'closer'),
    },
  ],
  eraseWorker: casesOfWorkers((id) => ({ id })),
  setWorkerPin: casesOfWorkers((id) => ({ id, pin: '2580' })),
  deleteFile: [
    {
      subject: "the file of a worker's certificate",
      variables: (filename) => ({ filename }),
      expected: {
        ...expectCode('NOT_FOUND', ...others),
        ...expectCode('FORBIDDEN', ...managersOfAcme, ...readers),
      },
    },
  ],
  // No worker in the file may be created: the report says why for each line.
  importWorkers: [
    {
      subject: unusedPass,
      variables: (pass) => ({ dryRun: false, csv: `pass,name,company\n${pass},Ann Lee,ACME Works` }),
      expected: {
        ...expectCode('BAD_INPUT', ...others),
        ...expectCode('FORBIDDEN', ...readers),
        siteAdminWest: 'OK',
      },
    },
    {
      subject: unusedPass,
      variables: (pass) => ({ dryRun: false, csv: `pass,name\n${pass},Ann Lee` }),
      expected: { ...expectCode('BAD_INPUT', 'superAdmin', 'siteAdmin'), requestor: 'OK', foreignRequestor: 'OK' },
    },
  ],
};
