import { message } from '@eptw/domain/message';
import { formatTemplateFile, formatTemplateFileName } from '@eptw/domain/template/definition/template-file';
import { saveFile } from '../../../lib/download.ts';
import { sendQuery } from '../../../lib/api/requests.ts';
import { useToast } from '../../../lib/toast.ts';
import { toTemplateContent } from '../builder/template-content-payload.ts';
import { GetTemplateToEditDocument } from '../../../generated/templates.ts';

/** Saves a template as a file, in its current version. */
export function useExportTemplate(): (id: string) => Promise<void> {
  const toast = useToast();
  return async (id) => {
    const { data } = await sendQuery(GetTemplateToEditDocument, { id });
    const item = data?.getTemplate.item;
    if (!item) {
      toast('error', data?.getTemplate.message || message.somethingWentWrong);
      return;
    }
    const content = toTemplateContent(item);
    saveFile(new Blob([formatTemplateFile(content)], { type: 'application/json' }), formatTemplateFileName(content));
    toast('success', `'${content.title}' was exported in version ${item.version}.`);
  };
}
