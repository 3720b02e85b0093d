import { message } from '@eptw/domain/message';
import { useCallback, useState } from 'react';
import { sendQuery } from '../../../lib/api/requests.ts';
import { download, saveFile } from '../../../lib/download.ts';
import { useToast } from '../../../lib/toast.ts';
import { GetPermitToGenerateDocument } from '../../../generated/permits/export.ts';

/** Saves a permit as a PDF and shows the result; returns also whether an export is in progress. */
export function useExportPdf(): [exportPdf: (permitId: string) => void, isExporting: boolean] {
  const toast = useToast();
  const [isExporting, setExporting] = useState(false);

  const make = useCallback(
    async (permitId: string) => {
      const { data } = await sendQuery(GetPermitToGenerateDocument, { id: permitId });
      const payload = data?.getPermitToGenerate;
      if (!payload?.success || !payload.url || !payload.pdfFileName) throw new Error(payload?.message || message.noPdf);
      toast('info', `${payload.pdfFileName} is being prepared.`);
      // Only its path: the app may be open under a different address than its configured one.
      const { pathname } = new URL(payload.url, location.origin);
      saveFile(await download(pathname), payload.pdfFileName);
      toast('success', `${payload.pdfFileName} is saved.`);
    },
    [toast],
  );

  const exportPdf = useCallback(
    (permitId: string) => {
      setExporting(true);
      make(permitId)
        .catch((error: unknown) => toast('error', error instanceof Error ? error.message : message.somethingWentWrong))
        .finally(() => setExporting(false));
    },
    [make, toast],
  );
  return [exportPdf, isExporting];
}
