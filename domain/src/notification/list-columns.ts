/** Titles of the columns of the list of notifications. */
export const notificationColumnTitles = { createdAt: 'When', title: 'What', permit: 'Permit Number' } as const;
