import type { JobRole } from '@eptw/domain/role/job-role';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useQuery } from '../../../lib/api/use-query.ts';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { GetRoleChoicesDocument } from '../../../generated/work.ts';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import type { WorkPage } from '../job/use-send-work.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import { formatPerson, formatRoleLabels, type PersonOnJob } from '../people/people-on-job.ts';
import { useChangeRole } from './use-change-role.ts';
import '../people/people.css';

interface ChangeRoleSheetProps {
  page: WorkPage;
  person: Pick<PersonOnJob, 'worker' | 'name' | 'roles'>;
  /** The role that is proposed. */
  wanted?: JobRole;
  onClose: () => void;
}

/** Gives somebody on the job another role; each says what it leaves behind, or why it is not possible. */
export function ChangeRoleSheet({ page, person, wanted, onClose }: ChangeRoleSheetProps) {
  const { work } = page.permitWork;
  const { data, error, refetch } = useQuery(GetRoleChoicesDocument, {
    variables: { permitId: work.permitId, worker: person.worker },
    fetchPolicy: 'network-only',
  });
  const [chosen, setChosen] = useState(wanted ? toKey([wanted]) : undefined);
  const [isChecked, setChecked] = useState(false);
  const { changeRole, failure, isSending } = useChangeRole(page);
  const answer = data?.choices;
  const choice = answer?.items.find(({ roles, problem }) => problem === null && toKey(roles) === chosen);

  async function send() {
    setChecked(true);
    if (choice && (await changeRole(person.worker, choice.roles))) onClose();
  }

  return (
    <WorkSheet
      title={`Change the role of ${formatPerson(person)}`}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            Go back
          </Button>
          <Button
            size="large"
            type="primary"
            danger={choice?.stops ?? false}
            loading={isSending}
            onClick={() => void send()}
          >
            {failure?.kind === 'not sent' ? 'Try again' : choice?.stops ? 'Change role, stop the work' : 'Change role'}
          </Button>
        </>
      }
    >
      <div className="work-form">
        <p className="work-intro">Now: {formatRoleLabels(person.roles)}</p>
        {!answer && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />)}
        {answer && !answer.success && <p role="alert">{answer.message}</p>}
        {answer?.success && (
          <fieldset className="work-choices">
            <legend>New role</legend>
            <Radio.Group value={choice ? chosen : undefined} onChange={({ target }) => setChosen(String(target.value))}>
              {answer.items.map(({ roles, problem, leaves }) => (
                <Radio key={toKey(roles)} className="work-choice" value={toKey(roles)} disabled={problem !== null}>
                  <b>{formatRoleLabels(roles)}</b>
                  {(problem ?? leaves) && <small className="role-choice-note">{problem ?? leaves}</small>}
                </Radio>
              ))}
            </Radio.Group>
            {isChecked && !choice && <p role="alert">Choose the new role.</p>}
          </fieldset>
        )}
        <FailureNotice failure={failure} work={work} />
      </div>
    </WorkSheet>
  );
}

function toKey(roles: readonly JobRole[]): string {
  return roles.join(' ');
}
