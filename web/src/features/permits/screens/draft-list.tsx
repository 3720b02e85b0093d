import { useQuery } from '@apollo/client/react';
import { Eye, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowAction } from '../../../components/list/list-types.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { DraftCard } from '../drafts/draft-card.tsx';
import { draftColumns, type DraftRow } from '../drafts/draft-columns.tsx';
import { useLastSavesAreThrough } from '../drafts/last-saves.ts';
import { GetMyDraftPermitsDocument } from '../drafts/operations.generated.ts';
import { useDeleteDraft } from '../drafts/use-delete-draft.tsx';

const title = 'My Draft Permits';

function rowActions({ _id }: DraftRow, onDelete: () => void): RowAction[] {
  return [
    { key: 'view', label: 'View', icon: <Eye size={15} aria-hidden />, to: `/draftpermit/${_id}` },
    { key: 'update', label: 'Update', icon: <PencilLine size={15} aria-hidden />, to: `/draftpermit/review/${_id}` },
    { key: 'delete', label: 'Delete', icon: <Trash2 size={15} aria-hidden />, onSelect: onDelete, danger: true },
  ];
}

function draftCard(row: DraftRow) {
  return <DraftCard row={row} />;
}

/** The signed-in user's drafts, the one saved last first. */
export function DraftList() {
  const [state, change] = useListState();
  const { page, pageSize } = state;
  const { data, previousData, error, refetch } = useQuery(GetMyDraftPermitsDocument, {
    variables: { limit: pageSize, offset: page - 1 },
    skip: !useLastSavesAreThrough(),
  });
  const failed = error !== undefined && !data;
  const list = data?.getMyDraftPermits ?? (failed ? undefined : previousData?.getMyDraftPermits);
  const count = list?.count ?? 0;
  const before = (page - 1) * pageSize;
  const columns = useMemo(() => draftColumns(before), [before]);
  const deleteDraft = useDeleteDraft();

  // The last draft of the last page may have gone.
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const isBeyond = data !== undefined && page > pages;
  useEffect(() => {
    if (isBeyond) change({ page: pages });
  }, [isBeyond, pages, change]);

  const createButton = (
    <LinkButton type="primary" to="/permits/create-permit" icon={<Plus size={17} aria-hidden />}>
      Create Permit
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={title} note={list && `${count.toLocaleString('en-SG')} ${count === 1 ? 'draft' : 'drafts'}`} />
      <ListScreen
        title={title}
        columns={columns}
        rows={list?.items}
        count={count}
        failed={failed}
        outdated={!data && list !== undefined}
        onRetry={() => void refetch()}
        rowKey={(row) => row._id}
        rowLabel={(row) => [row.title, row.workDescription].filter(Boolean).join(', ')}
        rowActions={(row) => rowActions(row, () => void deleteDraft(row))}
        card={draftCard}
        state={state}
        onChange={change}
        empty={{
          title: 'No drafts.',
          hint: 'Save as Draft on a new permit keeps it here.',
          action: createButton,
        }}
      />
    </>
  );
}
