import type { Phrases } from './phrases/phrases.ts';
import { readStored, store } from './storage.ts';

/** THE table of languages of the page, by their own names, with their phrases: only those of the chosen one are loaded. */
const languageTable = {
  en: { name: 'English', load: () => import('./phrases/en.ts') },
  zh: { name: '中文', load: () => import('./phrases/zh.ts') },
  ms: { name: 'Melayu', load: () => import('./phrases/ms.ts') },
  ta: { name: 'தமிழ்', load: () => import('./phrases/ta.ts') },
  bn: { name: 'বাংলা', load: () => import('./phrases/bn.ts') },
} as const satisfies Record<string, { name: string; load: () => Promise<{ phrases: Phrases }> }>;

export type PageLanguage = keyof typeof languageTable;

/** Every language, in the order of the switch. */
export const pageLanguages = Object.keys(languageTable) as readonly PageLanguage[];

/** What a language calls itself. */
export function getLanguageName(language: PageLanguage): string {
  return languageTable[language].name;
}

/** The phrases of a language. Rejects without a connection. */
export async function loadPhrases(language: PageLanguage): Promise<Phrases> {
  return (await languageTable[language].load()).phrases;
}

const storageKey = 'eptw.workerLanguage';

/** The language that was chosen on this device, otherwise the first of the browser's that the page has. */
export function findLanguage(): PageLanguage {
  const wanted = [readStored(storageKey) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => pageLanguages.find((language) => language === tag) ?? [])[0] ?? 'en';
}

/** Chooses a language for the next visit, too. */
export function keepLanguage(language: PageLanguage): void {
  store(storageKey, language);
}
