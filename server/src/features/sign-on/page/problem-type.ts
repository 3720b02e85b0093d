import type { ReadingRange } from '@eptw/domain/work-policy/reading-range';
import type { SignOnProblem } from '@eptw/domain/work/sign-on/sign-on-problem';
import { builder } from '../../../graphql/builder.ts';
import { certificateKindEnum, jobRoleEnum, signOnProblemKeyEnum, workConditionEnum } from '../../../graphql/enums.ts';

/** Why a worker is refused. */
export const signOnProblemType = builder.objectRef<SignOnProblem>('SignOnProblem').implement({
  description: "Why a worker is refused, with what a sentence in the worker's language names.",
  fields: (t) => ({
    key: t.expose('key', { type: signOnProblemKeyEnum }),
    condition: t.field({
      type: workConditionEnum,
      nullable: true,
      resolve: (problem) => ('condition' in problem ? problem.condition : null),
    }),
    certificate: t.field({
      type: certificateKindEnum,
      nullable: true,
      resolve: (problem) => ('certificate' in problem ? problem.certificate : null),
    }),
    endedOn: t.string({
      nullable: true,
      description: 'The last day of the certificate, as YYYY-MM-DD.',
      resolve: (problem) => ('endedOn' in problem ? problem.endedOn : null),
    }),
    text: t.string({
      nullable: true,
      description:
        'The number of another permit, a company, the reason of a stop, an instrument, or what a check or a reading is called.',
      resolve: (problem) => findProblemText(problem),
    }),
    count: t.int({
      nullable: true,
      description:
        'The tries left, or the minutes until the next try; of signing off, the seconds; of a check, the limit in days, hours or characters.',
      resolve: (problem) => findProblemCount(problem),
    }),
    role: t.field({
      type: jobRoleEnum,
      nullable: true,
      resolve: (problem) => ('role' in problem ? problem.role : null),
    }),
    other: t.field({
      type: jobRoleEnum,
      nullable: true,
      description: 'The role that the same person cannot fill beside it.',
      resolve: (problem) => ('other' in problem ? problem.other : null),
    }),
    range: t.string({
      nullable: true,
      description: 'What an instrument shows, with its unit: 0–500 ppm.',
      resolve: (problem) => ('range' in problem ? formatRange(problem) : null),
    }),
    takenAt: t.string({
      nullable: true,
      description: 'When the last test was taken, as it is said at the site.',
      resolve: (problem) => ('takenAt' in problem ? problem.takenAt : null),
    }),
  }),
});

/** In signs, which need no words. */
function formatRange({ range: { from, to }, unit }: { range: ReadingRange; unit: string }): string {
  return `${from}–${to} ${unit}`.trim();
}

function findProblemText(problem: SignOnProblem): string | null {
  if ('number' in problem) return problem.number;
  if ('company' in problem) return problem.company;
  if ('reading' in problem) return problem.reading;
  if ('instrument' in problem) return problem.instrument;
  if ('series' in problem) return problem.series;
  return 'reason' in problem ? problem.reason : null;
}

function findProblemCount(problem: SignOnProblem): number | null {
  if ('attemptsLeft' in problem) return problem.attemptsLeft;
  if ('seconds' in problem) return problem.seconds;
  if ('days' in problem) return problem.days;
  if ('hours' in problem) return problem.hours;
  if ('most' in problem) return problem.most;
  return 'minutes' in problem ? problem.minutes : null;
}
