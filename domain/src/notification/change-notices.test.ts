import { describe, expect, it } from 'vitest';
import type { PermitAction } from '../permit/actions.ts';
import { listApprovals } from '../permit/approval.ts';
import type { PermitFacts, Slot } from '../permit/permit.ts';
import { createChangeNotices, findMovedEnds, type PermitChange } from './change-notices.ts';
import { findSuperseded, type PeriodEnd } from './kinds.ts';
import { createSamplePermit } from '../permit/testing/sample-permit.ts';

const ann = (filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'individual', userId: 'ann', name: 'Ann' },
  filledBy,
});
const gas = (filledBy: string | null = null): Slot => ({
  reviewer: { kind: 'group', groupId: 'gas', name: 'Gas' },
  filledBy,
});

const permit = (status: PermitFacts['status'], slots: Slot[] = [ann(), gas()]): PermitFacts =>
  createSamplePermit({
    status,
    slots,
  });

/** An audience in short form: the ids of people and groups, and the other recipients. */
function listNotices(
  action: PermitAction | 'create',
  actorId: string,
  before: PermitFacts | undefined,
  after: PermitFacts,
  edited?: PermitChange['edited'],
) {
  const notices = createChangeNotices({ action, actorId, before, after, edited });
  return notices?.notices.map(({ kind, audience: { people, groups, managers, closers, except } }) => {
    const some = [...people.filter((id) => !except.includes(id)), ...groups];
    return [kind, ...some, ...(managers ? ['managers'] : []), ...(closers ? ['closers'] : [])].join(' ');
  });
}

describe('who is notified of what', () => {
  it.each<[PermitAction | 'create', string, PermitFacts | undefined, PermitFacts, string[] | undefined]>([
    ['create', 'sue', undefined, permit('PendingPMApproval'), ['turnToDecide managers']],
    ['create', 'sue', undefined, permit('PendingApproval'), ['turnToDecide ann gas']],
    [
      'approveAsProjectManager',
      'max',
      permit('PendingPMApproval'),
      permit('PendingApproval'),
      ['turnToDecide ann gas'],
    ],
    [
      'approveAsProjectManager',
      'ann',
      permit('PendingPMApproval'),
      permit('PendingApproval'),
      ['turnToDecide ann gas'],
    ],
    ['approve', 'ann', permit('PendingApproval'), permit('PendingApproval', [ann('ann'), gas()]), []],
    [
      'approve',
      'gus',
      permit('PendingApproval', [ann('ann'), gas()]),
      permit('Approved', [ann('ann'), gas('gus')]),
      ['approved sue otto'],
    ],
    ['reject', 'max', permit('PendingPMApproval'), permit('Rejected'), ['rejected sue otto']],
    ['reject', 'ann', permit('PendingApproval'), permit('Rejected'), ['rejected sue otto']],
    ['resubmit', 'sue', permit('Rejected'), permit('PendingPMApproval'), ['turnToDecide managers']],
    ['withdraw', 'sue', permit('Rejected'), permit('Cancelled'), ['cancelled otto']],
    ['edit', 'ann', permit('PendingApproval'), permit('PendingApproval'), undefined],
    ['editApproved', 'sue', permit('Approved'), permit('Approved'), undefined],
    [
      'recall',
      'gus',
      permit('Approved', [ann('ann'), gas('gus')]),
      permit('PendingApproval', [ann('ann'), gas()]),
      ['turnToDecide gas', 'recalled sue otto'],
    ],
    ['requestClosure', 'sue', permit('Approved'), permit('PendingClosure'), ['turnToFinish closers', 'quotaNear sue']],
    ['requestCancellation', 'sue', permit('Approved'), permit('PendingCancel'), ['turnToFinish closers']],
    ['close', 'cleo', permit('PendingClosure'), permit('Completed'), ['closed sue otto']],
    ['cancel', 'cleo', permit('PendingCancel'), permit('Cancelled'), ['cancelled sue otto']],
    ['sendBack', 'cleo', permit('PendingClosure'), permit('Approved'), ['sentBack sue otto', 'quotaNear sue']],
    ['sendBack', 'cleo', permit('PendingCancel'), permit('Approved'), ['sentBack sue otto', 'quotaNear sue']],
    ['withdrawRequest', 'sue', permit('PendingClosure'), permit('Approved'), ['quotaNear sue']],
    ['withdrawRequest', 'sue', permit('PendingCancel'), permit('Approved'), ['quotaNear sue']],
    [
      'changeReviewers',
      'otto',
      permit('PendingApproval', [ann()]),
      permit('PendingApproval', [ann(), gas()]),
      ['turnToDecide gas'],
    ],
    [
      'changeReviewers',
      'otto',
      permit('PendingApproval', [ann('ann'), gas()]),
      permit('Approved', [ann('ann')]),
      ['approved sue'],
    ],
    ['changeReviewers', 'otto', permit('Rejected', [ann()]), permit('Rejected', [ann(), gas()]), undefined],
  ])('%s by %s', (action, actorId, before, after, notices) => {
    expect(listNotices(action, actorId, before, after)).toEqual(notices);
  });

  it('excludes the actor and those who have already approved', () => {
    const before = permit('Approved', [ann('ann'), gas('gus')]);
    const after = permit('PendingApproval', [ann('ann'), gas()]);
    const notices = createChangeNotices({ action: 'recall', actorId: 'gus', before, after });
    expect(notices?.notices[0]?.audience.except).toEqual(['sue', 'ann', 'gus']);
  });
});

