import type { CheckProblems } from './check-problems.ts';

/** Why a check is not recorded, in English. */
export const checkProblems: CheckProblems = {
  notYourCheck: ({ text }) => `You do not record this here: ${text}.`,
  checkNotNow: ({ condition, text }) => `${condition}. ${text} is not recorded now.`,
  unknownCheck: () => 'This work has no such check. Reload the page.',
  unknownReading: ({ text }) => `${text} has changed. Reload the page.`,
  noNumber: ({ text }) => `${text}: enter a number.`,
  valueAndOverRange: ({ text }) => `${text}: enter a value or tick ‘Over range’, not both.`,
  beyondInstrument: ({ text, range }) => `${text}: the instrument shows ${range}. Check the value.`,
  readingMissing: ({ text }) => `${text} is missing. Take all readings in order.`,
  instrumentMissing: () => 'Enter the number of the instrument.',
  calibrationMissing: () => 'Enter when the instrument was calibrated.',
  calibrationInFuture: () => 'The calibration date is in the future. Check it.',
  calibrationTooOld: ({ text, count }) =>
    `${text} was calibrated more than ${count} days ago. Take another instrument.`,
  noteTooLong: ({ count }) => `Write less: at most ${count} characters.`,
  instrumentTooLong: ({ count }) => `The number of the instrument has at most ${count} characters.`,
  wrongMeasurer: ({ text }) => `${text}: you are not signed on for it.`,
  clockUnreadable: () => "This phone's clock cannot be read. Set it and record again.",
  clockInFuture: () => "This phone's clock is fast. Set it and record again.",
  checkTooOld: ({ count }) => `This is more than ${count} hours old. Do it again.`,
  takenBeforeApproval: () => 'This is from before the permit was approved. Do it again.',
};
