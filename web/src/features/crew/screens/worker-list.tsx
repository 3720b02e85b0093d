import { managesCrews } from '@eptw/domain/crew/crew-access';
import { contractorRoles, siteDataAdmins } from '@eptw/domain/user/role-groups';
import { Eraser, FileUp, KeyRound, UserPlus } from 'lucide-react';
import { useCallback } from 'react';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListView, RowAction } from '../../../components/list/list-types.ts';
import { createEditAction, createViewAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { GetCrewCompaniesDocument } from '../../../generated/crew.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { useResourceList } from '../../audit-log/components/use-resource.ts';
import { useWorkerActions } from '../use-worker-actions.tsx';
import { VerificationTasks } from '../verification-tasks.tsx';
import { createWorkerColumns, WorkerCard } from '../worker-columns.tsx';
import { workerResource, type Worker } from '../worker-resource.ts';

const title = 'Crew';

const views: readonly ListView[] = [
  { key: 'all', label: 'All', filters: {} },
  {
    key: 'ending',
    label: 'Certificates ending',
    filters: { certificates: ['ending'] },
    empty: { title: 'No certificate ends soon.', hint: 'Those that end within 30 days appear here.' },
  },
];

const createButton = (
  <LinkButton type="primary" to="/crew/add-worker" icon={<UserPlus size={16} aria-hidden />}>
    Add Worker
  </LinkButton>
);

/** The workers of the viewer's company, or of the companies at the viewer's sites. */
export function WorkerList() {
  const [state, change] = useListState();
  const { search, filters } = state;
  const viewer = useSignedInUser();
  const isManager = managesCrews(viewer.role);
  const isContractor = contractorRoles.includes(viewer.role);
  const variables = {
    limit: state.pageSize,
    offset: state.page - 1,
    searchText: search || null,
    company: filters['company']?.[0] ?? null,
    endingSoon: filters['certificates']?.includes('ending') ?? null,
  };
  const page = useResourceList(workerResource, variables, state, change);
  const { data: companies } = useQuery(GetCrewCompaniesDocument, { skip: isContractor });
  const companyOptions = isContractor
    ? undefined
    : (companies?.getCrewCompanies ?? []).map((name) => ({ value: name, label: name }));
  const { erase, askForPin, dialog } = useWorkerActions();
  const card = useCallback((worker: Worker) => <WorkerCard worker={worker} search={search} />, [search]);

  function createRowActions(worker: Worker): RowAction[] {
    const view = createViewAction(`/crew/${worker._id}`);
    if (!isManager) return [view];
    return [
      view,
      createEditAction(`/crew/edit-worker/${worker._id}`),
      {
        key: 'pin',
        label: worker.hasPin ? 'Reset PIN' : 'Set PIN',
        icon: <KeyRound size={15} aria-hidden />,
        onSelect: () => askForPin(worker),
      },
      {
        key: 'erase',
        label: 'Erase',
        icon: <Eraser size={15} aria-hidden />,
        onSelect: () => void erase(worker),
        danger: true,
      },
    ];
  }

  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(page.count, page.rows !== undefined, ['worker', 'workers'])}
        actions={
          isManager && (
            <>
              <LinkButton to="/crew/import" icon={<FileUp size={16} aria-hidden />}>
                Import
              </LinkButton>
              {createButton}
            </>
          )
        }
      />
      {siteDataAdmins.includes(viewer.role) && <VerificationTasks />}
      <ListScreen
        title={title}
        columns={createWorkerColumns(search, companyOptions)}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.name}
        rowActions={createRowActions}
        card={card}
        state={state}
        onChange={change}
        views={views}
        exportRequest={{ list: 'workers', variables }}
        searchLabel="Search workers"
        searchHint="Name, pass number or trade"
        empty={
          isManager
            ? {
                title: 'No workers yet.',
                hint: 'Add the people who work on your permits, with their certificates.',
                action: createButton,
              }
            : { title: 'No workers yet.', hint: 'Contractors at your sites add their workers here.' }
        }
      />
      {dialog}
    </>
  );
}