describe('when answers change', () => {
  const inReview = permit('PendingApproval', [ann('ann'), gas()]);
  const approved = { ...permit('Approved', [ann('ann'), gas('gus')]), projectManagerId: 'max' };

  it('on an approved permit, everybody who approved has to approve again, and its owners are notified', () => {
    const lapsed = listApprovals(approved);
    expect(listNotices('editApproved', 'sue', approved, permit('PendingPMApproval'), { lapsed })).toEqual([
      'turnToDecide managers',
      'askedAgain max ann gus',
      'lapsed otto',
    ]);
  });

  it('in review, the editor is not notified, and nobody is notified twice', () => {
    const after = permit('PendingApproval', [ann(), gas('gus')]);
    const lapsed = listApprovals(inReview);
    expect(listNotices('approve', 'gus', inReview, after, { lapsed })).toEqual(['askedAgain ann', 'lapsed sue otto']);
  });

  it('outside the covered answers, the owners and those who approved are notified', () => {
    expect(listNotices('editApproved', 'gus', approved, approved, { lapsed: [] })).toEqual(['edited sue otto max ann']);
    expect(listNotices('edit', 'gus', inReview, inReview, { lapsed: [] })).toEqual(['edited sue otto ann']);
  });

  it('in a resubmission, only the resubmission is notified', () => {
    const after = permit('PendingPMApproval');
    expect(listNotices('resubmit', 'sue', permit('Rejected'), after, { lapsed: [] })).toEqual([
      'turnToDecide managers',
    ]);
  });
});

describe('superseded notifications', () => {
  it.each<[PermitFacts['status'], PermitFacts['status'], string[]]>([
    ['PendingPMApproval', 'PendingApproval', []],
    ['PendingApproval', 'Approved', ['turnToDecide', 'askedAgain', 'lapsed', 'recalled', 'startsUndecided']],
    ['PendingApproval', 'Rejected', ['turnToDecide', 'askedAgain', 'lapsed', 'recalled', 'startsUndecided']],
    ['Rejected', 'PendingApproval', ['rejected']],
    ['Approved', 'PendingApproval', ['approved', 'sentBack', 'endsToday', 'endedUnclosed', 'quotaNear']],
    // The warning about one limit; if the other limit is also near, the change sends a new warning.
    ['Approved', 'PendingClosure', ['sentBack', 'endsToday', 'endedUnclosed', 'quotaNear']],
    ['PendingClosure', 'Approved', ['turnToFinish', 'reminded', 'quotaNear']],
    ['PendingCancel', 'Approved', ['turnToFinish', 'reminded']],
    ['PendingClosure', 'Completed', ['turnToFinish', 'reminded', 'quotaNear']],
  ])('from %s to %s', (from, to, kinds) => {
    expect(findSuperseded(from, to)).toEqual(kinds);
  });

  it.each<[string, string, PeriodEnd[], string[] | undefined]>([
    ['2026-03-02T00:00Z/2026-03-04T15:59Z', '2026-03-02T00:00Z/2026-03-04T15:59Z', [], undefined],
    // Later on the same day at the site.
    ['2026-03-02T00:00Z/2026-03-04T15:59Z', '2026-03-02T15:00Z/2026-03-04T15:59Z', [], undefined],
    // Of the form of an older version, which may have no dates.
    ['/', '/2026-03-04T15:59Z', ['ends'], ['endsToday', 'endedUnclosed', 'quotaNear']],
    ['2026-03-02T00:00Z/', '/', ['starts'], ['startsUndecided']],
    ['/', '/', [], undefined],
    ['2026-03-02T00:00Z/2026-03-04T15:59Z', '2026-03-02T16:00Z/2026-03-04T15:59Z', ['starts'], ['startsUndecided']],
    [
      '2026-03-02T00:00Z/2026-03-04T15:59Z',
      '2026-03-02T00:00Z/2026-03-05T15:59Z',
      ['ends'],
      ['endsToday', 'endedUnclosed', 'quotaNear'],
    ],
  ])('when a period of %s becomes %s', (from, to, moved, kinds) => {
    const toPeriod = (text: string) => {
      const [start = '', end = ''] = text.split('/');
      return { start: start ? new Date(start) : null, end: end ? new Date(end) : null };
    };
    const ends = findMovedEnds(toPeriod(from), toPeriod(to), 'Asia/Singapore');
    expect(ends).toEqual(moved);
    const edited = { action: 'editApproved' as const, actorId: 'sue', before: permit('Approved') };
    expect(createChangeNotices({ ...edited, after: permit('Approved'), movedEnds: ends })?.overtaken).toEqual(kinds);
  });

  it('include the turn of those who no longer have to act', () => {
    const before = permit('PendingApproval');
    const after = permit('PendingApproval', [ann(), gas('gus')]);
    expect(createChangeNotices({ action: 'approve', actorId: 'gus', before, after })).toEqual({
      notices: [],
      overtaken: [],
      asked: {
        people: ['ann'],
        groups: [],
        managers: false,
        closers: false,
        siteIssuers: false,
        except: ['sue', 'gus'],
      },
    });
  });
});
