import { useQuery, useSubscription } from '@apollo/client/react';
import { FileUp, UserPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { countNote } from '../../../components/list/count-note.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useGathered } from '../../../lib/use-gathered.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useAdministrationNews } from '../../administration/components/use-administration-news.ts';
import type { AdministeredUser } from '../administering/user-tags.tsx';
import { GetUserChoicesDocument, GetUsersDocument, type GetUsersQuery } from '../administering/operations.generated.ts';
import { useUserActions } from '../administering/use-user-actions.tsx';
import { UserCard } from '../administering/user-card.tsx';
import { userColumns } from '../administering/user-columns.tsx';
import { userRowActions } from '../administering/user-row-actions.tsx';
import { AccountsChangedDocument } from '../watching/operations.generated.ts';

const title = 'Users';
const listOf = (data: GetUsersQuery) => data.getUsers;

/** The accounts that the viewer administers or shares a site with; whoever is new comes first. */
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
  const readAgain = useGathered(() => void query.refetch());
  useSubscription(AccountsChangedDocument, { onData: readAgain, ignoreResults: true });
  const page = usePage(query, listOf, state, change);
  const { data: choices, refetch: readChoices } = useQuery(GetUserChoicesDocument, { fetchPolicy: 'cache-first' });
  // Rows name sites and groups.
  useAdministrationNews(['site', 'group'], () => {
    readAgain();
    void readChoices();
  });
  const columns = useMemo(() => {
    const sites = choices?.getSites.items.map(({ code, name }) => ({ value: code, label: name })) ?? [];
    return userColumns(state, sites);
  }, [state, choices]);
  const card = useCallback((user: AdministeredUser) => <UserCard user={user} search={search} />, [search]);
  const { approve, askToDelete } = useUserActions();
  const handlers = {
    onApprove: (user: AdministeredUser) => void approve(user),
    onDelete: (user: AdministeredUser) => void askToDelete(user),
  };

  return (
    <>
      <PageHeader
        title={title}
        note={countNote(page.count, page.rows !== undefined, ['user', 'users'])}
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
        title={title}
        columns={columns}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.fullname}
        rowActions={(row) => userRowActions(row, handlers)}
        card={card}
        state={state}
        onChange={change}
        exported={{ list: 'users', variables }}
        searchLabel="Search users"
        empty={{ title: 'No users.', hint: 'Whoever signs up or is created appears here.' }}
      />
    </>
  );
}
