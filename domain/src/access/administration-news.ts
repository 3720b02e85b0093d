import type { SubjectKind } from '../administration/act.ts';
import type { Role } from '../user/role.ts';
import { mayUse, type Operation } from './access.ts';

/** Whoever may use the operation reads things of this kind, and so may hear that one of them changed. */
const readBy: Record<SubjectKind, Operation> = {
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
export function hearsOf(kind: SubjectKind, role: Role): boolean {
  return mayUse(readBy[kind], role);
}
