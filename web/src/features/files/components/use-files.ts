import { message } from '@eptw/domain/message';
import type { ResponseCode } from '@eptw/domain/response-code';
import { useMemo } from 'react';
import type { LoadFileUrl } from '../../../components/upload/file-tile.tsx';
import { UploadFailure, type SendFile } from '../../../components/upload/use-uploads.ts';
import { ErrorResponse, RefusedRequest } from '../../../lib/api/errors.ts';
import { describeFailure } from '../../../lib/api/failure-message.ts';
import { sendCommand, sendQuery } from '../../../lib/api/requests.ts';
import { useToast } from '../../../lib/toast.ts';
import { GetFileLinkDocument, UploadFileDocument } from '../../../generated/files.ts';

/** Refusals of the moment: the same file may be taken later. */
const passingRefusals: readonly ResponseCode[] = ['FAILED', 'RATE_LIMITED'];

/** The server refuses a request that is far too large as a whole, and so may a proxy in front of it. */
function toUploadFailure(error: unknown): UploadFailure {
  const isTooLarge =
    (error instanceof RefusedRequest && error.status === 413) ||
    (error instanceof ErrorResponse && error.errors.some(({ extensions }) => extensions?.['code'] === 'TOO_LARGE'));
  if (isTooLarge) return new UploadFailure('refused', message.uploadFailed);
  const failure = describeFailure(error, navigator.onLine);
  return new UploadFailure(failure.cause === 'no connection' ? 'unreachable' : 'failed', failure.message);
}

/**
 * Returns the functions with which inputs upload files and load stored ones; both are stable. `of` says what is
 * uploaded: a user who draws has not chosen a file, so the message in the field confirms that the drawing is kept.
 */
export function useFiles(of: 'chosen files' | 'drawings' = 'chosen files'): { send: SendFile; loadUrl: LoadFileUrl } {
  const toast = useToast();
  return useMemo(() => {
    const send: SendFile = async (file, { onProgress, signal }) => {
      const upload = { onProgress, signal };
      const data = await sendCommand(UploadFileDocument, { file }, { upload }).catch((error: unknown) => {
        throw toUploadFailure(error);
      });
      const payload = data?.singleUpload;
      if (!payload?.success || !payload.filename)
        throw new UploadFailure(
          payload && !passingRefusals.includes(payload.code) ? 'refused' : 'failed',
          payload?.message || message.somethingWentWrong,
        );
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
