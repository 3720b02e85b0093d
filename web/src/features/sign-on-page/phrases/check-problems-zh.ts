import type { CheckProblems } from './check-problems.ts';

/** Why a check is not recorded, in Chinese. */
export const checkProblems: CheckProblems = {
  notYourCheck: ({ text }) => `您在这里不记录：${text}。`,
  checkNotNow: ({ condition, text }) => `${condition}。现在不记录${text}。`,
  unknownCheck: () => '此作业没有这项检查。请重新打开页面。',
  unknownReading: ({ text }) => `${text}已更改。请重新打开页面。`,
  noNumber: ({ text }) => `${text}：请输入数字。`,
  valueAndOverRange: ({ text }) => `${text}：请输入数值或勾选“超量程”，不要两个都填。`,
  beyondInstrument: ({ text, range }) => `${text}：仪器显示范围是 ${range}。请检查数值。`,
  readingMissing: ({ text }) => `缺少${text}。请按顺序测完所有数值。`,
  instrumentMissing: () => '请输入仪器编号。',
  calibrationMissing: () => '请输入仪器的校准日期。',
  calibrationInFuture: () => '校准日期还没有到。请检查。',
  calibrationTooOld: ({ text, count }) => `${text} 的校准已超过 ${count} 天。请换一台仪器。`,
  noteTooLong: ({ count }) => `请写短一些：最多 ${count} 个字。`,
  instrumentTooLong: ({ count }) => `仪器编号最多 ${count} 个字符。`,
  wrongMeasurer: ({ text }) => `${text}：您没有为此签到。`,
  clockUnreadable: () => '读不到手机的时间。请调好时间再记录。',
  clockInFuture: () => '手机的时间快了。请调好时间再记录。',
  checkTooOld: ({ count }) => `已超过 ${count} 小时。请重新做。`,
  takenBeforeApproval: () => '这是许可证批准之前的。请重新做。',
};
