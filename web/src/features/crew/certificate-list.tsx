import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { Button } from 'antd';
import { Panel } from '../../components/page/panel.tsx';
import { openFile } from '../../components/upload/file-tile.tsx';
import { useFiles } from '../files/components/use-files.ts';
import { CertificateMark } from './certificate-marks.tsx';
import type { Worker } from './worker-resource.ts';
import './crew.css';

/** A worker's certificates, with their ends and files. */
export function CertificateList({ certificates }: Pick<Worker, 'certificates'>) {
  const { loadUrl } = useFiles();
  return (
    <Panel title="Certificates" className="facts-panel">
      <ul className="crew-certificate-list">
        {certificates.length === 0 && <li className="quiet">None</li>}
        {certificates.map(({ kind, number, issuer, expiresOn, file, fileName }) => (
          <li key={`${kind} ${number}`}>
            <span>
              {formatCertificateKind(kind)}
              <span className="cell-note">
                {number}, issued by {issuer}
              </span>
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
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
