import { formatCertificateKind, type CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { notVerifiedMark } from '@eptw/domain/crew/verification';
import { RemindButton } from './remind-button.tsx';
import './sign-on.css';

interface UnverifiedNoteProps {
  permitId: string;
  worker: { id: string; name: string };
  kind: CertificateKind;
  /** Whether it counts at the site all the same. */
  counts: boolean;
}

/** Says that a certificate which the job needs is not verified, with the way out: to ask those who may verify it. */
export function UnverifiedNote({ permitId, worker, kind, counts }: UnverifiedNoteProps) {
  const state = notVerifiedMark.words.toLowerCase();
  return (
    <div className="work-unverified">
      <span>
        {formatCertificateKind(kind)}: {counts ? state : `${state}, does not count`}
      </span>
      <RemindButton {...{ permitId, worker, kind }} />
    </div>
  );
}
