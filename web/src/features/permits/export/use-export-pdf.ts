import { useApolloClient } from '@apollo/client/react';
import { message } from '@eptw/domain/message';
import { useCallback, useState } from 'react';
import { download, saveFile } from '../../../lib/download.ts';
import { useToast } from '../../../lib/toast.ts';
import { GetPermitToGenerateDocument } from '../../../generated/permits/export.ts';

/** Saves a permit as a PDF and shows the result; returns also whether an export is in progress. */
export function useExportPdf(): [exportPdf: (permitId: string) => void, isExporting: boolean] {
  const client = useApolloClient();
  const toast = useToast();
  const [isExporting, setExporting] = useState(false);

  const make = useCallback(
    async (permitId: string) => {
      const { data } = await client.query({
        query: GetPermitToGenerateDocument,
        variables: { id: permitId },
        fetchPolicy: 'network-only',
      });
      const answer = data?.getPermitToGenerate;
      if (!answer?.success || !answer.url || !answer.pdfFileName) throw new Error(answer?.message || message.noPdf);
      toast('info', `${answer.pdfFileName} is being prepared.`);
      // Only its path: the app may be open under a different address than its configured one.
      const { pathname } = new URL(answer.url, location.origin);
      saveFile(await download(pathname), answer.pdfFileName);
      toast('success', `${answer.pdfFileName} is saved.`);
    },
    [client, toast],
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
