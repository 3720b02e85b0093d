import { Button } from 'antd';
import { FileDown } from 'lucide-react';
import { listActionLabels } from '@eptw/domain/permit/list-actions';
import { useExportPdf } from './use-export-pdf.ts';

/** Saves a permit as a PDF. */
export function ExportButton({ permitId }: { permitId: string }) {
  const [exportPdf, isExporting] = useExportPdf();
  return (
    <Button icon={<FileDown size={16} aria-hidden />} loading={isExporting} onClick={() => exportPdf(permitId)}>
      {listActionLabels.exportPdf}
    </Button>
  );
}
