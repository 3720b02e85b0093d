import { findRangeProblem } from '../../work-policy/reading-range.ts';
import { alarmTestSeriesName, gasReadings, type CheckSeries } from '../../work-policy/work-policy.ts';
import { findGasTestSince, listToAnswer, type Cause } from '../log/causes.ts';
import { nameCause } from '../log/cause-words.ts';
import { isExpired } from '../job/deadlines.ts';
import { findLimitProblem } from '../log/check-record.ts';
import { listSeries } from '../log/combined-policy.ts';
import type { Job } from '../job/job.ts';
import { isStopKind } from '../log/stop-kinds.ts';
import { maximumWorkText } from '../../text/work-text.ts';
import type { SentAnswer, WorkInput } from './work-asks.ts';
import type { CauseAnswer, Resumption } from '../log/work-log.ts';

type ResumptionInput = Pick<WorkInput, 'answers' | 'readings' | 'reason'>;

/** What lets work go on after an inspection: an answer to every open cause, and a gas test after an alarm; or what is missing. */
export function readResumption(job: Job, input: ResumptionInput): { problem: string } | Resumption {
  const causes = listToAnswer(job.state.causes);
  const answers: CauseAnswer[] = [];
  for (const cause of causes) {
    const read = readAnswer(cause, causes.length, job, input);
    if (typeof read === 'string') return { problem: read };
    answers.push(read);
  }
  const { readings: gasTest } = input;
  const problem = findGasTestProblem(job, answers, gasTest);
  if (problem !== undefined) return { problem };
  return { isInspected: true, answers, ...(gasTest && { gasTest }) };
}

/** The answer to a cause, or what is wrong with it. A reason answers a single one. */
function readAnswer(
  cause: Cause,
  count: number,
  { policy, state }: Job,
  { answers = [], reason }: ResumptionInput,
): CauseAnswer | string {
  const name = nameCause(cause, policy);
  const sent = answers.find(({ cause: id }) => id === cause.id);
  const text = (sent?.answer ?? (count === 1 && state.causes.includes(cause) ? reason : undefined))?.trim() ?? '';
  if (text === '') return `Answer each cause. What was done about '${name}'?`;
  if (text.length > maximumWorkText) return `A text has at most ${maximumWorkText} characters.`;
  const kind = readKind(sent);
  if (cause.kind === 'unclassedStop' && kind === undefined)
    return `Say what kind of stop it was, then answer it: '${cause.entry.reason ?? name}'.`;
  return { cause: cause.id, answer: text, ...(kind && { kind }) };
}

function readKind(sent: SentAnswer | undefined) {
  return sent?.kind !== undefined && isStopKind(sent.kind) ? sent.kind : undefined;
}

/** Why no gas test speaks for going on, as a sentence; undefined when one does or none is asked for. */
function findGasTestProblem(
  { policy, state, permit }: Job,
  answers: readonly CauseAnswer[],
  values: Readonly<Record<string, number>> | undefined,
): string | undefined {
  const since = findGasTestSince(state.causes, answers);
  // After the end there is no work that could go on into bad air.
  if (since === undefined || state.finishedAt !== null || isExpired(permit, state)) return undefined;
  const isMissing = ({ name }: CheckSeries) => {
    const last = state.lastChecks.get(name);
    return !(last?.check.result === 'passed' && last.takenAt >= since);
  };
  const missing = listSeries(policy).filter((series) => series.kind === 'gasTest' && isMissing(series));
  if (missing.length === 0) return undefined;
  // Where the policy has no gas test, its values may come with the resumption.
  if (values && missing.every(({ name }) => name === alarmTestSeriesName)) return findValuesProblem(values);
  return `After a gas alarm a test that was taken since has to pass first: ${missing.map(({ title }) => title).join(', ')}.`;
}

function findValuesProblem(values: Readonly<Record<string, number>>): string | undefined {
  for (const reading of gasReadings) {
    const value = values[reading.name];
    if (value === undefined || !Number.isFinite(value))
      return `After a gas alarm, measure the four gases again. ${reading.label} is missing.`;
    const rangeProblem = findRangeProblem(reading, value);
    if (rangeProblem !== undefined) return `${reading.label}: ${rangeProblem}`;
    const problem = findLimitProblem(reading, value);
    if (problem !== undefined) return `${reading.label}: ${problem} Record it as a check, and get everybody out.`;
  }
  return undefined;
}
