import { formatInteger } from '@eptw/domain/text/format-integer';
import { Alert, Button } from 'antd';
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../page/link-button.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { LoadingPage } from '../page/states.tsx';
import { StickyBar } from '../page/sticky-bar.tsx';
import { useFileChooser } from '../upload/use-file-chooser.ts';
import { ImportReport } from './import-report.tsx';
import type { useFileImport } from './use-file-import.ts';
import './import.css';

interface ImportScreenProps {
  title: string;
  back: { to: string; label: string };
  /** What is imported: one, and several. */
  nouns: readonly [one: string, several: string];
  fileImport: ReturnType<typeof useFileImport>;
  /** The ImportGuide, shown until a file is chosen. */
  guide: ReactNode;
}

/** Imports a file: it is checked line by line first, and nothing is written before the user confirms. */
export function ImportScreen({ title, back, nouns: [one, several], fileImport, guide }: ImportScreenProps) {
  const { file, report, refusal, working, choose, importAll } = fileImport;
  const chooser = useFileChooser((chosen) => void choose(chosen));
  const formatCount = (count: number) => (count === 1 ? `1 ${one}` : `${formatInteger(count)} ${several}`);
  return (
    <>
      <PageHeader title={title} back={back} note={file && report ? file.name : undefined} />
      {refusal && <Alert role="alert" type="error" showIcon title={refusal} />}
      {working === 'checking' && <LoadingPage label="Checking the file" />}
      {report ? <ImportReport key={report.fingerprint} report={report} /> : !working && guide}
      <input {...chooser.inputProps} accept=".csv,text/csv" data-testid={`${several}-file`} />
      <StickyBar label="Actions for the import">
        <span className="import-summary" role="status">
          {working === 'importing' && report
            ? `Importing ${formatCount(report.toCreate)}…`
            : report
              ? `Nothing is imported yet. Rejected lines and existing ${several} are skipped.`
              : ''}
        </span>
        <LinkButton to={back.to}>Cancel</LinkButton>
        <Button
          type={report ? 'default' : 'primary'}
          icon={<FileUp size={16} aria-hidden />}
          disabled={working !== undefined}
          onClick={chooser.open}
        >
          {report ? 'Choose another file' : 'Choose file'}
        </Button>
        {report && (
          <Button
            type="primary"
            disabled={report.toCreate === 0 || working === 'checking'}
            loading={working === 'importing'}
            onClick={() => void importAll()}
          >
            Import {formatCount(report.toCreate)}
          </Button>
        )}
      </StickyBar>
    </>
  );
}
