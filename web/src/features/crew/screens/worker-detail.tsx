import { managesCrews } from '@eptw/domain/crew/crew-access';
import { formatWorkerLanguages } from '@eptw/domain/crew/language';
import { workerLabels } from '@eptw/domain/crew/worker';
import { toPhoneAddress } from '@eptw/domain/text/phone';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Button } from 'antd';
import { Eraser, History, KeyRound, PencilLine } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { AsyncContent } from '../../../components/page/async-content.tsx';
import { DetailsPanel } from '../../../components/page/details-panel.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { readLastListAddress } from '../../../lib/use-list-state.ts';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { CertificateList } from '../certificate-list.tsx';
import { useWorkerActions } from '../use-worker-actions.tsx';
import { backToCrew, workerResource, type Worker } from '../worker-resource.ts';

function WorkerButtons({ worker }: { worker: Worker }) {
  const viewer = useSignedInUser();
  const navigate = useNavigate();
  const { erase, askForPin, dialog } = useWorkerActions();
  if (!managesCrews(viewer.role)) return null;

  async function eraseAndLeave() {
    if (await erase(worker)) await navigate(readLastListAddress(backToCrew.to));
  }

  return (
    <>
      {viewer.role === 'SuperAdmin' && (
        <LinkButton to={`/administration-history?subject=${worker._id}`} icon={<History size={16} aria-hidden />}>
          History
        </LinkButton>
      )}
      <Button danger icon={<Eraser size={16} aria-hidden />} onClick={() => void eraseAndLeave()}>
        Erase
      </Button>
      <Button icon={<KeyRound size={16} aria-hidden />} onClick={() => askForPin(worker)}>
        {worker.hasPin ? 'Reset PIN' : 'Set PIN'}
      </Button>
      <LinkButton type="primary" to={`/crew/edit-worker/${worker._id}`} icon={<PencilLine size={16} aria-hidden />}>
        Edit
      </LinkButton>
      {dialog}
    </>
  );
}

function WorkerFacts({ worker }: { worker: Worker }) {
  const { company, passNumber, trade, phone, languages, hasPin, pseudonym, changedAt, changedBy } = worker;
  return (
    <DetailsPanel
      title="Worker"
      facts={[
        { label: workerLabels.passNumber, value: passNumber },
        { label: 'Company', value: company },
        { label: workerLabels.trade, value: trade },
        { label: workerLabels.languages, value: formatWorkerLanguages(languages) },
        { label: workerLabels.phone, value: phone && <a href={toPhoneAddress(phone)}>{phone}</a> },
        {
          label: 'PIN',
          value: hasPin ? (
            'Set'
          ) : (
            <>
              Not set<small>Without a PIN the worker cannot sign on.</small>
            </>
          ),
        },
        { label: 'Called after erasing', value: pseudonym },
        ...(changedAt
          ? [{ label: 'Last changed', value: `${formatDayAndTime(changedAt)} by ${changedBy ?? '-'}` }]
          : []),
      ]}
    />
  );
}

/** One worker with the certificates. */
export function WorkerDetail() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(workerResource.read, {
    variables: { id },
  });
  useAdminSubscription(workerResource.kinds, () => void refetch());
  const worker = data?.getWorker.item;
  return (
    <>
      <PageHeader
        title={worker?.name ?? 'Worker'}
        back={backToCrew}
        actions={worker && <WorkerButtons worker={worker} />}
      />
      <AsyncContent payload={data?.getWorker} failed={error !== undefined} onRetry={() => void refetch()}>
        {(item) => (
          <>
            <WorkerFacts worker={item} />
            <CertificateList worker={item} />
          </>
        )}
      </AsyncContent>
    </>
  );
}
