import type { CertificateKind } from '@eptw/domain/crew/certificate-kind';
import type { JobRole } from '@eptw/domain/role/job-role';
import { expect, test } from 'vitest';
import { phrases } from './phrases/en.ts';
import { formatProblem } from './problem-text.ts';

const nothing = {
  condition: null,
  certificate: null,
  endedOn: null,
  text: null,
  count: null,
  role: null,
  other: null,
  range: null,
  takenAt: null,
};

test('a refusal names what only a newer server has as it is stored', () => {
  const certificate = 'droneLicence' as CertificateKind;
  const role = 'droneSpotter' as JobRole;
  expect(formatProblem({ ...nothing, key: 'certificateNotVerified', certificate }, phrases, 'en')).toContain(
    'dronelicence',
  );
  expect(formatProblem({ ...nothing, key: 'roleNotNamed', role }, phrases, 'en')).toContain('droneSpotter');
});
