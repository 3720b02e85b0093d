import { Button } from 'antd';
import { Check, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { FindWorkersDocument } from '../../../generated/work.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { FailureNotice } from '../sheet/failure-notice.tsx';
import { RoleSheet } from './role-sheet.tsx';
import { UnverifiedNote } from './unverified-note.tsx';
import type { WorkPage } from '../job/use-send-work.ts';
import { useSignOn } from './use-sign-on.ts';
import { WorkSheet } from '../sheet/work-sheet.tsx';
import type { FoundWorker } from '../job/work.ts';
import './sign-on.css';

const searchDelayMs = 300;

interface SignOnSheetProps {
  page: WorkPage;
  onClose: () => void;
}

interface WorkerRowProps {
  worker: FoundWorker;
  isSignedOn: boolean;
  isBusy: boolean;
  onSignOn: () => void;
}

/** A worker of the register; one tap signs them on. */
function WorkerRow({ worker: { name, passNumber, trade, company }, isSignedOn, isBusy, onSignOn }: WorkerRowProps) {
  return (
    <button
      type="button"
      className="work-worker"
      aria-disabled={isSignedOn || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => !isSignedOn && onSignOn()}
    >
      {isSignedOn ? <Check size={20} aria-hidden /> : <UserPlus size={20} aria-hidden />}
      <span>
        <b>{name}</b>
        <small>{[passNumber, trade, company].filter(Boolean).join(' · ')}</small>
      </span>
      {isSignedOn && <small>On the job</small>}
    </button>
  );
}

/** Signs workers of the crew register on: in roles or, where the policy of the work names none, as they come. */
export function SignOnSheet(props: SignOnSheetProps) {
  return props.page.permitWork.work.roles.length > 0 ? <RoleSheet {...props} /> : <RegisterSheet {...props} />;
}

/** The crew register, one tap for each worker. It stays open, because a crew comes together. */
function RegisterSheet({ page, onClose }: SignOnSheetProps) {
  const { work } = page.permitWork;
  const [searchText, setSearchText] = useState('');
  const searched = useDebounced(searchText.trim(), searchDelayMs);
  const { data, previousData, error, refetch } = useQuery(FindWorkersDocument, {
    variables: { searchText: searched, permitId: work.permitId },
  });
  const { signOn, worker: last, failure, isSending } = useSignOn(page);
  // While a search is under way, the rows of the previous one stay.
  const found = (data ?? (error ? undefined : previousData))?.workers;
  const signedOn = new Set(work.crew.map(({ worker }) => worker));
  return (
    <WorkSheet
      title="Sign on"
      onClose={onClose}
      startsInField
      footer={
        <Button size="large" type="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="work-form">
        <TextField label="Name, pass number or trade" value={searchText} maxLength={200} onChange={setSearchText} />
        {!found && (error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage />)}
        {found?.count === 0 && <p role="status">No worker of the crew register matches.</p>}
        <ul className="work-workers">
          {found?.items.map((worker) => (
            <li key={worker._id}>
              <WorkerRow
                worker={worker}
                isSignedOn={signedOn.has(worker._id)}
                isBusy={isSending && last === worker._id}
                onSignOn={() => void signOn(worker._id)}
              />
              {worker.unverifiedFor.map(({ kind, counts }) => (
                <UnverifiedNote
                  key={kind}
                  permitId={work.permitId}
                  worker={{ id: worker._id, name: worker.name }}
                  kind={kind}
                  counts={counts}
                />
              ))}
              {last === worker._id && <FailureNotice failure={failure} work={work} />}
            </li>
          ))}
        </ul>
        {found && found.count > found.items.length && (
          <p className="work-intro">{found.count} workers match. Search to see the others.</p>
        )}
      </div>
    </WorkSheet>
  );
}
