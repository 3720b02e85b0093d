import { administeredNouns } from '@eptw/domain/administration/nouns';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListColumn } from '../../../components/list/list-types.ts';
import { createDeleteAction, createEditAction, createViewAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Highlight } from '../../../components/status/highlight.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { useResource, useResourceList } from '../../audit-log/components/use-resource.ts';
import type { DisciplineFactsFragment } from '../../../generated/disciplines.ts';
import { disciplineResource } from '../discipline-resource.ts';

const title = 'Disciplines';
const columnTitles = administeredNouns.discipline.list.columns;

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

function createColumns(search: string): ListColumn<DisciplineFactsFragment>[] {
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

function renderCard(row: DisciplineFactsFragment, search: string) {
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
  const page = useResourceList(disciplineResource, variables, state, change);
  const { remove } = useResource(disciplineResource);
  const createButton = (
    <LinkButton type="primary" to="/disciplines/create-discipline" icon={<Plus size={17} aria-hidden />}>
      Create Discipline
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(page.count, page.rows !== undefined, ['discipline', 'disciplines'])}
        actions={createButton}
      />
      <ListScreen
        title={title}
        columns={createColumns(search)}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.code}
        rowActions={(row) => [
          createViewAction(`/disciplines/${row._id}`),
          createEditAction(`/disciplines/edit-discipline/${row._id}`),
          createDeleteAction(() => void remove(row)),
        ]}
        card={(row) => renderCard(row, search)}
        state={state}
        onChange={change}
        exportRequest={{ list: 'disciplines', variables }}
        searchLabel="Search code or description"
        empty={{ title: 'No disciplines yet.', hint: 'Every permit belongs to one.', action: createButton }}
      />
    </>
  );
}
