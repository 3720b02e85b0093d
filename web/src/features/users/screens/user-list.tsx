import { FileUp, UserPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { LookAlikeNotice } from '../../companies/components/look-alike-notice.tsx';
import { useAdminSubscription } from '../../audit-log/components/use-admin-subscription.ts';
import type { ManagedUser } from '../admin/user-tags.tsx';
import { GetUserChoicesDocument, GetUsersDocument } from '../../../generated/users/admin.ts';
import { useUserActions } from '../admin/use-user-actions.tsx';
import { createUserColumns, createUserRowActions, UserCard } from '../admin/user-columns.tsx';
import { AccountsChangedDocument } from '../../../generated/users.ts';

const title = 'Users';

/** The accounts that the viewer manages or shares a site with; newcomers first. */
export function UserList() {
  const [state, change] = useListState();
  const { pageSize, search, filters, sortBy, sortOrder } = state;
  const variables = {
    limit: pageSize,
    offset: state.page - 1,
    searchText: search || null,
    roles: filters['role'] ?? null,
    statuses: filters['status'] ?? null,
    sites: filters['site'] ?? null,
    sortBy: sortBy ?? null,
    sortOrder: sortBy ? sortOrder : null,
  };
  const query = useQuery(GetUsersDocument, { variables });
  const refetchThrottled = useRefetchOn(AccountsChangedDocument, () => void query.refetch());
  const page = usePage(query, state, change);
  const { data: choices, refetch: refetchChoices } = useQuery(GetUserChoicesDocument, { fetchPolicy: 'cache-first' });
  // Rows show the names of sites and groups.
  useAdminSubscription(['site', 'group'], () => {
    refetchThrottled();
    void refetchChoices();
  });
  const columns = useMemo(() => {
    const sites = choices?.getSites.items.map(({ code, name }) => ({ value: code, label: name })) ?? [];
    return createUserColumns(state, sites);
  }, [state, choices]);
  const card = useCallback((user: ManagedUser) => <UserCard user={user} search={search} />, [search]);
  const { approve, askToDelete } = useUserActions();
  const handlers = {
    onApprove: (user: ManagedUser) => void approve(user),
    onDelete: (user: ManagedUser) => void askToDelete(user),
  };

  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(page.count, page.rows !== undefined, ['user', 'users'])}
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
      <LookAlikeNotice />
      <ListScreen
        title={title}
        columns={columns}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.fullname}
        rowActions={(row) => createUserRowActions(row, handlers)}
        card={card}
        state={state}
        onChange={change}
        exportRequest={{ list: 'users', variables }}
        searchLabel="Search users"
        empty={{ title: 'No users.', hint: 'Users appear here when they sign up or are created.' }}
      />
    </>
  );
}
