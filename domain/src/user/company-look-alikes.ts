import { formatProseList } from '../text/prose-list.ts';
import { isSameText } from '../text/same-text.ts';
import { toStoredLine } from '../text/stored-text.ts';

/** One of several spellings of a company, each of which counts as a company of its own until they are merged. */
export interface CompanySpelling {
  name: string;
  people: number;
  permits: number;
  workers: number;
}

/** A worker whose pass number another worker of the merged company would have, too. */
export interface SharedPass {
  company: string;
  name: string;
  passNumber: string;
}

/** The names that a merged company may have: its spellings without what nobody sees, the most used first. */
export function listMergedNames(spellings: readonly CompanySpelling[]): string[] {
  const uses = ({ people, permits, workers }: CompanySpelling) => people + permits + workers;
  const byUse = [...spellings].sort((one, other) => uses(other) - uses(one));
  return [...new Set(byUse.map(({ name }) => toStoredLine(name)))];
}

const formatWorker = ({ name, passNumber }: SharedPass) => `${name} (${passNumber})`;

/** Why companies cannot be merged under this name, as a sentence; undefined when they can. */
export function checkCompanyMerge(
  spellings: readonly CompanySpelling[],
  into: string,
  sharedPasses: readonly SharedPass[],
): string | undefined {
  if (!spellings.some(({ name }) => isSameText(name, into)) || spellings.length < 2)
    return 'This company has no look-alike. Nothing needs to be merged.';
  if (!listMergedNames(spellings).includes(into)) return 'Choose one of the spellings as the name of the company.';
  if (sharedPasses.length === 0) return undefined;
  return `Some workers would have the same pass number: ${formatProseList(sharedPasses.map(formatWorker))}. Correct a number, or erase the worker who is registered twice, and merge again.`;
}
