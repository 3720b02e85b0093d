/** What the search box of the list of drafts searches. */
export const draftSearchHint = 'Permit type, work or owner';

/** What the columns of the list of drafts are called. */
export const draftColumnTitles = {
  position: '#',
  type: 'Permit Type',
  discipline: 'Discipline',
  owner: 'Host/System Owner',
  description: 'Work Description',
  site: 'Applier Site',
  updatedAt: 'Last saved',
} as const;
