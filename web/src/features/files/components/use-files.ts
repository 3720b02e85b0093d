import { message } from '@eptw/domain/message';
import { useMemo } from 'react';
import type { LoadFileUrl } from '../../../components/upload/file-tile.tsx';
import type { SendFile } from '../../../components/upload/use-uploads.ts';
import { sendCommand, sendQuery } from '../../../lib/api/requests.ts';
import { useToast } from '../../../lib/toast.ts';
import { GetFileLinkDocument, UploadFileDocument } from '../../../generated/files.ts';

/**
 * Returns the functions with which inputs upload files and load stored ones; both are stable. `of` says what is
 * uploaded: a user who draws has not chosen a file, so the message in the field confirms that the drawing is kept.
 */
export function useFiles(of: 'chosen files' | 'drawings' = 'chosen files'): { send: SendFile; loadUrl: LoadFileUrl } {
  const toast = useToast();
  return useMemo(() => {
    const send: SendFile = async (file, { onProgress, signal }) => {
      const upload = { onProgress, signal };
      const data = await sendCommand(UploadFileDocument, { file }, { upload }).catch(() => undefined);
      const payload = data?.singleUpload;
      if (!payload?.success || !payload.filename) throw new Error(payload?.message || message.uploadFailed);
      if (of === 'chosen files') toast('success', payload.message || message.uploadSucceeded);
      return payload.filename;
    };
    const loadUrl: LoadFileUrl = async (filename) => {
      const { data } = await sendQuery(GetFileLinkDocument, { filename });
      return data?.generatePresignedUrl.url ?? undefined;
    };
    return { send, loadUrl };
  }, [toast, of]);
}
