import { useQuery } from '@apollo/client/react';
import { FileUp, UserPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import type { AdministeredUser } from '../administering/user-tags.tsx';
import { GetUserChoicesDocument, GetUsersDocument } from '../administering/operations.generated.ts';
import { useUserActions } from '../administering/use-user-actions.tsx';
import { UserCard } from '../administering/user-card.tsx';
import { userColumns } from '../administering/user-columns.tsx';
import { userRowActions } from '../administering/user-row-actions.tsx';

/** The accounts that the viewer administers or shares a site with; whoever is new comes first. */
export function UserList() {
  const [state, change] = useListState();
  const { page, pageSize, search, filters, sortBy, sortOrder } = state;
  const { data, previousData, error, refetch } = useQuery(GetUsersDocument, {
    variables: {
      limit: pageSize,
      offset: page - 1,
      searchText: search || null,
      roles: filters['role'] ?? null,
      statuses: filters['status'] ?? null,
      sites: filters['site'] ?? null,
      sortBy: sortBy ?? null,
      sortOrder: sortBy ? sortOrder : null,
    },
  });
  const { data: choices } = useQuery(GetUserChoicesDocument, { fetchPolicy: 'cache-first' });
  const failed = error !== undefined && !data;
  const list = data?.getUsers ?? (failed ? undefined : previousData?.getUsers);
  const count = list?.count ?? 0;
  const before = (page - 1) * pageSize;
  const columns = useMemo(() => {
    const sites = choices?.getSites.items.map(({ code, name }) => ({ value: code, label: name })) ?? [];
    return userColumns({ search, before, sites });
  }, [search, before, choices]);
  const card = useCallback((user: AdministeredUser) => <UserCard user={user} search={search} />, [search]);
  const { approve, askToDelete } = useUserActions();
  const handlers = {
    onApprove: (user: AdministeredUser) => void approve(user),
    onDelete: (user: AdministeredUser) => void askToDelete(user),
  };

  return (
    <>
      <PageHeader
        title="Users"
        note={list && `${count.toLocaleString('en-SG')} ${count === 1 ? 'user' : 'users'}`}
        actions={
          <>
            <LinkButton to="/users/import" icon={<FileUp size={16} aria-hidden />}>
              Import
            </LinkButton>
            <LinkButton type="primary" to="/users/create-user" icon={<UserPlus size={16} aria-hidden />}>
              Create User
            </LinkButton>
          </>
        }
      />
      <ListScreen
        title="Users"
        columns={columns}
        rows={list?.items}
        count={count}
        failed={failed}
        outdated={!data && list !== undefined}
        onRetry={() => void refetch()}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.fullname}
        rowActions={(row) => userRowActions(row, handlers)}
        card={card}
        state={state}
        onChange={change}
        searchLabel="Search users"
        empty={{ title: 'No users.', hint: 'Whoever signs up or is created appears here.' }}
      />
    </>
  );
}
