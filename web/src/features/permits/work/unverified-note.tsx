import { formatCertificateKind, type CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { notVerifiedMark } from '@eptw/domain/crew/verification';
import { Button } from 'antd';
import { useState } from 'react';
import { RemindCertificateVerifiersDocument } from '../../../generated/permits/work.ts';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import type { FoundWorker } from './work.ts';
import './crew-panel.css';

const commandOptions = { silent: true };

interface UnverifiedNoteProps {
  permitId: string;
  worker: FoundWorker;
  kind: CertificateKind;
  /** Whether it counts at the site all the same. */
  counts: boolean;
}

/** Says that a certificate which the job needs is not verified, with the way out: to ask those who may verify it. */
export function UnverifiedNote({ permitId, worker, kind, counts }: UnverifiedNoteProps) {
  const [send, isSending] = useCommand(RemindCertificateVerifiersDocument, commandOptions);
  const [answer, setAnswer] = useState<string>();
  const label = formatCertificateKind(kind);
  const state = notVerifiedMark.words.toLowerCase();

  async function remind() {
    setAnswer((await send({ permitId, worker: worker._id, certificate: kind })).message);
  }

  return (
    <div className="work-unverified">
      <span>
        {label}: {counts ? state : `${state}, does not count`}
      </span>
      <Button
        className="work-button"
        aria-label={`Remind: ${label} of ${worker.name}`}
        loading={isSending}
        onClick={() => void remind()}
      >
        Remind
      </Button>
      {answer && <p role="status">{answer}</p>}
    </div>
  );
}
