import type { CrewProblems } from './crew-problems.ts';

/** Why somebody does not fill a role, go in or come out, in Bengali. */
export const crewProblems: CrewProblems = {
  certificateMissing: ({ certificate, role }) => `${role}: ${certificate} লাগে। আপনার নেই।`,
  boundElsewhere: ({ text, role }) =>
    `আপনি ${text}-এ ${role} হিসেবে সাইন অন আছেন, সেখানেই থাকতে হবে। আগে সেখানে সাইন অফ করুন।`,
  onlyThere: ({ text, role }) =>
    `${role}: যিনি অন্য পারমিটে নেই শুধু তাঁর জন্য। আপনি ${text}-এ সাইন অন আছেন। আগে সেখানে সাইন অফ করুন।`,
  rolesNotCombined: ({ role, other }) => `${role} ও ${other}: এখানে একই ব্যক্তি নয়। একটি বেছে নিন।`,
  roleNotNamed: ({ role }) => `${role}: এই কাজে লাগে না। অন্য ভূমিকা বেছে নিন।`,
  onlyFireWatchers: () => 'কাজ শেষ। এখন শুধু অগ্নি পাহারাদার সাইন অন করতে পারেন।',
  noRole: () => 'এখানে আপনার ভূমিকা বেছে নিন।',
  stillInside: () => 'আগে বেরিয়ে আসুন, তারপর সাইন অফ করুন।',
  neededInRole: ({ role }) => `এখানে ${role} হিসেবে আপনাকে দরকার। তবুও যেতে চাইলে আবার সাইন অফ করুন।`,
  notInside: () => 'ভেতরে যাওয়ার রেকর্ড নেই।',
  insideAlready: () => 'আগে থেকেই ভেতরে আছেন।',
  notTakenBack: () => 'এটি আর ফেরানো যাবে না। তিনি ভেতরে থাকলে, ভেতরে গেছেন বলে লিখুন।',
  noEntryLog: () => 'এখানে ভেতরে যাওয়া লেখা হয় না।',
  noRescuerName: () => 'উদ্ধারকারীর নাম লিখুন।',
  notForOthers: () => 'অন্যদের শুধু পাহারাদার লিখবেন।',
  roleStaysOutside: () => 'এই ভূমিকায় কেউ ভেতরে যায় না।',
  notLive: ({ condition }) => `${condition}। এখন কেউ ভেতরে যাবেন না।`,
  nobodyAttends: () => 'প্রবেশপথে পাহারাদার নেই। কেউ ভেতরে যাবেন না।',
  gasTestTooOld: ({ text, time }) => `${text}: শেষ পরীক্ষা ${time} টায়। আগে আবার করতে হবে।`,
  gasTestFailed: ({ text }) => `${text}: পাস হয়নি। কেউ ভেতরে যাবেন না।`,
};
