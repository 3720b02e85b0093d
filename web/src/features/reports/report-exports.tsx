import { Button } from 'antd';
import { FileDown, Sheet } from 'lucide-react';
import { useReportFile, type ReportRequest } from './use-report-file.ts';

/** Saves a report as CSV or PDF. */
export function ReportExports(address: ReportRequest) {
  const { making, save } = useReportFile(address);
  return (
    <>
      <Button
        icon={<Sheet size={16} aria-hidden />}
        loading={making === 'csv'}
        disabled={making === 'pdf'}
        onClick={() => void save('csv')}
      >
        Export CSV
      </Button>
      <Button
        icon={<FileDown size={16} aria-hidden />}
        loading={making === 'pdf'}
        disabled={making === 'csv'}
        onClick={() => void save('pdf')}
      >
        Export PDF
      </Button>
    </>
  );
}
