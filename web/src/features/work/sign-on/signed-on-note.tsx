import { getJobRole, toRoleNoun, type JobRole } from '@eptw/domain/role/job-role';
import { Button } from 'antd';
import { useRef } from 'react';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import type { WorkPage } from '../job/use-send-work.ts';
import { isRoleMissing } from '../people/people-on-job.ts';
import { useChangeRole } from './use-change-role.ts';
import { useFocusAfter } from '../people/use-focus-after.ts';
import { useSignOff } from './use-sign-off.ts';
import './role-sheet.css';

/** Somebody who was signed on a moment ago. */
export interface SignedOnPerson {
  worker: string;
  name: string;
  role: JobRole;
  /** Other roles that were missing and that they may fill beside it. */
  mayCombine: readonly JobRole[];
}

interface SignedOnNoteProps {
  page: WorkPage;
  person: SignedOnPerson;
  onUndone: () => void;
}

/** Says who was signed on, with the way back; whoever may fill a second missing role does so with one more tap. */
export function SignedOnNote({ page, person, onUndone }: SignedOnNoteProps) {
  const { work } = page.permitWork;
  const { worker, name, role, mayCombine } = person;
  const undo = useSignOff(page);
  const change = useChangeRole(page);
  const missing = work.roles.filter(isRoleMissing).map((one) => one.role);
  const further = mayCombine.filter((other) => missing.includes(other));

  const note = useRef<HTMLParagraphElement>(null);
  useFocusAfter(note, further.length);
  // The work may have started since: then signing off is asked for on the page, with what stops.
  const mayUndo = work.crew.some((one) => one.worker === worker && one.whenLeaving === '');

  async function takeBack() {
    if (await undo.signOff(worker)) onUndone();
  }

  return (
    <div className="signed-on-note">
      <p ref={note} tabIndex={-1} role="status">
        {name} is signed on as {toRoleNoun(role)}.
      </p>
      {further.map((other) => (
        <Button
          key={other}
          className="work-button"
          loading={change.isSending}
          onClick={() => void change.changeRole(worker, [role, other])}
        >
          {getJobRole(other).label} too?
        </Button>
      ))}
      {mayUndo && (
        <Button className="work-button" loading={undo.isSending} onClick={() => void takeBack()}>
          Undo
        </Button>
      )}
      <FailureNotice failure={undo.failure ?? change.failure} work={work} />
    </div>
  );
}
