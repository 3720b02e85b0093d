import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { listEndingCertificates, markCertificate } from '@eptw/domain/crew/certificate-state';
import { notVerifiedMark } from '@eptw/domain/crew/verification';
import { toDay } from '@eptw/domain/time/day-range';
import { StatusTag } from '../../components/status/status-tag.tsx';
import { useNow } from '../../lib/use-now.ts';
import type { Worker } from './worker-resource.ts';
import './crew.css';

/** How many certificates a worker has, and those that have ended or end soon, in words. */
export function CertificateSummary({ certificates }: Pick<Worker, 'certificates'>) {
  const today = toDay(useNow());
  if (certificates.length === 0) return <span className="quiet">No certificates</span>;
  return (
    <span className="crew-marks">
      {certificates.length === 1 ? '1 certificate' : `${certificates.length} certificates`}
      <NotVerifiedCount certificates={certificates} today={today} />
      {listEndingCertificates(certificates, today).map((certificate) => (
        <span key={`${certificate.kind} ${certificate.number}`}>
          <span className="cell-note">{formatCertificateKind(certificate.kind)}</span>
          <CertificateMark expiresOn={certificate.expiresOn} />
        </span>
      ))}
    </span>
  );
}

/** How many certificates that have not ended nobody of a site has seen. */
function NotVerifiedCount({ certificates, today }: Pick<Worker, 'certificates'> & { today: string }) {
  const count = certificates.filter(({ verified, expiresOn }) => !verified && expiresOn >= today).length;
  if (count === 0) return null;
  const words = notVerifiedMark.words.toLowerCase();
  return (
    <StatusTag tone={notVerifiedMark.tone}>
      {certificates.length === 1 ? notVerifiedMark.words : `${count} ${words}`}
    </StatusTag>
  );
}

/** Until when a certificate is valid, ends or ended, in words and in its colour. */
export function CertificateMark({ expiresOn }: { expiresOn: string }) {
  const { words, tone } = markCertificate({ expiresOn }, toDay(useNow()));
  return <StatusTag tone={tone}>{words}</StatusTag>;
}
