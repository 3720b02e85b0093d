import { maxImportFileBytes } from '@eptw/domain/text/import-file';
import { importFileTooLarge } from '@eptw/domain/user/import';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { ImportUsersDocument, type ImportUsersMutation } from '../../../generated/users/import.ts';

export type ImportReport = NonNullable<ImportUsersMutation['importUsers']['item']>;
export type ImportLine = ImportReport['lines'][number];

const commandOptions = { silent: true, refetch: ['GetUsers', 'GetMenuCounts'] };

/** Manages the import of a file of users: checked when selected, written when confirmed. */
export function useUserImport() {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  const [refusal, setRefusal] = useState('');
  const [working, setWorking] = useState<'checking' | 'importing'>();
  const busy = useRef(false);
  const [send] = useCommand(ImportUsersDocument, commandOptions);
  const navigate = useNavigate();
  const toast = useToast();

  async function check(newFile: File): Promise<string> {
    const payload = await send({ file: newFile, dryRun: true });
    setReport(('item' in payload && payload.item) || undefined);
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
      if (newFile.size > maxImportFileBytes) return setRefusal(importFileTooLarge);
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
        await navigate('/users');
        return;
      }
      if (payload.code === 'CONFLICT') await check(file);
      setRefusal(payload.message);
    });

  return { file, report, refusal, working, choose, importAll };
}
