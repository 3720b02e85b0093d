import type { JobRoleWords } from './role-words.ts';

/** The roles in Malay. */
export const roleWords: JobRoleWords = {
  attendant: { name: 'Penjaga', sentence: 'Saya berjaga di pintu masuk. Saya tidak pernah masuk.' },
  gasTester: { name: 'Penguji gas', sentence: 'Saya mengukur gas sebelum dan semasa kerja.' },
  entrant: { name: 'Pekerja yang masuk', sentence: 'Saya masuk dan bekerja di dalam.' },
  welder: { name: 'Pengimpal', sentence: 'Saya mengimpal, memotong atau mengisar.' },
  fireWatcher: {
    name: 'Pengawas kebakaran',
    sentence: 'Saya mengawasi api dengan alat pemadam, juga selepas kerja. Saya tidak buat kerja lain.',
  },
  rigger: { name: 'Juruikat beban', sentence: 'Saya memasang dan menanggalkan beban.' },
  signaller: { name: 'Juruisyarat', sentence: 'Saya memberi isyarat kepada operator kren.' },
  craneOperator: { name: 'Operator kren', sentence: 'Saya mengendalikan kren.' },
  electrician: { name: 'Pekerja elektrik', sentence: 'Saya melakukan kerja elektrik.' },
  secondPerson: {
    name: 'Orang kedua',
    sentence: 'Saya berada di sisi pekerja elektrik, mematikan bekalan dan membantu. Saya tidak menyentuh kerja itu.',
  },
  workerAtHeight: {
    name: 'Pekerja di tempat tinggi',
    sentence: 'Saya bekerja di tempat tinggi dengan cangkuk dipasang.',
  },
  scaffolder: { name: 'Pemasang perancah', sentence: 'Saya memasang, mengubah atau membuka perancah.' },
  excavatorOperator: { name: 'Operator jengkaut', sentence: 'Saya mengendalikan jengkaut.' },
  firstAider: { name: 'Pembantu pertolongan cemas', sentence: 'Saya memberi pertolongan cemas.' },
  worker: { name: 'Pekerja', sentence: 'Saya bekerja di sini dengan tangan.' },
};
