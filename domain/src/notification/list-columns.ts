/** Column titles of the list of notifications. */
export const notificationColumnTitles = { createdAt: 'When', title: 'What', permit: 'Permit Number' } as const;
