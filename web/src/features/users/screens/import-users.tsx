import { formatInteger } from '@eptw/domain/text/format-integer';
import { Alert, Button } from 'antd';
import { FileUp } from 'lucide-react';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { LoadingPage } from '../../../components/page/states.tsx';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { useFileChooser } from '../../../components/upload/use-file-chooser.ts';
import { backToUsers } from '../admin/user-unavailable.tsx';
import { ImportGuide } from '../import/import-guide.tsx';
import { ImportReport } from '../import/import-report.tsx';
import { useUserImport } from '../import/use-user-import.ts';
import '../import/import.css';

const formatUserCount = (count: number) => (count === 1 ? '1 user' : `${formatInteger(count)} users`);

/** Creates accounts from a file: it is checked line by line first, and nothing is written before the user confirms. */
export function ImportUsers() {
  const { file, report, refusal, working, choose, importAll } = useUserImport();
  const chooser = useFileChooser((chosen) => void choose(chosen));
  return (
    <>
      <PageHeader title="Import Users" back={backToUsers} note={file && report ? file.name : undefined} />
      {refusal && <Alert role="alert" type="error" showIcon title={refusal} />}
      {working === 'checking' && <LoadingPage label="Checking the file" />}
      {report ? <ImportReport key={report.fingerprint} report={report} /> : !working && <ImportGuide />}
      <input {...chooser.inputProps} accept=".csv,text/csv" data-testid="users-file" />
      <StickyBar label="Actions for the import">
        <span className="import-summary" role="status">
          {working === 'importing' && report
            ? `Importing ${formatUserCount(report.toCreate)}…`
            : report
              ? 'Nothing is imported yet. Rejected lines and existing users are skipped.'
              : ''}
        </span>
        <LinkButton to={backToUsers.to}>Cancel</LinkButton>
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
            Import {formatUserCount(report.toCreate)}
          </Button>
        )}
      </StickyBar>
    </>
  );
}
