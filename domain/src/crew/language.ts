import { keepLetters } from '../text/import-file.ts';

/** THE table of languages that a worker can understand instructions in, by their codes of ISO 639. */
export const workerLanguages = {
  en: 'English',
  zh: 'Chinese',
  ms: 'Malay',
  ta: 'Tamil',
  bn: 'Bengali',
  hi: 'Hindi',
  te: 'Telugu',
  my: 'Burmese',
  th: 'Thai',
  tl: 'Filipino',
  id: 'Indonesian',
  vi: 'Vietnamese',
} as const satisfies Record<string, string>;

export type WorkerLanguage = keyof typeof workerLanguages;

/** Every language, in the order of the table. */
export const workerLanguageCodes = Object.keys(workerLanguages) as readonly WorkerLanguage[];

/** Whether this version has this language. */
export function isWorkerLanguage(value: string): value is WorkerLanguage {
  return Object.hasOwn(workerLanguages, value);
}

/** The language that a text names by its code or its English name; undefined for any other text. */
export function parseWorkerLanguage(text: string): WorkerLanguage | undefined {
  const normalized = keepLetters(text);
  return workerLanguageCodes.find((code) => code === normalized || keepLetters(workerLanguages[code]) === normalized);
}

/** The names of languages as a list for reading; one that only a newer version has is shown as its code. */
export function formatWorkerLanguages(codes: readonly string[]): string {
  return codes.map((code) => (isWorkerLanguage(code) ? workerLanguages[code] : code)).join(', ');
}
