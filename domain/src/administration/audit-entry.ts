/** What an administrator may act on. */
export const auditSubjects = [
  'user',
  'site',
  'map',
  'discipline',
  'group',
  'blockedWord',
  'template',
  'announcement',
  'settings',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

export function isAuditSubject(value: string): value is AuditSubject {
  return (auditSubjects as readonly string[]).includes(value);
}

/** What people read. */
export const auditSubjectLabels: Record<AuditSubject, string> = {
  user: 'User',
  site: 'Site',
  map: 'Map',
  discipline: 'Discipline',
  group: 'MT group',
  blockedWord: 'Blocked word',
  template: 'Template',
  announcement: 'Announcement',
  settings: 'Settings',
};

export const adminActions = [
  'create',
  'update',
  'delete',
  'approve',
  'resetPassword',
  'addMembers',
  'removeMembers',
  'import',
] as const;

export type AdminAction = (typeof adminActions)[number];

export function isAdminAction(value: string): value is AdminAction {
  return (adminActions as readonly string[]).includes(value);
}

/** What people read, after the name of whoever did it. */
export const adminActionLabels: Record<AdminAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  approve: 'Approved',
  resetPassword: 'Sent a password reset link to',
  addMembers: 'Added members to',
  removeMembers: 'Removed members from',
  import: 'Imported',
};
