import { useSearchParams } from 'react-router';
import { formatInteger } from '@eptw/domain/text/format-integer';
import { ListPages } from '../../../components/list/list-pages.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { EmptyState, ErrorState, LoadingPage } from '../../../components/page/states.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { StopAllWork } from '../../area-stops/components/stop-all-work.tsx';
import { useStoppableSites } from '../../area-stops/components/use-area-stops.ts';
import { useMyWork, type TaskGroupCount } from '../my-work/use-my-work.ts';
import { WorkList } from '../my-work/work-list.tsx';

const title = 'Live work';

/** Says how much there is, and how much of it cannot wait. */
function formatNote(count: number, groups: readonly TaskGroupCount[]): string {
  const now = groups.find(({ group }) => group === 'now')?.count ?? 0;
  const jobs = `${formatInteger(count)} ${count === 1 ? 'job' : 'jobs'}`;
  return now === 0 ? jobs : `${jobs}, ${formatInteger(now)} for now. Most urgent first`;
}

/** What the viewer holds, or must check, revalidate or agree to, the most urgent first. */
export function LiveWork() {
  const [state, change] = useListState();
  const narrow = useNarrowScreen();
  const { rows, count, failed, retry, ...work } = useMyWork(state);
  const stoppableSites = useStoppableSites();
  const [search] = useSearchParams();
  const preset = stoppableSites.find(({ _id }) => _id === search.get('stopSite'))?._id;
  return (
    <>
      <PageHeader
        title={title}
        note={rows && formatNote(count, work.groups)}
        // Mounted anew when it is to be open for a site.
        actions={<StopAllWork key={preset ?? ''} sites={stoppableSites} preset={preset} />}
      />
      {failed ? (
        <ErrorState onRetry={retry} />
      ) : !rows ? (
        <LoadingPage />
      ) : rows.length === 0 ? (
        <EmptyState
          title="Nothing needs you now."
          hint="A job appears here when you hold its permit, or when it has to be resumed, revalidated or agreed by you."
        />
      ) : (
        <WorkList tasks={rows} {...work} />
      )}
      {rows && count > rows.length && (
        <ListPages {...{ title, state, count, narrow }} fixedPageSize={false} onChange={change} />
      )}
    </>
  );
}
