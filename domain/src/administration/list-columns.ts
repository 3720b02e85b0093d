/** Titles of the columns of the administration lists, in order. */
export const adminColumnTitles = {
  users: {
    position: '#',
    fullname: 'Name',
    company: 'Company',
    site: 'Sites',
    role: 'Role',
    status: 'Status',
    createdAt: 'Since',
  },
  sites: { position: '#', name: 'Name', code: 'Code', address: 'Address', timeZone: 'Time Zone' },
  maps: { position: '#', name: 'Name', site: 'Site', image: 'Map Image' },
  disciplines: { code: 'Code', description: 'Description' },
  groups: { position: '#', name: 'Name', site: 'Site', permitCloser: 'Can close permits?', members: 'Members' },
  templates: {
    position: '#',
    title: 'Title',
    code: 'Permit Code',
    type: 'Permit Type',
    version: 'Version',
    published: 'Published',
  },
  blockedWords: { position: '#', word: 'Blocked word' },
  announcements: { title: 'Title and message', type: 'Type', from: 'From', to: 'To', state: 'State' },
  history: { at: 'When', actor: 'Who', kind: 'What', changes: 'Changes' },
} as const;
