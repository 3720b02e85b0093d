import { formatDayAndTime } from '@eptw/domain/time/format-date';
import { Drawer, Pagination } from 'antd';
import { useState } from 'react';
import { useQuery } from '../../../lib/api/use-query.ts';
import { ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import { GetTemplateVersionsDocument, type GetTemplateVersionsQuery } from '../../../generated/templates.ts';

type Version = GetTemplateVersionsQuery['getTemplateVersions']['items'][number];

const pageSize = 20;

function Change({ change }: { change: Version['changes'][number] }) {
  return (
    <li data-kind={change.kind}>
      <span>{change.sentence}</span>
      {change.fields.length > 0 && (
        <dl>
          {change.fields.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function VersionEntry({ version, isCurrent }: { version: Version; isCurrent: boolean }) {
  const { version: number, publishedBy, publishedAt, changes } = version;
  return (
    <li>
      <h3>
        Version {number}
        {isCurrent && <span className="version-current">In use</span>}
      </h3>
      <p className="quiet">
        {publishedBy ?? 'Built in'}, {formatDayAndTime(publishedAt)}
      </p>
      {changes.length > 0 ? (
        <ul className="version-changes">
          {changes.map((change, index) => (
            <Change key={`${index} ${change.sentence}`} change={change} />
          ))}
        </ul>
      ) : (
        <p>{number === 1 ? 'The first version.' : 'No visible changes.'}</p>
      )}
    </li>
  );
}

function Versions({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(GetTemplateVersionsDocument, {
    variables: { id, limit: pageSize, offset: page - 1 },
  });
  useAdminSubscription(['template'], () => void refetch());
  if (!data)
    return error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingPage label="Loading the versions" />;
  const { items, count } = data.getTemplateVersions;
  return (
    <>
      <ol className="versions" aria-label="Versions">
        {items.map((version, index) => (
          <VersionEntry key={version.version} version={version} isCurrent={page === 1 && index === 0} />
        ))}
      </ol>
      {count > pageSize && (
        <Pagination current={page} total={count} pageSize={pageSize} showSizeChanger={false} onChange={setPage} />
      )}
    </>
  );
}

/** All versions of a template: who published each and when, and how it differs from the previous one. */
export function VersionsDrawer({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  return (
    <Drawer title="Versions" size={560} open={open} onClose={onClose} destroyOnHidden>
      <Versions id={id} />
    </Drawer>
  );
}
