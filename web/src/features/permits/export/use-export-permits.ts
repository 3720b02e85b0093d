import { message } from '@eptw/domain/message';
import { missingPdfsFileName, pdfArchiveName, unprintableFileName } from '@eptw/domain/permit/pdf-file';
import { useEffect, useRef, useState } from 'react';
import { download, saveFile } from '../../../lib/download.ts';
import { useToast } from '../../../lib/toast.ts';

/** The progress of an export. */
export interface ExportProgress {
  made: number;
  total: number;
}

interface PermitsExport {
  /** Undefined while nothing is being exported. */
  progress: ExportProgress | undefined;
  /** Returns whether the archive was saved. */
  start: (permitIds: readonly string[]) => Promise<boolean>;
  cancel: () => void;
}

/** Saves the PDFs of several permits in one archive, and reports the progress. Leaving the screen cancels it. */
export function useExportPermits(): PermitsExport {
  const [progress, setProgress] = useState<ExportProgress>();
  const control = useRef<AbortController>(undefined);
  const toast = useToast();
  useEffect(() => () => control.current?.abort(), []);

  async function save(permitIds: readonly string[], signal: AbortSignal): Promise<void> {
    const total = permitIds.length;
    let isWhole = true;
    let isPrintable = true;
    let made = 0;
    // Loaded on demand, because few users export several permits.
    const { createArchiveEntryReader } = await import('./read-archive-entries.ts');
    const onPiece = createArchiveEntryReader((name) => {
      if (name === missingPdfsFileName) isWhole = false;
      else if (name === unprintableFileName) isPrintable = false;
      else made += 1;
      setProgress({ made: Math.min(made, total), total });
    });
    saveFile(await download('/pdf', { body: { permits: permitIds }, signal, onChunk: onPiece }), pdfArchiveName);
    if (!isPrintable)
      toast('warning', `Some characters cannot be printed. ${unprintableFileName} in ${pdfArchiveName} names them.`);
    if (isWhole) toast('success', `${pdfArchiveName} with ${total === 1 ? '1 permit' : `${total} permits`} is saved.`);
    else
      toast('warning', `${pdfArchiveName} was downloaded, but some permits are missing. The file lists them and why.`);
  }

  return {
    progress,
    async start(permitIds) {
      control.current = new AbortController();
      const { signal } = control.current;
      setProgress({ made: 0, total: permitIds.length });
      try {
        await save(permitIds, signal);
        return true;
      } catch (error) {
        if (!signal.aborted) toast('error', error instanceof Error ? error.message : message.somethingWentWrong);
        return false;
      } finally {
        setProgress(undefined);
      }
    },
    cancel: () => control.current?.abort(),
  };
}
