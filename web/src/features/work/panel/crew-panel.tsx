import { Button } from 'antd';
import { QrCode, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '../../../components/page/panel.tsx';
import { ChangeRoleSheet } from '../sign-on/change-role-sheet.tsx';
import { EntryNote } from '../people/entry-note.tsx';
import { InsideList } from '../people/inside-list.tsx';
import { LeavingSheet } from '../sign-on/leaving-sheet.tsx';
import {
  describeChildPermits,
  findClosedEntry,
  formatPeopleCount,
  getInsideKey,
  type PersonOnJob,
} from '../people/people-on-job.ts';
import { PersonRow } from '../people/person-row.tsx';
import { RescuerForm } from '../people/rescuer-form.tsx';
import { useEntries } from '../people/use-entries.ts';
import { useRestingRows } from '../people/use-resting-rows.ts';
import { useSignOff } from '../sign-on/use-sign-off.ts';
import type { WorkScreen } from '../job/use-work-screen.ts';
import './crew-panel.css';

/** What is subject about one of the people. */
interface Question {
  asks: 'leaving' | 'role';
  worker: string;
}

/** Who is on the job, those inside first, with what the viewer may do about it. */
export function CrewPanel({ screen: { page, open } }: { screen: WorkScreen }) {
  const { work } = page.permitWork;
  const { condition, crew, inside, roles, maySignOn, maySignOff, mayRecordEntries, signOnPath } = work;
  const { signOff, worker: signedOff, failure, isSending } = useSignOff(page);
  const entries = useEntries(page);
  const [question, setQuestion] = useState<Question>();
  const shownInside = useRestingRows(inside.map(getInsideKey));
  const onChildPermits = describeChildPermits(work);
  if (crew.length === 0 && inside.length === 0 && signOnPath === null && onChildPermits === '') return null;

  function leave({ worker, insideSince, whenLeaving }: PersonOnJob) {
    if (insideSince !== null || whenLeaving !== '') setQuestion({ asks: 'leaving', worker });
    else void signOff(worker);
  }

  const subject = crew.find(({ worker }) => worker === question?.worker);
  // Whoever went in or came out a moment ago stands where they stood.
  const others = crew.filter(({ worker }) => !shownInside.includes(worker));
  const closed = mayRecordEntries ? findClosedEntry(work) : undefined;
  return (
    <Panel
      title="On the job"
      extra={
        <div className="work-crew-buttons">
          {crew.length > 0 && <span className="work-crew-count">{formatPeopleCount(crew.length)}</span>}
          {signOnPath !== null && (
            <Button
              className="work-button"
              icon={<QrCode size={16} aria-hidden />}
              onClick={() => open({ code: true })}
            >
              Sign-on code
            </Button>
          )}
          {maySignOn && (
            <Button
              className="work-button"
              icon={<UserPlus size={16} aria-hidden />}
              onClick={() => open({ signOn: true })}
            >
              Sign on
            </Button>
          )}
        </div>
      }
    >
      {condition === null && (
        <p className="work-crew-forbidden">
          Work under this permit is not allowed. Make sure that everybody leaves, and that each person is signed off.
        </p>
      )}
      <InsideList
        permitWork={page.permitWork}
        entries={entries}
        shown={shownInside}
        onSignOff={maySignOff ? (worker) => setQuestion({ asks: 'leaving', worker }) : undefined}
      />
      {closed && <p className="entry-closed">Entry closed. {closed}</p>}
      {crew.length === 0 ? (
        <p className="work-crew-none">
          {onChildPermits ? 'Nobody is signed on to this permit itself.' : 'Nobody is signed on.'}
        </p>
      ) : (
        <ul className="people" aria-label={inside.length > 0 ? 'Outside' : 'Signed on'}>
          {others.map((person) => (
            <PersonRow
              key={person.worker}
              {...{ person, work, entries }}
              onSignOff={maySignOff && person.insideSince === null ? () => leave(person) : undefined}
              onChangeRole={
                maySignOn && roles.length > 0 && person.isVisible
                  ? () => setQuestion({ asks: 'role', worker: person.worker })
                  : undefined
              }
              isSigningOff={isSending && signedOff === person.worker}
              failure={signedOff === person.worker ? failure : undefined}
            />
          ))}
        </ul>
      )}
      {onChildPermits && <p className="work-crew-children">{onChildPermits}</p>}
      <EntryNote work={work} entries={entries} />
      {mayRecordEntries && <RescuerForm entries={entries} />}
      {subject && question?.asks === 'leaving' && (
        <LeavingSheet page={page} person={subject} onClose={() => setQuestion(undefined)} />
      )}
      {subject && question?.asks === 'role' && (
        <ChangeRoleSheet page={page} person={subject} onClose={() => setQuestion(undefined)} />
      )}
    </Panel>
  );
}
