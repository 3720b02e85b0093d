import { containsText } from '@eptw/domain/text/find-matches';

/** What a choice list shows of its options for a typed text: those whose label has it, however either is written. */
export const searchByLabel = {
  filterOption: (search: string, option?: { label?: unknown }) =>
    search.trim() === '' || (typeof option?.label === 'string' && containsText(option.label, search)),
};
