import { expect, it } from 'vitest';
import { createRoleRequirement } from '../role/role-requirement.ts';
import { countCertificates } from './count-certificates.ts';

it('a certificate that two roles need is counted as often as the larger of them', () => {
  const rows = [createRoleRequirement('firstAider', 2), createRoleRequirement('secondPerson', 1)];
  expect(countCertificates(rows)).toEqual([{ certificate: 'firstAid', atLeast: 2 }]);
  expect(countCertificates([createRoleRequirement('welder', 0), createRoleRequirement('worker', 3)])).toEqual([]);
});
