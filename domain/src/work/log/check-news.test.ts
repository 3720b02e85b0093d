import { expect, it } from 'vitest';
import { formatCheckNews } from './check-news.ts';
import type { GivenCheck } from './check-record.ts';
import { createGasTest, fullPolicy, minutesIn } from '../testing/sample-jobs.ts';
import type { WorkEntry } from './work-log.ts';

const { passed: _passed, values, ...gasTest } = createGasTest();

function createCheck(more: Partial<GivenCheck>): WorkEntry {
  const details: GivenCheck = { ...gasTest, values, result: 'failed', ...more };
  return { event: 'recordCheck', at: minutesIn(40), by: null, reason: null, details };
}

const missed: WorkEntry = {
  event: 'missCheck',
  at: minutesIn(60),
  by: null,
  reason: null,
  details: { series: 'gasTest', due: minutesIn(55).toISOString() },
};
const start: WorkEntry = { event: 'startWork', at: minutesIn(30), by: null, reason: null, details: { signature: '' } };

it.each<[string, WorkEntry, string | undefined]>([
  [
    'its value and limit',
    createCheck({ values: { ...values, hydrogenSulfide: 150 } }),
    'Gas test failed, H₂S 150 ppm (limit below 10 ppm)',
  ],
  [
    'every reading that fails',
    createCheck({ values: { oxygen: 18.9, flammable: 12 } }),
    'Gas test failed, O₂ 18.9 % (limit 19.5 to 23.5 %), LEL 12 % (limit below 10 %)',
  ],
  [
    'what is over range',
    createCheck({ values: { oxygen: 20.9 }, overRange: ['flammable'] }),
    'Gas test failed, LEL > 100 % (limit below 10 %)',
  ],
  ['no words of who recorded it', createCheck({ note: 'call 12345' }), 'Gas test failed'],
  ['when it was due', missed, 'Gas test missed, due Mon 08:55'],
  ['nothing where it passed', createCheck({ result: 'passed' }), undefined],
  ['nothing where it is no check', start, undefined],
])('the news of a check says %s', (_what, entry, text) => {
  expect(formatCheckNews(entry, fullPolicy, 'Asia/Singapore')).toBe(text);
});

it('a reading that a form calls otherwise keeps its name', () => {
  const [series] = fullPolicy.checks;
  const readings = series?.readings.map((reading) => ({ ...reading, label: `Our ${reading.label}` })) ?? [];
  const policy = { ...fullPolicy, checks: series ? [{ ...series, readings }] : [] };
  expect(formatCheckNews(createCheck({ values: { oxygen: 18 } }), policy, 'Asia/Singapore')).toBe(
    'Gas test failed, Our Oxygen 18 % (limit 19.5 to 23.5 %)',
  );
});
