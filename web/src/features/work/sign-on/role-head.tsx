import { getJobRole, toRoleNoun, type RolePresence } from '@eptw/domain/role/job-role';
import { ChevronDown, CircleCheck, CircleDashed, CirclePlus } from 'lucide-react';
import { moveBetweenRoles } from './move-between-roles.ts';
import { formatPerson, isRoleMissing, type PersonOnJob, type RoleOnJob } from '../people/people-on-job.ts';
import './role-sheet.css';

interface RoleHeadProps {
  role: RoleOnJob;
  crew: readonly PersonOnJob[];
  isOpen: boolean;
  onClick: () => void;
}

/** When somebody in a role has to be there. */
const presences: Record<RolePresence, string> = {
  always: 'There all the time.',
  forChecks: 'For the checks.',
  works: '',
};

/** A role with who fills it or that somebody is missing; opens who can. Arrow keys lead to the next one. */
export function RoleHead({ role: one, crew, isOpen, onClick }: RoleHeadProps) {
  const { role, needed, people, allTheTime, mayCombine } = one;
  const isMissing = isRoleMissing(one);
  const names = people.flatMap((worker) => {
    const person = crew.find((each) => each.worker === worker);
    return person ? [formatPerson(person)] : [];
  });
  const { label, presence } = getJobRole(role);
  const other = mayCombine.map(toRoleNoun).join(', ');
  const notes = [
    presences[allTheTime ? 'always' : presence === 'always' ? 'works' : presence],
    other && isMissing ? `Can be the ${other} too.` : '',
  ].filter(Boolean);
  const Icon = isMissing ? CircleDashed : names.length > 0 ? CircleCheck : CirclePlus;
  const count = needed > 1 ? `, ${one.filled} of ${needed}` : '';
  return (
    <button type="button" className="role-head" aria-expanded={isOpen} onClick={onClick} onKeyDown={moveBetweenRoles}>
      <Icon size={20} aria-hidden />
      <span>
        <b>
          {label}
          {count}
          {isMissing ? ': missing' : names.length > 0 && ':'}
        </b>{' '}
        {names.join(', ')}
        {!isMissing && names.length === 0 && <small>As many as you need</small>}
        {isMissing && notes.length > 0 && <small>{notes.join(' ')}</small>}
      </span>
      <ChevronDown size={18} aria-hidden />
    </button>
  );
}
