import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import { maxPdfsPerExport } from '@eptw/domain/permit/pdf-file';
import { StickyBar } from '../../../components/page/sticky-bar.tsx';
import { ProgressBar } from '../../../components/status/progress-bar.tsx';
import { useExportPermits } from './use-export-permits.ts';
import './export-bar.css';

interface ExportBarProps {
  permitIds: readonly string[];
  /** Clears the selection. */
  onClear: () => void;
}

/** Actions on the selected permits of a list: saves them as PDF files in one archive. */
export function ExportBar({ permitIds, onClear }: ExportBarProps) {
  const { progress, start, cancel } = useExportPermits();
  const count = permitIds.length;
  const tooMany = count > maxPdfsPerExport;

  async function exportAll() {
    if (await start(permitIds)) onClear();
  }

  if (progress) {
    const text = `${progress.made} of ${progress.total} made`;
    return (
      <StickyBar label="Export of the selected permits">
        <span className="export-bar-text" role="status">
          Preparing PDFs: {text}
        </span>
        <ProgressBar label={`Preparing PDFs: ${text}`} done={progress.made} total={progress.total} />
        <Button onClick={cancel}>Cancel export</Button>
      </StickyBar>
    );
  }
  return (
    <StickyBar label="Export of the selected permits">
      <span className="export-bar-text" role="status">
        {count} selected
        {tooMany && `. Export at most ${maxPdfsPerExport} at a time.`}
      </span>
      <Button onClick={onClear}>Clear selection</Button>
      <Button
        type="primary"
        icon={<FileDown size={16} aria-hidden />}
        disabled={tooMany}
        onClick={() => void exportAll()}
      >
        Export selected as PDF
      </Button>
    </StickyBar>
  );
}
