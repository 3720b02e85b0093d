import { maxImportFileBytes, type LineOutcome } from '@eptw/domain/text/import-file';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MutationPayload } from '../../lib/apollo/use-command.ts';
import { useToast } from '../../lib/toast.ts';

/** The outcome of a line of a file. */
export interface ImportLine {
  line: number;
  name: string;
  /** What identifies the person besides the name. */
  note: string;
  outcome: LineOutcome;
  reasons: readonly string[];
}

/** The outcome of a file. */
export interface ImportReport {
  /** The number of things that are created, each from one or more lines. */
  toCreate: number;
  /** Identifies the report, so that nothing is imported but what it showed. */
  fingerprint: string;
  lines: readonly ImportLine[];
}

interface FileImportOptions {
  /** Sends the file, without a toast. */
  send: (request: {
    file: File;
    dryRun: boolean;
    seen?: string;
  }) => Promise<{ payload: MutationPayload; report: ImportReport | undefined }>;
  /** Why a file that is too large is not sent. */
  tooLarge: string;
  /** The list that shows what was imported. */
  doneTo: string;
}

/** Manages the import of a file: checked when selected, written when confirmed. */
export function useFileImport({ send, tooLarge, doneTo }: FileImportOptions) {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  const [refusal, setRefusal] = useState('');
  const [working, setWorking] = useState<'checking' | 'importing'>();
  const busy = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();

  async function check(newFile: File): Promise<string> {
    const result = await send({ file: newFile, dryRun: true });
    setReport(result.report);
    return result.payload.success ? '' : result.payload.message;
  }

  /** One at a time, however often a button is pressed. */
  async function runExclusively(activity: 'checking' | 'importing', work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setWorking(activity);
    setRefusal('');
    await work();
    busy.current = false;
    setWorking(undefined);
  }

  const choose = (newFile: File) =>
    runExclusively('checking', async () => {
      setReport(undefined);
      setFile(undefined);
      if (newFile.size > maxImportFileBytes) return setRefusal(tooLarge);
      // The checked content is what is imported, even if the file is saved again in the meantime.
      const copy = new File([await newFile.arrayBuffer()], newFile.name, { type: 'text/csv' });
      setFile(copy);
      setRefusal(await check(copy));
    });

  const importAll = () =>
    runExclusively('importing', async () => {
      if (!file || !report) return;
      const { payload } = await send({ file, dryRun: false, seen: report.fingerprint });
      if (payload.success) {
        toast('success', payload.message);
        await navigate(doneTo);
        return;
      }
      if (payload.code === 'CONFLICT') await check(file);
      setRefusal(payload.message);
    });

  return { file, report, refusal, working, choose, importAll };
}
