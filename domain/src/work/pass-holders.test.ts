import { describe, expect, it } from 'vitest';
import { findPassHolders } from './pass-holders.ts';
import { createJob, minutesIn, startedLog } from './sample-jobs.ts';
import type { WorkEntry } from './work-log.ts';

const signOn: WorkEntry = {
  event: 'signOn',
  at: minutesIn(31),
  by: null,
  reason: null,
  details: { workerId: 'ravi', certificates: [] },
};

describe('a pass number on the page of a permit', () => {
  it.each([true, false])('of a contractor is one of its company, also to sign on: %s', (isSigningOn) => {
    expect(findPassHolders(createJob([...startedLog, signOn], 45), isSigningOn)).toEqual({
      among: 'company',
      company: 'ACME',
    });
  });

  it('of staff is one of the companies at the site to sign on, and of the crew otherwise', () => {
    const job = createJob([...startedLog, signOn], 45, { contractor: '' });
    expect(findPassHolders(job, true)).toEqual({ among: 'site', siteId: 'site', workerIds: ['ravi'] });
    expect(findPassHolders(job, false)).toEqual({ among: 'crew', workerIds: ['ravi'] });
  });
});
