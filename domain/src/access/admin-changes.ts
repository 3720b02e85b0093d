import type { AuditSubject } from '../administration/audit-entry.ts';
import type { Role } from '../user/role.ts';
import { canUse, type Operation } from './access.ts';

/** The read operation per kind of subject: a role that may use it may also be notified of changes to that kind. */
const readOperations: Record<AuditSubject, Operation> = {
  user: 'getUsers',
  site: 'getSites',
  map: 'getMap',
  discipline: 'getAllDisciplines',
  group: 'getUserGroups',
  blockedWord: 'getBlockedWords',
  template: 'getTemplates',
  announcement: 'getActiveAnnoucement',
  settings: 'getSettings',
};

/** Whether a role is notified when an administrator changes something of this kind. */
export function canSeeChangesOf(kind: AuditSubject, role: Role): boolean {
  return canUse(readOperations[kind], role);
}
