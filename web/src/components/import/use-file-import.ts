import { formatFileTooLarge, maxImportFileBytes, type LineOutcome } from '@eptw/domain/text/import-file';
import type { Operation } from '../../lib/api/operation.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand, type MutationPayload } from '../../lib/api/use-command.ts';
import { useToast } from '../../lib/toast.ts';

/** The outcome of a line of a file, as the server returns it. */
export interface LineResult {
  line: number;
  outcome: LineOutcome;
  reasons: readonly string[];
}

/** Whom a line of a file is about. */
interface LineSubject {
  name: string;
  /** What identifies the person besides the name. */
  note: string;
}

/** The outcome of a line of a file, and whom it is about. */
export type ImportLine = LineResult & LineSubject;

/** The outcome of a file. */
export interface ImportReport<Line extends LineResult = ImportLine> {
  /** The number of things that are created, each from one or more lines. */
  toCreate: number;
  /** Identifies the report, so that nothing is imported but what it showed. */
  fingerprint: string;
  lines: readonly Line[];
}

type ImportMutation<Line extends LineResult> = Record<string, MutationPayload & { item: ImportReport<Line> | null }>;

export interface FileImportOptions<Line extends LineResult> {
  /** What is imported: one, and several. */
  nouns: readonly [one: string, several: string];
  document: Operation<ImportMutation<Line>, { file: File; dryRun: boolean; seen?: string }>;
  /** The queries that show what is imported. */
  refetch: readonly string[];
  /** Whom a line is about. */
  toSubject: (line: Line) => LineSubject;
  /** The list that shows what was imported. */
  doneTo: string;
}

/** Manages the import of a file: checked when selected, written when confirmed. */
export function useFileImport<Line extends LineResult>({
  nouns: [, several],
  document,
  refetch,
  toSubject,
  doneTo,
}: FileImportOptions<Line>) {
  const [send] = useCommand(document, { silent: true, refetch });
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  const [refusal, setRefusal] = useState('');
  const [working, setWorking] = useState<'checking' | 'importing'>();
  const busy = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();

  async function check(newFile: File): Promise<string> {
    const payload = await send({ file: newFile, dryRun: true });
    const item = 'item' in payload ? payload.item : null;
    setReport(item ? { ...item, lines: item.lines.map((line) => ({ ...line, ...toSubject(line) })) } : undefined);
    return payload.success ? '' : payload.message;
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
      if (newFile.size > maxImportFileBytes) return setRefusal(formatFileTooLarge(several));
      // The checked content is what is imported, even if the file is saved again in the meantime.
      const copy = new File([await newFile.arrayBuffer()], newFile.name, { type: 'text/csv' });
      setFile(copy);
      setRefusal(await check(copy));
    });

  const importAll = () =>
    runExclusively('importing', async () => {
      if (!file || !report) return;
      const payload = await send({ file, dryRun: false, seen: report.fingerprint });
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
