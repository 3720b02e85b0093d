import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { permitCreators } from '@eptw/domain/access/access';
import { pendingApprovalStatuses } from '@eptw/domain/permit/status';
import type { Role } from '@eptw/domain/user/role';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListView } from '../../../components/list/list-types.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { useDuplicate } from '../detail/use-duplicate.ts';
import { DueCheckbox } from '../list/due-checkbox.tsx';
import { ListNews } from '../list/list-news.tsx';
import { dueFilter } from '../list/list-request.ts';
import { GetListChoicesDocument } from '../list/operations.generated.ts';
import { PermitCard } from '../list/permit-card.tsx';
import { permitColumns, type PermitRow } from '../list/permit-columns.tsx';
import { permitRowActions } from '../list/permit-row-actions.tsx';
import { QuotaNotice } from '../list/quota-notice.tsx';
import { usePermitList } from '../list/use-permit-list.ts';
import '../list/permits-list.css';

/** The list shows each role other permits, and is called by what it shows. */
function titleFor(role: Role): string {
  if (role === 'User' || role === 'ContractorRequestor') return 'My Permits';
  return role === 'MTGroup' ? 'Other Permits' : 'All Permits';
}

const views: readonly ListView[] = [
  { key: 'all', label: 'All', filters: {} },
  { key: 'pending', label: 'Pending', filters: { status: [...pendingApprovalStatuses] } },
  { key: 'approved', label: 'Approved', filters: { status: ['Approved'] } },
  { key: 'closing', label: 'Closing', filters: { status: ['PendingClosure', 'PendingCancel'] } },
  { key: 'rejected', label: 'Rejected', filters: { status: ['Rejected'] } },
  { key: 'finished', label: 'Finished', filters: { status: ['Completed', 'Cancelled'] } },
];

/** The general list of permits. */
export function PermitList() {
  const viewer = useSignedInUser();
  const [state, change] = useListState();
  const list = usePermitList(state);
  const { data: choices } = useQuery(GetListChoicesDocument, { fetchPolicy: 'cache-first' });
  const before = (state.page - 1) * state.pageSize;
  const columns = useMemo(
    () => permitColumns({ search: state.search, before, choices }),
    [state.search, before, choices],
  );
  const card = useCallback((row: PermitRow) => <PermitCard row={row} search={state.search} />, [state.search]);
  const [duplicate] = useDuplicate();
  const title = titleFor(viewer.role);
  const creates = permitCreators.includes(viewer.role);
  const createButton = creates && list.canCreate && (
    <LinkButton type="primary" to="/permits/create-permit" icon={<Plus size={17} aria-hidden />}>
      Create Permit
    </LinkButton>
  );

  return (
    <>
      <PageHeader
        title={title}
        note={list.rows && `${list.count.toLocaleString('en-SG')} ${list.count === 1 ? 'permit' : 'permits'}`}
        actions={createButton}
      />
      {creates && <QuotaNotice refusal={list.createRefusal} />}
      <ListNews {...list.news} />
      <ListScreen
        title={title}
        columns={columns}
        rows={list.rows}
        count={list.count}
        failed={list.failed}
        outdated={list.outdated}
        onRetry={list.retry}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.code}
        rowActions={(row) => permitRowActions(row, viewer, duplicate)}
        card={card}
        state={state}
        onChange={change}
        searchLabel="Search permits"
        views={views}
        savedViewsName="permits"
        toolbar={
          <DueCheckbox
            checked={state.filters[dueFilter] !== undefined}
            onChange={(due) => change({ filters: { ...state.filters, [dueFilter]: due ? ['1'] : [] } })}
          />
        }
        empty={{
          title: 'No permits yet',
          hint: creates ? 'A permit that you submit appears here.' : 'Permits that are yours to see appear here.',
        }}
      />
    </>
  );
}
