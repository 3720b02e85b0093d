import { greatestImportFile, importFileTooLarge } from '@eptw/domain/user/import';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { useToast } from '../../../lib/toast.ts';
import { ImportUsersDocument, type ImportUsersMutation } from './operations.generated.ts';

export type ImportReport = NonNullable<ImportUsersMutation['importUsers']['item']>;
export type ImportedLine = ImportReport['lines'][number];

const answerOf = (data: ImportUsersMutation) => data.importUsers;
const quietly = { silent: true, refetch: ['GetUsers', 'GetMenuCounts'] };

/** A file of users on its way in: checked when it is chosen, written when that is confirmed. */
export function useImport() {
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  const [refusal, setRefusal] = useState('');
  const [working, setWorking] = useState<'checking' | 'importing'>();
  const busy = useRef(false);
  const [send] = useCommand(ImportUsersDocument, answerOf, quietly);
  const navigate = useNavigate();
  const toast = useToast();

  async function check(chosen: File): Promise<string> {
    const answer = await send({ file: chosen, dryRun: true });
    setReport(('item' in answer && answer.item) || undefined);
    return answer.success ? '' : answer.message;
  }

  /** One thing at a time, however often a button is pressed. */
  async function during(what: 'checking' | 'importing', work: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setWorking(what);
    setRefusal('');
    await work();
    busy.current = false;
    setWorking(undefined);
  }

  const choose = (chosen: File) =>
    during('checking', async () => {
      setReport(undefined);
      setFile(undefined);
      if (chosen.size > greatestImportFile) return setRefusal(importFileTooLarge);
      // What was checked is what is imported, also when the file is saved anew meanwhile.
      const kept = new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' });
      setFile(kept);
      setRefusal(await check(kept));
    });

  const importAll = () =>
    during('importing', async () => {
      if (!file || !report) return;
      const answer = await send({ file, dryRun: false, seen: report.fingerprint });
      if (answer.success) {
        toast('success', answer.message);
        await navigate('/users');
        return;
      }
      if (answer.code === 'CONFLICT') await check(file);
      setRefusal(answer.message);
    });

  return { file, report, refusal, working, choose, importAll };
}
