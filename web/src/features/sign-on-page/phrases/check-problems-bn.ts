import type { CheckProblems } from './check-problems.ts';

/** Why a check is not recorded, in Bengali. */
export const checkProblems: CheckProblems = {
  notYourCheck: ({ text }) => `এটি আপনি এখানে লেখেন না: ${text}।`,
  checkNotNow: ({ condition, text }) => `${condition}। এখন ${text} লেখা হয় না।`,
  unknownCheck: () => 'এই কাজে এমন পরীক্ষা নেই। পাতাটি আবার খুলুন।',
  unknownReading: ({ text }) => `${text} বদলে গেছে। পাতাটি আবার খুলুন।`,
  noNumber: ({ text }) => `${text}: সংখ্যা লিখুন।`,
  valueAndOverRange: ({ text }) => `${text}: মান লিখুন অথবা ‘মাপের বাইরে’ টিক দিন, দুটোই নয়।`,
  beyondInstrument: ({ text, range }) => `${text}: যন্ত্র দেখায় ${range}। মানটি দেখে নিন।`,
  readingMissing: ({ text }) => `${text} নেই। সব মাপ ক্রমে নিন।`,
  instrumentMissing: () => 'যন্ত্রের নম্বর লিখুন।',
  calibrationMissing: () => 'যন্ত্রের ক্যালিব্রেশনের তারিখ লিখুন।',
  calibrationInFuture: () => 'ক্যালিব্রেশনের তারিখ এখনো আসেনি। দেখে নিন।',
  calibrationTooOld: ({ text, count }) => `${text} ক্যালিব্রেশনের পর ${count} দিনের বেশি হয়েছে। অন্য যন্ত্র নিন।`,
  noteTooLong: ({ count }) => `ছোট করে লিখুন: সর্বোচ্চ ${count} অক্ষর।`,
  instrumentTooLong: ({ count }) => `যন্ত্রের নম্বরে সর্বোচ্চ ${count} অক্ষর।`,
  wrongMeasurer: ({ text }) => `${text}: আপনি এর জন্য সাইন অন নেই।`,
  clockUnreadable: () => 'এই ফোনের সময় পড়া যাচ্ছে না। সময় ঠিক করে আবার লিখুন।',
  clockInFuture: () => 'এই ফোনের সময় এগিয়ে আছে। সময় ঠিক করে আবার লিখুন।',
  checkTooOld: ({ count }) => `এটি ${count} ঘণ্টার বেশি পুরোনো। আবার করুন।`,
  takenBeforeApproval: () => 'এটি পারমিট অনুমোদনের আগের। আবার করুন।',
};
