import type { JobRoleWords } from './role-words.ts';

/** The roles in Bengali. */
export const roleWords: JobRoleWords = {
  attendant: { name: 'পাহারাদার', sentence: 'আমি প্রবেশপথে থেকে নজর রাখি। আমি কখনো ভেতরে যাই না।' },
  gasTester: { name: 'গ্যাস পরীক্ষক', sentence: 'আমি কাজের আগে ও কাজের সময় গ্যাস মাপি।' },
  entrant: { name: 'প্রবেশকারী', sentence: 'আমি ভেতরে গিয়ে কাজ করি।' },
  welder: { name: 'ওয়েল্ডার', sentence: 'আমি ওয়েল্ডিং, কাটা বা ঘষার কাজ করি।' },
  fireWatcher: {
    name: 'অগ্নি পাহারাদার',
    sentence: 'আমি অগ্নিনির্বাপক নিয়ে আগুনের দিকে নজর রাখি, কাজের পরেও। আমি অন্য কিছু করি না।',
  },
  rigger: { name: 'রিগার', sentence: 'আমি মাল বাঁধি ও খুলি।' },
  signaller: { name: 'সংকেতদাতা', sentence: 'আমি ক্রেন চালককে সংকেত দিই।' },
  craneOperator: { name: 'ক্রেন চালক', sentence: 'আমি ক্রেন চালাই।' },
  electrician: { name: 'বিদ্যুৎ কর্মী', sentence: 'আমি বিদ্যুতের কাজ করি।' },
  secondPerson: {
    name: 'দ্বিতীয় ব্যক্তি',
    sentence: 'আমি বিদ্যুৎ কর্মীর পাশে থাকি, বিদ্যুৎ বন্ধ করি ও সাহায্য করি। আমি কাজে হাত দিই না।',
  },
  workerAtHeight: { name: 'উঁচুতে কাজের কর্মী', sentence: 'আমি হুক লাগিয়ে উঁচুতে কাজ করি।' },
  scaffolder: { name: 'ভারা মিস্ত্রি', sentence: 'আমি ভারা বাঁধি, বদলাই বা খুলি।' },
  excavatorOperator: { name: 'এক্সকাভেটর চালক', sentence: 'আমি এক্সকাভেটর চালাই।' },
  firstAider: { name: 'প্রাথমিক চিকিৎসাকর্মী', sentence: 'আমি প্রাথমিক চিকিৎসা দিই।' },
  worker: { name: 'কর্মী', sentence: 'আমি এখানে হাতে কাজ করি।' },
};
