import { getTutorialUrl, tutorials, type Tutorial } from '@eptw/domain/forms-download/tutorials';
import { ExternalLink } from 'lucide-react';
import { useQuery } from '../../../lib/api/use-query.ts';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { GetTutorialsAddressDocument } from '../../../generated/forms-download.ts';
import { DownloadList } from './download-list.tsx';

interface TutorialRow extends Tutorial {
  /** Absent when the site has no videos. */
  url: string | undefined;
}

function TutorialLink({ row: { title, url } }: { row: TutorialRow }) {
  if (!url) return <span className="quiet">Not available yet</span>;
  return (
    <a
      className="download-link"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Watch ${title} (opens in a new tab)`}
    >
      <ExternalLink size={15} aria-hidden />
      Watch
    </a>
  );
}

function renderCard(row: TutorialRow) {
  return (
    <div className="download-row">
      {row.title}
      <TutorialLink row={row} />
    </div>
  );
}

const columns: readonly ListColumn<TutorialRow>[] = [
  { key: 'title', title: 'Title', width: 500, render: (row) => row.title },
  { key: 'link', title: 'Video', width: 140, render: (row) => <TutorialLink row={row} /> },
];

/** Links to the site's videos. Without them the list states that videos will follow. */
export function TutorialList() {
  const tutorialsUrl = useQuery(GetTutorialsAddressDocument).data?.getSession.tutorialsUrl;
  return (
    <DownloadList
      title="Tutorial Video"
      rows={tutorials.map((tutorial) => ({ ...tutorial, url: getTutorialUrl(tutorialsUrl, tutorial) }))}
      columns={columns}
      rowKey={(row) => row.name}
      rowLabel={(row) => row.title}
      card={renderCard}
    />
  );
}
