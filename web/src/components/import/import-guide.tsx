import { Button } from 'antd';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '../../lib/download.ts';
import { Panel } from '../page/panel.tsx';
import './import.css';

interface ImportGuideProps {
  columns: readonly string[];
  /** Lines of an example, without the header. */
  example: string;
  /** The file name of the template. */
  fileName: string;
  /** Explains the columns. */
  children: ReactNode;
}

/** Explains the format of a file, with an example and an empty file to fill in. */
export function ImportGuide({ columns, example, fileName, children }: ImportGuideProps) {
  const header = columns.join(',');
  // With the byte order mark, spreadsheets read the file as UTF-8.
  const template = `\uFEFF${header}\r\n`;
  return (
    <Panel
      title="File format"
      extra={
        <Button
          icon={<Download size={16} aria-hidden />}
          onClick={() => saveFile(new Blob([template], { type: 'text/csv;charset=utf-8' }), fileName)}
        >
          Download template
        </Button>
      }
    >
      <div className="import-guide">
        <p>{children}</p>
        <pre>{`${header}\n${example}`}</pre>
      </div>
    </Panel>
  );
}
