import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { formatTimeAgo } from '@eptw/domain/time/format-time-ago';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { EmergencyCall } from '../../../components/page/emergency-call.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { LoadingPage } from '../../../components/page/states.tsx';
import { StatusTag } from '../../../components/status/status-tag.tsx';
import { FormContextProvider } from '../../../lib/form-context.ts';
import { readOfflineCopy, type OfflineCopy } from '../../../lib/session/offline-copies.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { PermitLevel } from '../components/permit-level.ts';
import { useBackToList } from '../model/use-back-to-list.ts';
import { FilledForms } from './filled-forms.tsx';
import { toCopyName, type PermitCopy } from './offline-permit-copy.ts';
import { PermitFacts } from './permit-facts.tsx';
import { PermitUnavailable } from './permit-unavailable.tsx';
import { usePermitFormContext } from './use-permit-form-context.ts';
import { WorkAndRisk } from './work-and-risk.tsx';
import './permit.css';

interface OfflinePermitProps {
  permitId: string;
  level: PermitLevel;
  onRetry: () => void;
}

/** A permit that cannot be read: as this device read it last, if it did; with its age, and nothing to act on. */
export function OfflinePermit({ permitId, level, onRetry }: OfflinePermitProps) {
  const [copy, setCopy] = useState<OfflineCopy<PermitCopy> | 'none'>();
  useEffect(() => {
    void readOfflineCopy<PermitCopy>(toCopyName(permitId)).then((found) => setCopy(found ?? 'none'));
  }, [permitId]);
  if (copy === undefined) return <LoadingPage label={`Loading the ${level.noun}`} />;
  if (copy === 'none') return <PermitUnavailable level={level} result={{ state: 'failed', retry: onRetry }} />;
  return <CopiedPermit {...copy.content} readAt={copy.readAt} level={level} onRetry={onRetry} />;
}

type CopiedPermitProps = PermitCopy & Pick<OfflinePermitProps, 'level' | 'onRetry'> & { readAt: Date };

function CopiedPermit({ permit, work, readAt, level, onRetry }: CopiedPermitProps) {
  const back = useBackToList(level);
  const now = useNow();
  return (
    <FormContextProvider value={usePermitFormContext(permit, level)}>
      <div className="permit">
        <PageHeader
          title={permit.code}
          back={back}
          titleExtra={<StatusTag tone="slate">Last known: {work?.condition ?? permit.statusLabel}</StatusTag>}
          note={permit.form.title}
        />
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={`The server cannot be reached. This is the permit as this device read it ${formatTimeAgo(readAt, now)}, on ${formatDayAndTime(readAt)}.`}
          description={
            <>
              <p>It may have been stopped or changed since: do not start work or go on because of it.</p>
              {work && (
                <p>
                  Ask the permit holder, {work.holder}. {formatSignedOn(work.signedOn)} then.
                </p>
              )}
              <div className="page-actions">
                {work && <EmergencyCall number={work.emergencyPhone} />}
                <Button onClick={onRetry}>Try again</Button>
              </div>
            </>
          }
        />
        <WorkAndRisk permit={permit} />
        <PermitFacts permit={permit} />
        <div className="permit-forms form-sections">
          <FilledForms permit={permit} />
        </div>
      </div>
    </FormContextProvider>
  );
}

const formatSignedOn = (count: number) => (count === 1 ? '1 person was signed on' : `${count} people were signed on`);
