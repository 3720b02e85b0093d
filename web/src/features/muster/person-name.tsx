import type { MusterPerson } from './muster.ts';
import { listRoleLabels } from './person-state.ts';

/** A name, and after it what they do on the job. */
export function PersonName({ person }: { person: Pick<MusterPerson, 'name' | 'roles'> }) {
  return (
    <span className="muster-name">
      <b>{person.name}</b>
      {listRoleLabels(person).map((role) => (
        <span key={role} className="muster-role">
          {role}
        </span>
      ))}
    </span>
  );
}
