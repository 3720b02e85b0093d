import { message } from '@eptw/domain/message';
import { unprintableHeader } from '@eptw/domain/permit/pdf-file';
import { formatUnprintable } from '@eptw/domain/text/unprintable';
import { useCallback, useState } from 'react';
import { requestConfirmation } from '../../../components/confirm/confirm-request.ts';
import { sendQuery } from '../../../lib/api/requests.ts';
import { download, saveFile } from '../../../lib/download.ts';
import { useToast } from '../../../lib/toast.ts';
import { GetPermitToGenerateDocument } from '../../../generated/permits/export.ts';

function readUnprintable(headers: Headers): string[] {
  const encoded = headers.get(unprintableHeader);
  return encoded === null ? [] : (JSON.parse(decodeURIComponent(encoded)) as string[]);
}

/** Asks before a PDF is saved that cannot show everything. */
async function confirmUnprintable(characters: readonly string[]): Promise<boolean> {
  if (characters.length === 0) return true;
  return requestConfirmation({
    title: 'Save the PDF all the same?',
    content: `${formatUnprintable(characters)} The PDF shows □ in their places. To print them, write them in another way on the permit.`,
    confirmLabel: 'Save PDF',
  });
}

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
      let unprintable: string[] = [];
      const content = await download(pathname, { onStart: (headers) => (unprintable = readUnprintable(headers)) });
      if (!(await confirmUnprintable(unprintable))) return;
      saveFile(content, payload.pdfFileName);
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
