import { message } from '@eptw/domain/message';
import { useState } from 'react';
import { download, saveFile } from '../../lib/download.ts';
import { useToast } from '../../lib/toast.ts';

/** A report as a file from the server. */
export interface ReportRequest {
  /** The report's name in its address and file name, such as 'sipp-works'. */
  report: 'sipp-works' | 'initiatives';
  /** The reported period, with the name of its parameter in the address. */
  period: { name: 'month' | 'year'; value: string };
}

export type ReportFormat = 'csv' | 'pdf';

/** Saves a report as a file and shows the result; returns also which one is being prepared. */
export function useReportFile({ report, period }: ReportRequest) {
  const toast = useToast();
  const [making, setMaking] = useState<ReportFormat>();

  async function save(ending: ReportFormat) {
    const name = `${report}-${period.value}.${ending}`;
    setMaking(ending);
    try {
      const query = new URLSearchParams({ [period.name]: period.value });
      saveFile(await download(`/reports/${report}.${ending}?${query}`), name);
      toast('success', `${name} is saved.`);
    } catch (error) {
      toast('error', error instanceof Error ? error.message : message.somethingWentWrong);
    } finally {
      setMaking(undefined);
    }
  }

  return { making, save };
}
