import { getDownloadPath, type Download, type DownloadKind } from '@eptw/domain/forms-download/downloads';
import { FileDown } from 'lucide-react';
import type { ListColumn } from '../../../components/list/list-types.ts';

/** A document in one of the tables. */
export interface FileRow extends Download {
  url: string;
}

/** Returns the rows of a table, with the addresses of its documents. */
export function toFileRows(kind: DownloadKind, downloads: readonly Download[]): FileRow[] {
  return downloads.map((download) => ({ ...download, url: getDownloadPath(kind, download.file) }));
}

/** Opens the document in a new tab, where it can be read, printed and saved. */
function FileName({ row }: { row: FileRow }) {
  return (
    <a className="code-link download-link" href={row.url} target="_blank" rel="noopener noreferrer">
      {row.title}
      <span className="visually-hidden"> (PDF, opens in a new tab)</span>
    </a>
  );
}

/** Saves the document. */
function SaveLink({ row }: { row: FileRow }) {
  return (
    <a className="download-link" href={row.url} download={row.file} aria-label={`Download ${row.title}`}>
      <FileDown size={15} aria-hidden />
      Download
    </a>
  );
}

export const fileColumns: readonly ListColumn<FileRow>[] = [
  { key: 'fileName', title: 'File Name', width: 340, render: (row) => <FileName row={row} /> },
  {
    key: 'lastUpdated',
    title: 'Last Updated',
    width: 160,
    render: (row) => <time className="tabular">{row.lastUpdated}</time>,
  },
  { key: 'save', title: 'Download', width: 140, render: (row) => <SaveLink row={row} /> },
];

/** A document on a narrow screen. */
export function renderFileCard(row: FileRow) {
  return (
    <>
      <FileName row={row} />
      <div className="list-card-row list-card-note">
        <span className="tabular">Last updated {row.lastUpdated}</span>
        <SaveLink row={row} />
      </div>
    </>
  );
}
