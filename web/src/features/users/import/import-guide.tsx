import { importColumns } from '@eptw/domain/user/import';
import { roleLabels } from '@eptw/domain/user/role';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { Panel } from '../../../components/page/panel.tsx';
import { saveFile } from '../../../lib/download.ts';

/** With the byte order mark, spreadsheets read the file as UTF-8. */
const template = `\uFEFF${importColumns.join(',')}\r\n`;

const example = `${importColumns.join(',')}
ann.lee@acme.example,Ann Lee,${roleLabels.ContractorRequestor},ACME Works,+65 6123 4567,F10N;F10W,
ben.ong@fab.example,Ben Ong,${roleLabels.MTGroup},,,F10N,LSS F10N`;

/** Explains the format of a file of users. */
export function ImportGuide() {
  return (
    <Panel
      title="File format"
      extra={
        <Button
          icon={<Download size={16} aria-hidden />}
          onClick={() => saveFile(new Blob([template], { type: 'text/csv;charset=utf-8' }), 'users.csv')}
        >
          Download template
        </Button>
      }
    >
      <div className="import-guide">
        <p>
          A UTF-8 CSV file with one user per line, at most 2,000. Separate cells with commas or semicolons. Separate
          several sites or groups with semicolons, in quotes if semicolons also separate cells. Phone and groups can be
          empty, and so can the company of users who are not contractors.
        </p>
        <pre>{example}</pre>
      </div>
    </Panel>
  );
}
