import { toRoleArticle } from '../../role/combination.ts';
import type { JobRole } from '../../role/job-role.ts';
import { formatRange, type ReadingRange } from '../../work-policy/reading-range.ts';
import { conditionTable, type WorkCondition } from './conditions.ts';
import { formatClockProblem } from '../../time/device-time.ts';

type NoFacts = object;

/** What the sentence of a refused check names. Titles of checks and labels of readings are those of the template. */
export interface CheckProblemFacts {
  /** `rule` is who records it in the application, by the name of the rule; null on the sign-on page. */
  notYourCheck: { series: string; rule: string | null };
  checkNotNow: { condition: WorkCondition; series: string };
  unknownCheck: { series: string };
  unknownReading: { series: string; name: string };
  noNumber: { reading: string };
  valueAndOverRange: { reading: string };
  beyondInstrument: { reading: string; range: ReadingRange; unit: string };
  readingMissing: { reading: string; series: string };
  instrumentMissing: NoFacts;
  calibrationMissing: NoFacts;
  calibrationInFuture: NoFacts;
  calibrationTooOld: { instrument: string; days: number };
  /** `most` is how many characters are possible. */
  noteTooLong: { most: number };
  instrumentTooLong: { most: number };
  /** Who measured is not signed on or, with a role, not in the role that makes the check. */
  wrongMeasurer: { series: string; role: JobRole | null };
  clockUnreadable: NoFacts;
  clockInFuture: NoFacts;
  checkTooOld: { hours: number };
  /** `approvedAt` is in English, in the time of the site. */
  takenBeforeApproval: { approvedAt: string };
}

/** Why a check is not recorded. */
export type CheckProblem = {
  [Key in keyof CheckProblemFacts]: { key: Key } & CheckProblemFacts[Key];
}[keyof CheckProblemFacts];

/** The English sentence of each. */
export const checkSentences: { [Key in keyof CheckProblemFacts]: (facts: CheckProblemFacts[Key]) => string } = {
  notYourCheck: ({ series, rule }) =>
    rule === null ? `You do not record this check here: ${series}.` : `Only ${rule} can record this check.`,
  checkNotNow: ({ condition, series }) =>
    `This work is ${conditionTable[condition].name}. ${series} is not recorded now.`,
  unknownCheck: ({ series }) => `This permit has no check '${series}'.`,
  unknownReading: ({ series, name }) => `${series} has no reading '${name}'.`,
  noNumber: ({ reading }) => `${reading} must be a number.`,
  valueAndOverRange: ({ reading }) => `${reading} has a value and is over range. Send one of the two.`,
  beyondInstrument: ({ reading, range, unit }) =>
    `${reading}: The instrument shows ${formatRange(range, { unit })}. Check the value.`,
  readingMissing: ({ reading, series }) => `${reading} is missing. Take the readings of ${series} in order.`,
  instrumentMissing: () => 'Enter the number of the instrument.',
  calibrationMissing: () => "Enter the instrument's calibration date.",
  calibrationInFuture: () => "The instrument's calibration date is in the future.",
  calibrationTooOld: ({ instrument, days }) =>
    `${instrument} was calibrated more than ${days} days ago. Take another instrument.`,
  noteTooLong: ({ most }) => `A note has at most ${most} characters.`,
  instrumentTooLong: ({ most }) => `The number of an instrument has at most ${most} characters.`,
  wrongMeasurer: ({ series, role }) =>
    role === null
      ? `Who measured ${series} is not signed on to this permit. Choose somebody who is, or yourself.`
      : `${toRoleArticle(role)} makes this check: ${series}. Choose somebody who is signed on as one, or yourself.`,
  clockUnreadable: () => formatClockProblem('clockUnreadable', 'record the check again'),
  clockInFuture: () => formatClockProblem('clockInFuture', 'record the check again'),
  checkTooOld: ({ hours }) => `This check was taken more than ${hours} hours ago. Take it again.`,
  takenBeforeApproval: ({ approvedAt }) =>
    `This check was taken before the permit was approved, ${approvedAt}. Take it again.`,
};
