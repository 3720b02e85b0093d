import { expect, test } from 'vitest';
import { sealNextEntry } from './service.ts';

// These hashes are of the first release. A stored entry must match its own for as long as it is stored.
test('entries have the hashes that they have always had', () => {
  const permit = '00000000-0000-4000-8000-0000000000a1';
  const raised = sealNextEntry({
    permit_id: permit,
    at: new Date('2026-03-01T02:00:00.000Z'),
    actor_id: '00000000-0000-4000-8000-0000000000b1',
    actor_name: 'Rina Requestor',
    actor_role: 'ContractorRequestor',
    group_name: null,
    action: 'create',
    from_status: null,
    to_status: 'PendingPMApproval',
    reason: null,
    changes: [],
  });
  const corrected = sealNextEntry(
    {
      permit_id: permit,
      at: new Date('2026-03-01T03:00:00.500Z'),
      actor_id: '00000000-0000-4000-8000-0000000000b2',
      actor_name: 'Mo Manager',
      actor_role: 'MicronManager',
      group_name: 'Facilities F10N',
      action: 'edit',
      from_status: 'PendingApproval',
      to_status: 'PendingApproval',
      reason: 'It is the valve',
      changes: [{ form: 'General Permit', name: 'workDetails', label: 'Work details', before: 'Pump', after: 'Valve' }],
      lapsed: [{ name: 'Pat Manager', capacity: 'Project manager' }],
    },
    raised,
  );
  const suspended = sealNextEntry(
    {
      permit_id: permit,
      at: new Date('2026-03-01T04:00:00.000Z'),
      actor_id: null,
      actor_name: 'ePTW',
      actor_role: null,
      group_name: null,
      action: 'suspendWork',
      from_status: 'Approved',
      to_status: 'Approved',
      reason: null,
      changes: [],
      work: { writtenAt: '2026-03-01T04:00:10.000Z', cause: { series: 'gas', limits: [19.5, 23.5] } },
    },
    corrected,
  );
  expect([raised, corrected, suspended].map(({ hash }) => hash)).toEqual([
    '58846c7f0694648c35c477e6209be1f60c0f3598dcb1d38462dae339d300cc4b',
    'ee29d2e1ce7381f7ec92324f6ea2149a07260ed60def06c5650b805df1945d34',
    '65e286165b28247897625be741139cfc31271571b5611dae2fff3b869b387d54',
  ]);
});
