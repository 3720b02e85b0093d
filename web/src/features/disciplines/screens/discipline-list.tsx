import { administrationColumnTitles } from '@eptw/domain/administration/list-columns';
import { useQuery } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { countNote } from '../../../components/list/count-note.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { deleteAction, editAction, viewAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Highlight } from '../../../components/status/highlight.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { useAdministrationNews } from '../../administration/components/use-administration-news.ts';
import {
  GetDisciplinesPageDocument,
  type DisciplineFactsFragment,
  type GetDisciplinesPageQuery,
} from '../operations.generated.ts';
import { useDeleteDiscipline } from '../use-delete-discipline.ts';

const title = 'Disciplines';
const columnTitles = administrationColumnTitles.disciplines;

const listOf = (data: GetDisciplinesPageQuery) => data.getAllDisciplines;

function DisciplineCode({ row, search }: { row: DisciplineFactsFragment; search: string }) {
  return (
    <Link to={`/disciplines/${row._id}`}>
      <Highlight text={row.code} search={search} />
    </Link>
  );
}

function Description({ row, search }: { row: DisciplineFactsFragment; search: string }) {
  if (!row.description) return <span className="quiet">Not given</span>;
  return <Highlight text={row.description} search={search} />;
}

function disciplineColumns(search: string): ListColumn<DisciplineFactsFragment>[] {
  return [
    {
      key: 'code',
      title: columnTitles.code,
      width: 160,
      render: (row) => <DisciplineCode row={row} search={search} />,
    },
    {
      key: 'description',
      title: columnTitles.description,
      width: 420,
      render: (row) => <Description row={row} search={search} />,
    },
  ];
}

function disciplineCard(row: DisciplineFactsFragment, search: string) {
  return (
    <>
      <DisciplineCode row={row} search={search} />
      <span className="list-card-note">
        <Description row={row} search={search} />
      </span>
    </>
  );
}

/** The trades that work belongs to. */
export function DisciplineList() {
  const [state, change] = useListState();
  const { search } = state;
  const variables = { limit: state.pageSize, offset: state.page - 1, searchText: search || null };
  const query = useQuery(GetDisciplinesPageDocument, { variables });
  useAdministrationNews(['discipline'], () => void query.refetch());
  const page = usePage(query, listOf, state, change);
  const deleteDiscipline = useDeleteDiscipline();
  const createButton = (
    <LinkButton type="primary" to="/disciplines/create-discipline" icon={<Plus size={17} aria-hidden />}>
      Create Discipline
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        note={countNote(page.count, page.rows !== undefined, ['discipline', 'disciplines'])}
        actions={createButton}
      />
      <ListScreen
        title={title}
        columns={disciplineColumns(search)}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.code}
        rowActions={(row) => [
          viewAction(`/disciplines/${row._id}`),
          editAction(`/disciplines/edit-discipline/${row._id}`),
          deleteAction(() => void deleteDiscipline(row)),
        ]}
        card={(row) => disciplineCard(row, search)}
        state={state}
        onChange={change}
        exported={{ list: 'disciplines', variables }}
        searchLabel="Search code or description"
        empty={{ title: 'No disciplines yet.', hint: 'Every permit belongs to one.', action: createButton }}
      />
    </>
  );
}
