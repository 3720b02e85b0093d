import { ChevronRight } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useMusterSites } from '../use-muster-sites.ts';
import '../muster.css';

const toPath = (siteId: string) => `/muster/${siteId}`;

/** Chooses the site whose muster list is shown; with one site it goes straight on. */
export function MusterSites() {
  const { sites, isOutdated, failed, retry } = useMusterSites();
  if (isOutdated) return <LoadingPage />;
  const [only, ...others] = sites ?? [];
  if (only && others.length === 0) return <Navigate to={toPath(only._id)} replace />;
  return (
    <>
      <PageHeader title="Muster list" note="Choose a site." />
      {failed && <ErrorState onRetry={retry} />}
      {sites?.length === 0 && <EmptyState title="You have no sites." hint="An administrator assigns them." />}
      {sites && sites.length > 0 && (
        <Panel title="Sites" hiddenTitle>
          <ul className="muster-sites">
            {sites.map(({ _id, code, name }) => (
              <li key={_id}>
                <Link to={toPath(_id)}>
                  {name} ({code}) <ChevronRight size={18} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
