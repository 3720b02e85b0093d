import { describe, expect, it } from 'vitest';
import {
  findMissingTasksAtSite,
  formatSetupAdvice,
  findSetupGaps,
  setupTaskAdvice,
  setupTasks,
  type SetupSite,
} from './setup.ts';

const user = (id: string) => ({ id, role: 'User', hasFirstApprover: false }) as const;
const contractor = (id: string, hasFirstApprover: boolean) =>
  ({ id, role: 'ContractorRequestor', hasFirstApprover }) as const;

const site = (people: Partial<SetupSite>): SetupSite => ({
  code: 'NF1',
  raisers: [],
  reviewers: [],
  groupMembers: [],
  closers: [],
  ...people,
});
const whole = { raisers: [user('u')], reviewers: ['r'], groupMembers: ['m'], closers: ['m'] };

describe('a site where', () => {
  it.each<[string, Partial<SetupSite>, string[]]>([
    ['different users raise, review and close', whole, []],
    ['there is nobody', {}, ['raise', 'review', 'reviewForGroup', 'close']],
    ['nobody raises', { ...whole, raisers: [] }, ['raise']],
    ['nobody reviews as an individual', { ...whole, reviewers: [] }, ['review']],
    ['no group has a member', { ...whole, groupMembers: [], closers: [] }, ['reviewForGroup', 'close']],
    ['no group closes', { ...whole, closers: [] }, ['close']],
    ['the only submitter is the only group member', { ...whole, raisers: [user('m')] }, ['reviewForGroup', 'close']],
    ['another user raises permits too', { ...whole, raisers: [user('m'), user('u')] }, []],
    ['another member closes', { ...whole, raisers: [user('m')], groupMembers: ['m', 'n'], closers: ['n'] }, []],
    [
      'only a contractor raises, without a first approver',
      { ...whole, raisers: [contractor('c', false)] },
      ['approveFirst'],
    ],
    ['a contractor with a first approver raises permits', { ...whole, raisers: [contractor('c', true)] }, []],
    ['a contractor and a user raise', { ...whole, raisers: [contractor('c', false), user('u')] }, []],
  ])('%s', (_, people, missing) => {
    expect(findMissingTasksAtSite(site(people))).toEqual(missing);
  });
});

it('is ready once one site is, and otherwise reports the site that is closest to ready', () => {
  const bare = site({ code: 'A' });
  const nearly = site({ code: 'B', ...whole, closers: [] });
  expect(findSetupGaps([bare, nearly])).toEqual({ siteCode: 'B', missing: ['close'] });
  expect(formatSetupAdvice(findSetupGaps([bare, nearly]))).toEqual([`B: ${setupTaskAdvice.close}`]);
  expect(findSetupGaps([bare, nearly, site({ code: 'C', ...whole })])).toEqual({ siteCode: 'C', missing: [] });
});

it('has advice for every missing task, also without a site', () => {
  expect(Object.keys(setupTaskAdvice)).toEqual([...setupTasks]);
  const { missing, siteCode } = findSetupGaps([]);
  expect(siteCode).toBeUndefined();
  // Whether a first approver is missing depends on who raises permits.
  expect(missing).toEqual(['raise', 'review', 'reviewForGroup', 'close']);
  expect(formatSetupAdvice({ missing, siteCode })[0]).toMatch(/^Nobody can raise permits/);
});
