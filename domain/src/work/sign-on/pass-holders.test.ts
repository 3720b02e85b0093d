import { describe, expect, it } from 'vitest';
import { findPassHolders } from './pass-holders.ts';
import { createJob, minutesIn, startedLog } from '../testing/sample-jobs.ts';
import type { WorkEntry } from '../log/work-log.ts';

const signOn: WorkEntry = {
  event: 'signOn',
  at: minutesIn(31),
  by: null,
  reason: null,
  details: { workerId: 'ravi', certificates: [] },
};

describe('a pass number on the page of a permit', () => {
  it('of a contractor is one of its company', () => {
    expect(findPassHolders(createJob([...startedLog, signOn], 45))).toEqual({ among: 'company', company: 'ACME' });
  });

  it('of staff is one of the companies at the site, or of the crew', () => {
    const job = createJob([...startedLog, signOn], 45, { contractor: '' });
    expect(findPassHolders(job)).toEqual({ among: 'site', siteId: 'site', workerIds: ['ravi'] });
  });
});
