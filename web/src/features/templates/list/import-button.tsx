import { parseTemplateFile, maxTemplateFileLength } from '@eptw/domain/template/definition/template-file';
import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../components/confirm/use-confirm.ts';
import { useFileChooser } from '../../../components/upload/use-file-chooser.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast.ts';
import { deleteUnpublishedForm, readUnpublishedForm, toStorageKey } from '../builder/unpublished-form.ts';

/** Opens the builder with a template from a file; nothing is saved before 'Create Form' is pressed there. */
export function ImportButton() {
  const navigate = useNavigate();
  const toast = useToast();
  const confirm = useConfirm();
  const storageKey = toStorageKey(useSignedInUser()._id);

  async function open(file: File): Promise<void> {
    // A character takes at most four bytes.
    const text = file.size > maxTemplateFileLength * 4 ? ' '.repeat(maxTemplateFileLength + 1) : await file.text();
    const parsed = parseTemplateFile(text);
    if (parsed.problem !== undefined) {
      toast('error', `${file.name}: ${parsed.problem}`);
      return;
    }
    const isConfirmed =
      !readUnpublishedForm(storageKey) ||
      (await confirm({
        title: 'Replace your unfinished form?',
        content: 'An unfinished form is saved on this device. The imported form replaces it.',
        confirmLabel: 'Replace it',
        destructive: true,
      }));
    if (!isConfirmed) return;
    deleteUnpublishedForm(storageKey);
    await navigate('/templates/create-template', { state: { imported: parsed.definition } });
  }

  const chooser = useFileChooser((file) => void open(file));
  return (
    <>
      <input {...chooser.inputProps} accept=".json,application/json" aria-label="Template file" />
      <Button icon={<FileUp size={16} aria-hidden />} onClick={chooser.open}>
        Import
      </Button>
    </>
  );
}
