import { formatCertificateKind } from '@eptw/domain/crew/certificate-kind';
import { Button } from 'antd';
import { Link } from 'react-router';
import type { ListColumn } from '../../components/list/list-types.ts';
import { Highlight } from '../../components/status/highlight.tsx';
import { openFile } from '../../components/upload/file-tile.tsx';
import type { GetCertificatesToVerifyQuery } from '../../generated/crew.ts';
import { useFiles } from '../files/components/use-files.ts';
import { CertificateMark } from './certificate-marks.tsx';
import { seenLabel, type useVerifyCertificate } from './use-verify-certificate.ts';
import './crew.css';

export type UnverifiedCertificate = GetCertificatesToVerifyQuery['getCertificatesToVerify']['items'][number];

type Verification = ReturnType<typeof useVerifyCertificate>;

interface RowProps {
  certificate: UnverifiedCertificate;
  search: string;
  verification: Verification;
}

/** Identifies a certificate among all. */
export function toCertificateKey({ worker, kind, number }: UnverifiedCertificate): string {
  return `${worker} ${kind} ${number}`;
}

/** 'Welder certificate W-1 of Lim Kai Xiang'. */
export function formatCertificateName({ kind, number, name }: UnverifiedCertificate): string {
  return `${formatCertificateKind(kind)} ${number} of ${name}`;
}

function Holder({ certificate: { worker, name, passNumber }, search }: Omit<RowProps, 'verification'>) {
  return (
    <span>
      <Link className="code-link" to={`/crew/${worker}`}>
        <Highlight text={name} search={search} />
      </Link>
      <span className="cell-note">
        Pass <Highlight text={passNumber} search={search} />
      </span>
    </span>
  );
}

function CertificateName({ certificate: { kind, number, issuer } }: Pick<RowProps, 'certificate'>) {
  return (
    <span>
      {formatCertificateKind(kind)}
      <span className="cell-note">
        {number}, issued by {issuer}
      </span>
    </span>
  );
}

function FileButton({ certificate }: Pick<RowProps, 'certificate'>) {
  const { loadUrl } = useFiles();
  const { file, fileName } = certificate;
  if (!file) return <span className="quiet">No file</span>;
  return (
    <Button
      size="small"
      aria-label={`Open ${fileName ?? 'the file'}: ${formatCertificateName(certificate)}`}
      onClick={() => void openFile(file, loadUrl)}
    >
      Open file
    </Button>
  );
}

function SeenButton({ certificate, verification: { verify, verifying } }: Omit<RowProps, 'search'>) {
  return (
    <Button
      type="primary"
      aria-label={`${seenLabel}: ${formatCertificateName(certificate)}`}
      loading={verifying === toCertificateKey(certificate)}
      onClick={() => void verify(certificate)}
    >
      {seenLabel}
    </Button>
  );
}

/** The columns of the certificates to verify. */
export function createCertificateColumns(
  search: string,
  verification: Verification,
): ListColumn<UnverifiedCertificate>[] {
  return [
    { key: 'name', title: 'Worker', width: 180, render: (row) => <Holder certificate={row} search={search} /> },
    {
      key: 'company',
      title: 'Company',
      width: 150,
      render: ({ company, enteredBy }) => (
        <span>
          <Highlight text={company} search={search} />
          {enteredBy && <span className="cell-note">Entered by {enteredBy}</span>}
        </span>
      ),
    },
    { key: 'certificate', title: 'Certificate', width: 230, render: (row) => <CertificateName certificate={row} /> },
    { key: 'expiresOn', title: 'Valid until', width: 160, render: (row) => <CertificateMark {...row} /> },
    { key: 'file', title: 'File', width: 110, render: (row) => <FileButton certificate={row} /> },
    {
      key: 'verify',
      title: 'Verify',
      width: 150,
      render: (row) => <SeenButton certificate={row} verification={verification} />,
    },
  ];
}

/** A certificate to verify on a narrow screen. */
export function UnverifiedCard({ certificate, search, verification }: RowProps) {
  return (
    <>
      <Holder certificate={certificate} search={search} />
      <div className="list-card-row">
        <CertificateName certificate={certificate} />
        <CertificateMark {...certificate} />
      </div>
      <div className="list-card-row">
        <FileButton certificate={certificate} />
        <SeenButton certificate={certificate} verification={verification} />
      </div>
      <div className="list-card-note">{certificate.company}</div>
    </>
  );
}
