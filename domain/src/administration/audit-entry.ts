import { administeredNouns } from './nouns.ts';

/** The kinds of subject that an administrator acts on. */
export type AuditSubject = keyof typeof administeredNouns;

export const auditSubjects = Object.keys(administeredNouns) as AuditSubject[];

export function isAuditSubject(value: string): value is AuditSubject {
  return Object.hasOwn(administeredNouns, value);
}

/** Returns the label of a kind of subject, or its stored name if only a newer version has it. */
export function formatAuditSubject(kind: string): string {
  return isAuditSubject(kind) ? administeredNouns[kind].label : kind;
}

export const adminActions = [
  'create',
  'update',
  'delete',
  'approve',
  'resetPassword',
  'addMembers',
  'removeMembers',
  'import',
  'erase',
  'setPin',
  'merge',
] as const;

export type AdminAction = (typeof adminActions)[number];

/** Labels for users, shown after the name of the administrator. */
const adminActionLabels: Record<AdminAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  approve: 'Approved',
  resetPassword: 'Sent a password reset link to',
  addMembers: 'Added members to',
  removeMembers: 'Removed members from',
  import: 'Imported',
  erase: 'Erased',
  setPin: 'Set the PIN of',
  merge: 'Merged',
};

/** Returns the label of an action, or its stored name if only a newer version has it. */
export function formatAdminAction(action: string): string {
  const known = adminActions.find((one) => one === action);
  return known ? adminActionLabels[known] : action;
}

/** Titles of the columns of the audit log. */
export const auditLogColumns = { at: 'When', actor: 'Who', kind: 'What', changes: 'Changes' } as const;
