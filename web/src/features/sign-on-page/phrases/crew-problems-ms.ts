import type { CrewProblems } from './crew-problems.ts';

/** Why somebody does not fill a role, go in or come out, in Malay. */
export const crewProblems: CrewProblems = {
  certificateMissing: ({ certificate, role }) => `${role}: perlu ${certificate}. Anda tiada.`,
  boundElsewhere: ({ text, role }) =>
    `Anda telah daftar masuk sebagai ${role} di ${text} dan mesti berada di sana. Daftar keluar di sana dahulu.`,
  onlyThere: ({ text, role }) =>
    `${role}: hanya untuk orang yang tiada pada permit lain. Anda di ${text}. Daftar keluar di sana dahulu.`,
  rolesNotCombined: ({ role, other }) => `${role} dan ${other}: bukan orang yang sama di sini. Pilih satu.`,
  roleNotNamed: ({ role }) => `${role}: kerja ini tidak memerlukannya. Pilih tugas lain.`,
  onlyFireWatchers: () => 'Kerja sudah selesai. Kini hanya pengawas kebakaran boleh daftar masuk.',
  noRole: () => 'Pilih tugas anda di sini.',
  stillInside: () => 'Keluar dahulu, kemudian daftar keluar.',
  neededInRole: ({ role }) => `Anda diperlukan di sini: ${role}. Jika tetap mahu pergi, daftar keluar sekali lagi.`,
  notInside: () => 'Tiada rekod masuk.',
  insideAlready: () => 'Sudah berada di dalam.',
  notTakenBack: () => 'Ini tidak boleh dibatalkan lagi. Jika dia berada di dalam, rekodkan bahawa dia masuk.',
  noEntryLog: () => 'Keluar masuk tidak direkodkan di sini.',
  noRescuerName: () => 'Masukkan nama penyelamat.',
  notForOthers: () => 'Hanya penjaga merekodkan orang lain.',
  roleStaysOutside: () => 'Tugas ini tidak masuk ke dalam.',
  notLive: ({ condition }) => `${condition}. Tiada sesiapa boleh masuk sekarang.`,
  nobodyAttends: () => 'Tiada penjaga di pintu masuk. Tiada sesiapa boleh masuk.',
  gasTestTooOld: ({ text, time }) => `${text}: ujian terakhir pada ${time}. Ia mesti dibuat semula dahulu.`,
  gasTestFailed: ({ text }) => `${text} belum lulus. Tiada sesiapa boleh masuk.`,
};
