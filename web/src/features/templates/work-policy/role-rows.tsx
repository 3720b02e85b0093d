import { setCombination } from '@eptw/domain/role/combination';
import { isJobRole, jobRoleNames, jobRoles } from '@eptw/domain/role/job-role';
import { addRole, removeRole, takeOutForbidden, type TakenCombination } from '@eptw/domain/work-policy/role-edits';
import type { RoleDefinition } from '@eptw/domain/work-policy/work-policy-definition';
import { Button } from 'antd';
import { Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Menu } from '../../../components/popup/menu.tsx';
import { usePopup } from '../../../components/popup/use-popup.ts';
import { FormField } from '../components/form-field.tsx';
import { OrderedRowButtons } from './ordered-row-buttons.tsx';
import { RoleRow } from './role-row.tsx';

const addId = 'policy-roles';

interface RoleRowsProps {
  roles: readonly RoleDefinition[];
  findProblem: (path: string) => string | undefined;
  onChange: (roles: RoleDefinition[]) => void;
  onLeave: () => void;
}

function toRowId({ role }: RoleDefinition): string {
  return `role-${role}`;
}

/** The roles that people on the job sign on in, one row each. A combination is written in both rows at once. */
export function RoleRows({ roles, findProblem, onChange, onLeave }: RoleRowsProps) {
  const { open, close, buttonProps, popupProps, contentRef } = usePopup('menu');
  const [taken, setTaken] = useState<readonly TakenCombination[]>([]);
  const unused = jobRoleNames.filter((role) => !roles.some((row) => row.role === role));

  /** What is never allowed does not stay, and the reason is said. */
  function change(next: readonly RoleDefinition[]) {
    const settled = takeOutForbidden(next);
    setTaken(settled.taken);
    onChange(settled.roles);
  }

  /** The list after a row was moved or removed: no other row is combined with one that is gone. */
  function changeOrder(next: readonly RoleDefinition[]) {
    const gone = roles.find((row) => !next.some(({ role }) => role === row.role));
    change(gone ? removeRole(roles, gone.role) : next);
  }

  return (
    <FormField
      id={addId}
      label="Roles"
      col={12}
      isGroup
      help="Whoever signs on does so in a role. One person fills one role, unless they may combine. A role with 0 people is one that somebody may sign on in."
    >
      {() => (
        <>
          {roles.length > 0 && (
            <div className="policy-role-head" aria-hidden>
              <span>Role</span>
              <span>At least</span>
              <span>Certificates, all of them</span>
              <span>Must be there</span>
              <span>May combine with</span>
              <span>Goes inside</span>
            </div>
          )}
          <ol className="policy-rows">
            {roles.map((row, index) => (
              <li key={`${index} ${row.role}`} className="policy-role-row">
                <RoleRow
                  row={row}
                  rows={roles}
                  findProblem={(field) => findProblem(`roles.${index}.${field}`)}
                  onChange={(next) => change(roles.with(index, next))}
                  onCombine={(other, isAllowed) => change(setCombination(roles, [row.role, other], isAllowed))}
                  onLeave={onLeave}
                />
                <OrderedRowButtons
                  rows={roles}
                  index={index}
                  toId={toRowId}
                  name={isJobRole(row.role) ? jobRoles[row.role].label : row.role}
                  fallbackId={addId}
                  onChange={changeOrder}
                />
              </li>
            ))}
          </ol>
          <div role="status">
            {taken.map(({ title, reason }) => (
              <p key={title} className="policy-taken">
                <TriangleAlert size={15} aria-hidden />
                <span>
                  <b>{title}</b> {reason}
                </span>
              </p>
            ))}
          </div>
          <Button
            id={addId}
            type="dashed"
            size="small"
            icon={<Plus size={14} aria-hidden />}
            disabled={unused.length === 0}
            {...buttonProps}
          >
            Add role
          </Button>
          <div {...popupProps}>
            {open && (
              <div ref={contentRef}>
                <Menu
                  label="Role"
                  items={unused.map((role) => ({ key: role, label: jobRoles[role].label }))}
                  onSelect={(role) => {
                    close();
                    if (isJobRole(role)) change(addRole(roles, role));
                  }}
                />
              </div>
            )}
          </div>
        </>
      )}
    </FormField>
  );
}
