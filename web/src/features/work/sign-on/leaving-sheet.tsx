import { toRoleNoun } from '@eptw/domain/role/job-role';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import type { WorkPage } from '../job/use-send-work.ts';
import { useSignOn } from './use-sign-on.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import { formatPerson, type PersonOnJob } from '../people/people-on-job.ts';
import { TakeOverList } from './take-over-list.tsx';
import { useSignOff } from './use-sign-off.ts';
import '../people/people.css';

interface LeavingSheetProps {
  page: WorkPage;
  /** As they are now: once somebody else is in their role, nothing stops any more. */
  person: PersonOnJob;
  onClose: () => void;
}

/** Asks before somebody signs off for whom the work stops, or who is inside. Signing off is never refused here. */
export function LeavingSheet({ page, person, onClose }: LeavingSheetProps) {
  const { worker, insideSince } = person;
  const { signOff, failure, isSending } = useSignOff(page);
  const [hasComeOut, setComeOut] = useState(false);
  const asksWhere = insideSince !== null && !hasComeOut;

  async function leave() {
    if (await signOff(worker, insideSince === null ? undefined : true)) onClose();
  }

  async function doubt() {
    if (await signOff(worker, false)) onClose();
  }

  function answerYes() {
    if (person.whenLeaving === '') void leave();
    else setComeOut(true);
  }

  const name = formatPerson(person);
  const notice = <FailureNotice failure={failure} work={page.permitWork.work} />;
  if (asksWhere)
    return (
      <WorkSheet
        title={`Has ${name} come out?`}
        onClose={onClose}
        footer={
          <>
            <Button size="large" onClick={onClose}>
              Go back
            </Button>
            <Button size="large" loading={isSending} onClick={() => void doubt()}>
              Not known
            </Button>
            <Button size="large" type="primary" loading={isSending} onClick={answerYes}>
              Yes
            </Button>
          </>
        }
      >
        <div className="work-form">
          <p className="leaving-words">{name} is recorded as inside.</p>
          <p>
            ‘Yes’ records that they have come out, and signs them off. If it is not known, nobody is signed off, and the
            permit holder, {page.permitWork.work.holder.fullname}, is told.
          </p>
          {notice}
        </div>
      </WorkSheet>
    );
  return <StaySheet {...{ page, person, name, isSending, onClose }} onLeave={() => void leave()} notice={notice} />;
}

interface StaySheetProps extends LeavingSheetProps {
  name: string;
  isSending: boolean;
  onLeave: () => void;
  /** Why they are not signed off. */
  notice: ReactNode;
}

/** Says what stops when somebody leaves, and lets another take their place first. */
function StaySheet({ page, person, name, isSending, onClose, onLeave, notice }: StaySheetProps) {
  const { work } = page.permitWork;
  const { whenLeaving, rolesLost, worker } = person;
  const relief = useSignOn(page);
  const [role] = rolesLost;
  const stops = whenLeaving !== '';

  async function relieve(other: string) {
    if (await relief.signOn(other, { roles: [...rolesLost], relieves: worker })) onClose();
  }

  return (
    <WorkSheet
      title={`Sign off ${name}?`}
      onClose={onClose}
      footer={
        <>
          <Button size="large" danger={stops} loading={isSending} onClick={onLeave}>
            {stops ? 'Sign off, stop the work' : 'Sign off'}
          </Button>
          <Button size="large" type="primary" onClick={onClose}>
            They stay
          </Button>
        </>
      }
    >
      <div className="work-form">
        <p className="leaving-words" role="status">
          {stops ? whenLeaving : 'Somebody else is in their role now. Nothing stops.'}
        </p>
        {stops &&
          role !== undefined &&
          (work.maySignOn ? (
            <TakeOverList
              {...{ work, role }}
              busy={relief.isSending ? relief.worker : undefined}
              onRelieve={(other) => void relieve(other)}
            />
          ) : (
            <p>
              Ask {work.holder.fullname} to sign another {toRoleNoun(role)} on first. Then nothing stops.
            </p>
          ))}
        <FailureNotice failure={relief.failure} work={work} />
        {notice}
      </div>
    </WorkSheet>
  );
}
