import type { CheckProblems } from './check-problems.ts';

/** Why a check is not recorded, in Malay. */
export const checkProblems: CheckProblems = {
  notYourCheck: ({ text }) => `Anda tidak merekodkan ini di sini: ${text}.`,
  checkNotNow: ({ condition, text }) => `${condition}. ${text} tidak direkodkan sekarang.`,
  unknownCheck: () => 'Kerja ini tiada pemeriksaan itu. Muat semula halaman.',
  unknownReading: ({ text }) => `${text} telah berubah. Muat semula halaman.`,
  noNumber: ({ text }) => `${text}: masukkan nombor.`,
  valueAndOverRange: ({ text }) => `${text}: masukkan nilai atau tandakan ‘Melebihi julat’, bukan kedua-duanya.`,
  beyondInstrument: ({ text, range }) => `${text}: alat menunjukkan ${range}. Semak nilai itu.`,
  readingMissing: ({ text }) => `${text} tiada. Ambil semua bacaan mengikut urutan.`,
  instrumentMissing: () => 'Masukkan nombor alat.',
  calibrationMissing: () => 'Masukkan tarikh alat ditentukur.',
  calibrationInFuture: () => 'Tarikh tentukur belum tiba. Semak semula.',
  calibrationTooOld: ({ text, count }) => `${text} ditentukur lebih ${count} hari lalu. Guna alat lain.`,
  noteTooLong: ({ count }) => `Tulis lebih pendek: paling banyak ${count} aksara.`,
  instrumentTooLong: ({ count }) => `Nombor alat paling banyak ${count} aksara.`,
  wrongMeasurer: ({ text }) => `${text}: anda tidak mendaftar masuk untuknya.`,
  clockUnreadable: () => 'Jam telefon ini tidak dapat dibaca. Betulkan jam dan rekod semula.',
  clockInFuture: () => 'Jam telefon ini terlalu cepat. Betulkan jam dan rekod semula.',
  checkTooOld: ({ count }) => `Ini sudah lebih ${count} jam. Buat semula.`,
  takenBeforeApproval: () => 'Ini dibuat sebelum permit diluluskan. Buat semula.',
};
