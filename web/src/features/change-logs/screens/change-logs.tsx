import { message } from '@eptw/domain/message';
import { useQuery } from '../../../lib/api/use-query.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { EmptyState, ErrorState } from '../../../components/page/states.tsx';
import { GetAllChangeLogsDocument, type GetAllChangeLogsQuery } from '../../../generated/change-logs.ts';
import './change-logs.css';

type Release = GetAllChangeLogsQuery['getAllChangeLogs']['items'][number];

const title = 'Change Logs';

function LoadingReleases() {
  return (
    <div className="state" role="status">
      <span className="spinner" />
      <p>{message.gettingChangeLogs}</p>
    </div>
  );
}

function Timeline({ releases }: { releases: readonly Release[] }) {
  return (
    <ol className="releases" aria-label={title}>
      {releases.map(({ dateDeployed, logs }, position) => (
        // Releases of the same day differ only in their position, which never changes.
        <li key={`${dateDeployed} ${releases.length - position}`}>
          <h2>
            <time dateTime={dateDeployed}>{dateDeployed}</time>
          </h2>
          <ul>
            {logs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Changes in each release, newest first. */
export function ChangeLogs() {
  const { data, error, refetch } = useQuery(GetAllChangeLogsDocument);
  const releases = data?.getAllChangeLogs.items;
  return (
    <>
      <PageHeader title={title} note="Changes in each release, newest first" />
      <Panel title={title} hiddenTitle>
        {releases?.length ? (
          <Timeline releases={releases} />
        ) : releases ? (
          <EmptyState title="No change logs yet." hint="Release notes appear here after the first release." />
        ) : error ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <LoadingReleases />
        )}
      </Panel>
    </>
  );
}
