import { exportFormats, isExportFormat } from '@eptw/domain/export/exported-lists';
import { formatInteger } from '@eptw/domain/text/format-integer';
import { Button } from 'antd';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { formatCount } from '../list/format-count.ts';
import { Menu } from '../popup/menu.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { ProgressBar } from '../status/progress-bar.tsx';
import { useListExport, type ExportProgress, type ListExportRequest } from './use-list-export.ts';
import './export-menu.css';

interface ExportMenuProps {
  /** The list's accessible name. */
  title: string;
  request: ListExportRequest;
  /** The number of rows with the current filters; undefined until known. */
  count: number | undefined;
  /** Whether `count` is the number of all rows; if not, there are more. */
  isCountExact?: boolean;
}

const icons = { csv: <FileText size={15} aria-hidden />, xlsx: <FileSpreadsheet size={15} aria-hidden /> };

const formatRowCount = (rows: number, isExact = true) => `${formatCount(rows, isExact)} ${rows === 1 ? 'row' : 'rows'}`;

function ExportProgressBar({ rows, total, onCancel }: ExportProgress & { onCancel: () => void }) {
  const progressText = total === undefined ? 'Counting rows' : `${formatInteger(rows)} of ${formatRowCount(total)}`;
  return (
    <div className="list-export">
      <span className="list-export-text tabular">Exporting: {progressText}</span>
      <ProgressBar label={`Exporting: ${progressText}`} done={rows} total={total} />
      <Button onClick={onCancel}>Cancel export</Button>
    </div>
  );
}

/** Exports all pages of a list as a file, with the current filters, and shows the progress. */
export function ExportMenu({ title, request, count, isCountExact = true }: ExportMenuProps) {
  const { open, close, buttonProps, popupProps, contentRef } = usePopup('menu');
  const { progress, start, cancel } = useListExport();
  const formats = Object.entries(exportFormats).map(([key, label]) => ({
    key,
    label: `${label}, ${formatRowCount(count ?? 0, isCountExact)}`,
    icon: isExportFormat(key) && icons[key],
    disabled: progress !== undefined,
  }));
  return (
    <>
      <Button icon={<Download size={15} aria-hidden />} disabled={!count} {...buttonProps}>
        Export
      </Button>
      <div {...popupProps}>
        {open && (
          <div ref={contentRef}>
            <Menu
              label={`Export ${title}`}
              items={formats}
              onSelect={(key) => {
                close();
                if (isExportFormat(key)) start(request, key);
              }}
            />
          </div>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {progress && 'The list is being exported.'}
      </span>
      {progress && <ExportProgressBar {...progress} onCancel={cancel} />}
    </>
  );
}
