import { getJobRole, type JobRole } from '@eptw/domain/role/job-role';
import { Button } from 'antd';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import type { WorkPage } from '../job/use-send-work.ts';
import { useSignOn } from './use-sign-on.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import { ChangeRoleSheet } from './change-role-sheet.tsx';
import { describeMissingRoles, isRoleMissing, type RoleOnJob } from '../people/people-on-job.ts';
import type { Candidate } from './candidate-row.tsx';
import { RoleCandidates } from './role-candidates.tsx';
import { RoleHead } from './role-head.tsx';
import { SignedOnNote, type SignedOnPerson } from './signed-on-note.tsx';
import './role-sheet.css';

interface RoleSheetProps {
  page: WorkPage;
  onClose: () => void;
}

/** A role that was opened by hand. */
interface OpenedRole {
  role: JobRole;
  /** Then the next missing one follows once it is filled. */
  wasMissing: boolean;
}

/** Which role is open: the one that was opened by hand, otherwise the first that is missing. */
function findOpenRole(roles: readonly RoleOnJob[], opened: OpenedRole | undefined): RoleOnJob | undefined {
  const byHand = roles.find(({ role }) => role === opened?.role);
  if (byHand && (isRoleMissing(byHand) || !opened?.wasMissing)) return byHand;
  return roles.find(isRoleMissing);
}

/** Signs people on by role: those that are missing first, each with who can fill it. A tap signs on at once. */
export function RoleSheet({ page, onClose }: RoleSheetProps) {
  const { work } = page.permitWork;
  const { roles } = work;
  const isNarrow = useNarrowScreen();
  const [opened, setOpened] = useState<OpenedRole>();
  const [isFolded, setFolded] = useState(false);
  const [last, setLast] = useState<SignedOnPerson>();
  const [changing, setChanging] = useState<{ candidate: Candidate; wanted: JobRole }>();
  const { signOn, worker: sent, failure, isSending } = useSignOn(page);
  const found = findOpenRole(roles, opened);
  const open = isNarrow ? (isFolded ? undefined : found) : (found ?? roles[0]);
  const missing = describeMissingRoles(roles);

  function toggle(one: RoleOnJob) {
    setFolded(isNarrow && one.role === open?.role);
    setOpened({ role: one.role, wasMissing: isRoleMissing(one) });
  }

  async function take({ worker, name, mayCombine }: Candidate, role: JobRole) {
    setLast(undefined);
    if (!(await signOn(worker, { roles: [role], isQuiet: true }))) return;
    setLast({ worker, name, role, mayCombine });
    setFolded(false);
  }

  if (changing)
    return (
      <ChangeRoleSheet
        page={page}
        person={changing.candidate}
        wanted={changing.wanted}
        onClose={() => setChanging(undefined)}
      />
    );

  const candidates = open && (
    <RoleCandidates
      key={open.role}
      work={work}
      role={open.role}
      busy={isSending ? sent : undefined}
      refused={failure && sent ? { worker: sent, notice: <FailureNotice failure={failure} work={work} /> } : undefined}
      onSignOn={(candidate) => void take(candidate, open.role)}
      onChangeRole={(candidate) => setChanging({ candidate, wanted: open.role })}
    />
  );
  return (
    <WorkSheet
      title="Sign people on"
      onClose={onClose}
      isFull
      isWide
      footer={
        <>
          {last && <SignedOnNote page={page} person={last} onUndone={() => setLast(undefined)} />}
          <p className="role-sheet-missing" data-tone={missing ? 'orange' : 'green'} role="status">
            {missing ? <CircleDashed size={18} aria-hidden /> : <CircleCheck size={18} aria-hidden />}
            {missing ? `Still missing: ${missing}.` : 'Nobody is missing.'}
          </p>
          <Button size="large" type="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p className="work-intro">{work.code}</p>
      <div className="role-sheet">
        <ul className="role-list" aria-label="Roles">
          {roles.map((one) => (
            <li key={one.role} data-missing={isRoleMissing(one) || undefined}>
              <RoleHead role={one} crew={work.crew} isOpen={one.role === open?.role} onClick={() => toggle(one)} />
              {isNarrow && one.role === open?.role && candidates}
            </li>
          ))}
        </ul>
        {!isNarrow && open && (
          <section className="role-people" aria-label={getJobRole(open.role).label}>
            {candidates}
          </section>
        )}
      </div>
    </WorkSheet>
  );
}
