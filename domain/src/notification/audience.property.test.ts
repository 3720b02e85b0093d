import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listActions } from '../permit/lifecycle.ts';
import type { PermitFacts, Slot } from '../permit/permit.ts';
import { permitStatuses } from '../permit/status.ts';
import { isMemberOf, type Actor } from '../user/actor.ts';
import { roles } from '../user/role.ts';
import { selectPendingActors, type Audience } from './audience.ts';

const groups = ['g1', 'g2', 'g3'].map((id) => ({
  id,
  name: id,
  siteId: id === 'g2' ? 'other site' : 'site',
  permitCloser: id !== 'g1',
}));
const names = ['p1', 'p2', 'p3', 'p4'];
const name = fc.constantFrom(...names);

const anybody: fc.Arbitrary<Actor> = fc.record({
  id: name,
  fullName: fc.constant(''),
  email: fc.constant(''),
  role: fc.constantFrom(...roles),
  company: fc.constantFrom('', 'ACME', 'Borealis'),
  siteIds: fc.subarray(['site', 'other site']),
  groups: fc.subarray(groups),
});

const slot: fc.Arbitrary<Slot> = fc.record({
  reviewer: fc.oneof(
    name.map((userId) => ({ kind: 'individual' as const, userId, name: userId })),
    fc.constantFrom(...groups).map(({ id }) => ({ kind: 'group' as const, groupId: id, name: id })),
  ),
  filledBy: fc.option(name),
});

const anyPermit: fc.Arbitrary<PermitFacts> = fc.record({
  id: fc.constant('permit'),
  status: fc.constantFrom(...permitStatuses),
  siteId: fc.constant('site'),
  submitterId: name,
  submitterRole: fc.constantFrom(...roles),
  submitterCompany: fc.constantFrom('', 'ACME'),
  ownerId: name,
  slots: fc.array(slot, { maxLength: 4 }),
  projectManagerId: fc.option(name),
  finalApproverId: fc.option(name),
  unfinishedChildren: fc.constant([]),
  uncovered: fc.constant([]),
  holderIds: fc.constant([]),
  inside: fc.constant(0),
  unproven: fc.constant(null),
  holderId: fc.constant(null),
  endedOn: fc.constant(null),
  absentSubmitter: fc.constant(null),
  requestedBy: fc.constant(null),
  signedOn: fc.constant([]),
  work: fc.constant(null),
});

/** Whether this person is in an audience, as the server finds it from its tables. */
function isReached(actor: Actor, audience: Audience, permit: PermitFacts): boolean {
  if (audience.except.includes(actor.id)) return false;
  const manages =
    actor.siteIds.includes(permit.siteId) &&
    ((actor.role === 'ContractorPM' && actor.company !== '' && actor.company === permit.submitterCompany) ||
      actor.role === 'MicronSupervisor');
  const closes =
    actor.role === 'MTGroup' && actor.groups.some((one) => one.permitCloser && one.siteId === permit.siteId);
  return (
    audience.people.includes(actor.id) ||
    audience.groups.some((id) => isMemberOf(actor, id)) ||
    (audience.managers && manages) ||
    (audience.closers && closes)
  );
}

it('includes exactly those whom the lifecycle lets approve, close or cancel', () => {
  fc.assert(
    fc.property(anybody, anyPermit, (actor, permit) => {
      const offered = listActions(actor, permit);
      const decides = offered.some((action) =>
        ['approveAsProjectManager', 'approve', 'close', 'cancel'].includes(action),
      );
      expect(isReached(actor, selectPendingActors(permit), permit)).toBe(decides);
    }),
    { numRuns: 2000 },
  );
});
