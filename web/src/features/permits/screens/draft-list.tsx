import { Eye, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { draftSearchHint } from '@eptw/domain/permit/draft-columns';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowAction } from '../../../components/list/list-types.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useRefetchOn } from '../../../lib/api/use-refetch-on.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { usePage } from '../../../lib/use-page.ts';
import { DraftCard } from '../drafts/draft-card.tsx';
import { toDraftColumns, type DraftRow } from '../drafts/draft-columns.tsx';
import { usePendingSavesDone } from '../drafts/pending-saves.ts';
import { GetMyDraftPermitsDocument } from '../../../generated/permits/drafts.ts';
import { useDeleteDraft } from '../drafts/use-delete-draft.tsx';
import { DraftsChangedDocument } from '../../../generated/permits/subscriptions.ts';

const title = 'My Draft Permits';

function createRowActions({ _id }: DraftRow, onDelete: () => void): RowAction[] {
  return [
    { key: 'view', label: 'View', icon: <Eye size={15} aria-hidden />, to: `/draftpermit/${_id}` },
    { key: 'update', label: 'Update', icon: <PencilLine size={15} aria-hidden />, to: `/draftpermit/review/${_id}` },
    { key: 'delete', label: 'Delete', icon: <Trash2 size={15} aria-hidden />, onSelect: onDelete, danger: true },
  ];
}

/** The signed-in user's drafts, the last saved first. */
export function DraftList() {
  const [state, change] = useListState();
  const variables = { limit: state.pageSize, offset: state.page - 1, searchText: state.search || null };
  const query = useQuery(GetMyDraftPermitsDocument, { variables, skip: !usePendingSavesDone() });
  useRefetchOn(DraftsChangedDocument, () => void query.refetch());
  const page = usePage(query, state, change);
  const columns = useMemo(() => toDraftColumns(state), [state]);
  const card = useCallback((row: DraftRow) => <DraftCard row={row} search={state.search} />, [state.search]);
  const deleteDraft = useDeleteDraft();

  const createButton = (
    <LinkButton type="primary" to="/permits/create-permit" icon={<Plus size={17} aria-hidden />}>
      Create Permit
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={title} note={formatCountNote(page.count, page.rows !== undefined, ['draft', 'drafts'])} />
      <ListScreen
        title={title}
        columns={columns}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => [row.title, row.workDescription].filter(Boolean).join(', ')}
        rowActions={(row) => createRowActions(row, () => void deleteDraft(row))}
        card={card}
        state={state}
        onChange={change}
        searchLabel="Search drafts"
        searchHint={draftSearchHint}
        exportRequest={{ list: 'my-draft-permits', variables }}
        empty={{
          title: 'No drafts.',
          hint: 'Permits that you save as drafts appear here.',
          action: createButton,
        }}
      />
    </>
  );
}
