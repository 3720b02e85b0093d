import type { AuditSubject } from '../administration/audit-entry.ts';
import type { Role } from '../user/role.ts';
import { canUse, type Operation } from './access.ts';

/** Whoever may use the operation reads things of this kind, and so may hear that one of them changed. */
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

/** Whether a role is told that an administrator changed something of a kind. */
export function canSeeChangesOf(kind: AuditSubject, role: Role): boolean {
  return canUse(readOperations[kind], role);
}
