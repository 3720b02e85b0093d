import { expect, it } from 'vitest';
import { pairWithLog } from './pair-with-log.ts';

const at = '2026-11-23T00:30:00.000Z';

it('entries of one kind at the same moment keep their own words, and those about the permit have none', () => {
  const log = [
    { event: 'signOn', at: new Date(at), text: 'Siti' },
    { event: 'recordCheck', at: new Date(at), text: 'Gas test' },
    { event: 'signOn', at: new Date(at), text: 'Lau' },
    { event: 'recordCheck', at: new Date(at), text: 'Attendant' },
  ];
  const history = ['create', 'signOn', 'recordCheck', 'signOn', 'recordCheck', 'signOn'].map((action) => ({
    action,
    at,
  }));
  expect(pairWithLog(history, log).map((entry) => entry?.text)).toEqual([
    undefined,
    'Siti',
    'Gas test',
    'Lau',
    'Attendant',
    undefined,
  ]);
});
