import { useQuery } from '@apollo/client/react';
import { generalPermitTemplateId } from '@eptw/domain/template/template';
import { FileDown, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowAction } from '../../../components/list/list-types.ts';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { ImportButton } from '../list/import-button.tsx';
import { TemplateCard } from '../list/template-card.tsx';
import { templateColumns, type TemplateRow } from '../list/template-columns.tsx';
import { useDeleteTemplate } from '../list/use-delete-template.tsx';
import { useExportTemplate } from '../list/use-export-template.ts';
import { GetTemplateListDocument } from '../operations.generated.ts';

const title = 'Templates';

function rowActions({ _id }: TemplateRow, onExport: () => void, onDelete: () => void): RowAction[] {
  const actions: RowAction[] = [
    { key: 'edit', label: 'Edit', icon: <PencilLine size={15} aria-hidden />, to: `/templates/edit-template/${_id}` },
    { key: 'export', label: 'Export', icon: <FileDown size={15} aria-hidden />, onSelect: onExport },
  ];
  if (_id === generalPermitTemplateId) return actions;
  const icon = <Trash2 size={15} aria-hidden />;
  return [...actions, { key: 'delete', label: 'Delete', icon, onSelect: onDelete, danger: true }];
}

function templateCard(row: TemplateRow) {
  return <TemplateCard row={row} />;
}

/** The templates in use, by title. */
export function TemplateList() {
  const [state, change] = useListState();
  const { page, pageSize } = state;
  const { data, previousData, error, refetch } = useQuery(GetTemplateListDocument, {
    variables: { limit: pageSize, offset: page - 1 },
  });
  const failed = error !== undefined && !data;
  const list = data?.getTemplates ?? (failed ? undefined : previousData?.getTemplates);
  const count = list?.count ?? 0;
  const before = (page - 1) * pageSize;
  const columns = useMemo(() => templateColumns(before), [before]);
  const deleteTemplate = useDeleteTemplate();
  const exportTemplate = useExportTemplate();

  // The last template of the last page may have gone.
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const isBeyond = data !== undefined && page > pages;
  useEffect(() => {
    if (isBeyond) change({ page: pages });
  }, [isBeyond, pages, change]);

  const createButton = (
    <LinkButton type="primary" to="/templates/create-template" icon={<Plus size={17} aria-hidden />}>
      Create Template
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        note={list && `${count.toLocaleString('en-SG')} ${count === 1 ? 'template' : 'templates'}`}
        actions={
          <>
            <ImportButton />
            {createButton}
          </>
        }
      />
      <ListScreen
        title={title}
        columns={columns}
        rows={list?.items}
        count={count}
        failed={failed}
        outdated={!data && list !== undefined}
        onRetry={() => void refetch()}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.title}
        rowActions={(row) =>
          rowActions(
            row,
            () => void exportTemplate(row._id),
            () => void deleteTemplate(row),
          )
        }
        card={templateCard}
        state={state}
        onChange={change}
        empty={{
          title: 'No templates.',
          hint: 'Permits are filled in on templates. Create the first one.',
          action: createButton,
        }}
      />
    </>
  );
}
