/** The fields that the search of the list of drafts covers. */
export const draftSearchHint = 'Permit type, work or owner';

/** Column titles of the list of drafts. */
export const draftColumnTitles = {
  position: '#',
  type: 'Permit Type',
  discipline: 'Discipline',
  owner: 'Host/System Owner',
  description: 'Work Description',
  site: 'Applier Site',
  updatedAt: 'Last saved',
} as const;
