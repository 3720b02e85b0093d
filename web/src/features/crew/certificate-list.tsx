import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { formatVerification, notVerifiedMark } from '@eptw/domain/crew/verification';
import { toDay } from '@eptw/domain/time/day-range';
import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Button } from 'antd';
import { Panel } from '../../components/page/panel.tsx';
import { StatusTag } from '../../components/status/status-tag.tsx';
import { useNow } from '../../lib/use-now.ts';
import { openFile } from '../../components/upload/file-tile.tsx';
import { useFiles } from '../files/components/use-files.ts';
import { CertificateMark } from './certificate-marks.tsx';
import { seenLabel, useVerifyCertificate } from './use-verify-certificate.ts';
import type { Worker } from './worker-resource.ts';
import './crew.css';

type WorkerCertificate = Worker['certificates'][number];

/** Who has seen a certificate, where and when; otherwise that nobody has. */
function Verification({ certificate: { verified, expiresOn } }: { certificate: WorkerCertificate }) {
  const today = toDay(useNow());
  if (verified)
    return (
      <span className="cell-note">
        {formatVerification(verified)}, {formatDayAndTime(verified.at)}
      </span>
    );
  // One that has ended is not verified any more.
  if (expiresOn < today) return null;
  return <StatusTag tone={notVerifiedMark.tone}>{notVerifiedMark.words}</StatusTag>;
}

/** A worker's certificates, with their ends and files, and whether a site has seen them. */
export function CertificateList({ worker }: { worker: Worker }) {
  const { certificates } = worker;
  const { loadUrl } = useFiles();
  const { verify, verifying } = useVerifyCertificate();
  return (
    <Panel title="Certificates" className="facts-panel">
      <ul className="crew-certificate-list">
        {certificates.length === 0 && <li className="quiet">None</li>}
        {certificates.map((certificate) => {
          const { kind, number, issuer, expiresOn, file, fileName, verifyProblem } = certificate;
          const key = `${kind} ${number}`;
          return (
            <li key={key}>
              <span>
                {formatCertificateKind(kind)}
                <span className="cell-note">
                  {number}, issued by {issuer}
                </span>
                <Verification certificate={certificate} />
              </span>
              <span className="crew-certificate-end">
                <CertificateMark expiresOn={expiresOn} />
                {file && (
                  <Button
                    size="small"
                    aria-label={`Open ${fileName ?? 'the file'} of ${formatCertificateKind(kind)} ${number}`}
                    onClick={() => void openFile(file, loadUrl)}
                  >
                    Open file
                  </Button>
                )}
                {verifyProblem === null && (
                  <Button
                    size="small"
                    type="primary"
                    aria-label={`${seenLabel}: ${formatCertificateKind(kind)} ${number}`}
                    loading={verifying === `${worker._id} ${key}`}
                    onClick={() => void verify({ ...certificate, worker: worker._id, version: worker.version })}
                  >
                    {seenLabel}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
