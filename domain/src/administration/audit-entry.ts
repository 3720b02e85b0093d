/** The kinds of subject that an administrator acts on. */
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

/** Labels for users. */
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

/** Labels for users, shown after the name of the administrator. */
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
