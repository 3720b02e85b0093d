import type { RoleQuestion } from '@eptw/domain/work/sign-on/role-question';
import { SignOnRefusal } from '../../crew/sign-on-refusal.ts';

/** What a worker who has proved who they are is asked before they sign on. */
export interface NamedRoleQuestion extends RoleQuestion {
  name: string;
}

/** Refuses to sign on a worker who has to choose a role, with what they may choose. */
export class RoleRefusal extends SignOnRefusal {
  readonly roleQuestion: NamedRoleQuestion;

  constructor(roleQuestion: NamedRoleQuestion) {
    super('BAD_INPUT', { key: 'noRole' });
    this.roleQuestion = roleQuestion;
  }
}
