import { isolationSeriesName, type CheckSeries } from '../../work-policy/work-policy.ts';

/** 'Gas test' within a sentence: 'gas test'. A title that begins with an abbreviation stays as it is. */
export function toMidSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title;
}

/** The button of a check: 'Record gas test', 'Confirm isolations'. */
export function formatRecordLabel({ name, kind, title }: Pick<CheckSeries, 'name' | 'kind' | 'title'>): string {
  const isConfirmed = name === isolationSeriesName || kind === 'attendant';
  return isConfirmed ? `Confirm ${toMidSentence(title)}` : `Record ${toMidSentence(title)}`;
}
