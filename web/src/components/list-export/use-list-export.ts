import { message } from '@eptw/domain/message';
import { totalRowsHeader, type ExportedListName, type ExportFormat } from '@eptw/domain/export/exported-lists';
import { formatInteger } from '@eptw/domain/text/format-integer';
import { useEffect, useRef, useState } from 'react';
import { download, saveFile } from '../../lib/download.ts';
import { useToast } from '../../lib/toast.ts';

/** A list to export, with the variables of its query. */
export interface ListExportRequest {
  list: ExportedListName;
  variables: Readonly<Record<string, unknown>>;
}

/** The progress of an export. */
export interface ExportProgress {
  rows: number;
  /** Undefined until the server has counted. */
  total: number | undefined;
}

interface ListExport {
  /** Undefined while nothing is being exported. */
  progress: ExportProgress | undefined;
  start: (request: ListExportRequest, format: ExportFormat) => void;
  cancel: () => void;
}

const exportNotStarted = 'The export could not be started. Check your connection, then load the page again.';
const exportInterrupted = 'The export was interrupted. Nothing was saved. Check your connection and try again.';

/** Returns the filters without the current page: all pages are exported. */
function removePaging({ limit: _limit, offset: _offset, ...filters }: ListExportRequest['variables']) {
  return filters;
}

/** Saves a list as a file, and reports the progress. Only a complete file is saved. Leaving the screen cancels it. */
export function useListExport(): ListExport {
  const [progress, setProgress] = useState<ExportProgress>();
  const control = useRef<AbortController>(undefined);
  const toast = useToast();
  useEffect(() => () => control.current?.abort(), []);

  async function save(
    { list, variables }: ListExportRequest,
    format: ExportFormat,
    signal: AbortSignal,
  ): Promise<void> {
    // Loaded on demand, because most users only view lists.
    const { createRowCounter } = await import('./row-counter.ts').catch((error: unknown) => {
      throw new Error(exportNotStarted, { cause: error });
    });
    const count = createRowCounter(format);
    let name = '';
    let rows = 0;
    let total: number | undefined;
    const file = download(`/exports/${list}.${format}`, {
      body: removePaging(variables),
      signal,
      onStart: (headers) => {
        name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? `${list}.${format}`;
        total = Number(headers.get(totalRowsHeader));
        setProgress({ rows, total });
      },
      onChunk: (chunk) => {
        rows = count(chunk);
        setProgress({ rows, total });
      },
    });
    const content = await file.catch((error: unknown) => {
      throw total === undefined || signal.aborted ? error : new Error(exportInterrupted, { cause: error });
    });
    if (rows !== total) throw new Error(exportInterrupted);
    saveFile(content, name);
    toast('success', `${name} with ${formatInteger(rows)} ${rows === 1 ? 'row' : 'rows'} is saved.`);
  }

  return {
    progress,
    start(request, format) {
      control.current = new AbortController();
      const { signal } = control.current;
      setProgress({ rows: 0, total: undefined });
      save(request, format, signal)
        .catch((error: unknown) => {
          if (!signal.aborted) toast('error', error instanceof Error ? error.message : message.somethingWentWrong);
        })
        .finally(() => setProgress(undefined));
    },
    cancel: () => control.current?.abort(),
  };
}
