import { formatInteger } from '@eptw/domain/text/format-integer';
import { Alert, Button } from 'antd';
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../page/link-button.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { LoadingPage } from '../page/states.tsx';
import { StickyBar } from '../page/sticky-bar.tsx';
import { useFileChooser } from '../upload/use-file-chooser.ts';
import { ImportGuide } from './import-guide.tsx';
import { ImportReport } from './import-report.tsx';
import { useFileImport, type FileImportOptions, type LineResult } from './use-file-import.ts';
import './import.css';

interface ImportScreenProps<Line extends LineResult> extends Omit<FileImportOptions<Line>, 'doneTo'> {
  title: string;
  back: { to: string; label: string };
  columns: readonly string[];
  /** Lines of an example, without the header. */
  example: string;
  /** Explains the columns. */
  children: ReactNode;
}

/** Imports a file: it is checked line by line first, and nothing is written before the user confirms. */
export function ImportScreen<Line extends LineResult>({
  title,
  back,
  columns,
  example,
  children,
  ...options
}: ImportScreenProps<Line>) {
  const [one, several] = options.nouns;
  const { file, report, refusal, working, choose, importAll } = useFileImport({ ...options, doneTo: back.to });
  const chooser = useFileChooser((chosen) => void choose(chosen));
  const formatCount = (count: number) => (count === 1 ? `1 ${one}` : `${formatInteger(count)} ${several}`);
  return (
    <>
      <PageHeader title={title} back={back} note={file && report ? file.name : undefined} />
      {refusal && <Alert role="alert" type="error" showIcon title={refusal} />}
      {working === 'checking' && <LoadingPage label="Checking the file" />}
      {report ? (
        <ImportReport key={report.fingerprint} report={report} />
      ) : (
        !working && (
          <ImportGuide columns={columns} example={example} fileName={`${several}.csv`}>
            {children}
          </ImportGuide>
        )
      )}
      <input {...chooser.inputProps} accept=".csv,.tsv,.txt,text/csv,text/plain" data-testid={`${several}-file`} />
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
