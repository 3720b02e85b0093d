import { generalPermitTemplateId } from '@eptw/domain/template/model/template';
import { FileDown, Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useDeletion } from '../../../components/confirm/use-deletion.tsx';
import { formatCountNote } from '../../../components/list/format-count.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { RowAction } from '../../../components/list/list-types.ts';
import { createDeleteAction, createEditAction } from '../../../components/list/row-actions.tsx';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { useListState } from '../../../lib/use-list-state.ts';
import { useResourceList } from '../../audit-log/components/use-resource.ts';
import { ImportButton } from '../list/import-button.tsx';
import { TemplateCard } from '../list/template-card.tsx';
import { toTemplateColumns, type TemplateRow } from '../list/template-columns.tsx';
import { useExportTemplate } from '../list/use-export-template.ts';
import { DeleteTemplateDocument, GetTemplateListDocument } from '../../../generated/templates.ts';

const title = 'Templates';
const templates = { list: GetTemplateListDocument, kinds: ['template'] } as const;
const deletion = {
  noun: 'template',
  describe: (row: TemplateRow) => `${row.title} can no longer be chosen. Existing permits and drafts still show it.`,
  remove: DeleteTemplateDocument,
  refetch: [templates.list],
};

function createRowActions({ _id }: TemplateRow, onExport: () => void, onDelete: () => void): RowAction[] {
  const actions: RowAction[] = [
    createEditAction(`/templates/edit-template/${_id}`),
    { key: 'export', label: 'Export', icon: <FileDown size={15} aria-hidden />, onSelect: onExport },
  ];
  return _id === generalPermitTemplateId ? actions : [...actions, createDeleteAction(onDelete)];
}

/** The templates in use, by title: A2 before A12. */
export function TemplateList() {
  const [state, change] = useListState();
  const variables = { limit: state.pageSize, offset: state.page - 1, searchText: state.search || null };
  const page = useResourceList(templates, variables, state, change);
  const columns = useMemo(() => toTemplateColumns(state), [state]);
  const card = useCallback((row: TemplateRow) => <TemplateCard row={row} search={state.search} />, [state.search]);
  const deleteTemplate = useDeletion(deletion);
  const exportTemplate = useExportTemplate();
  const createButton = (
    <LinkButton type="primary" to="/templates/create-template" icon={<Plus size={17} aria-hidden />}>
      Create Template
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        note={formatCountNote(page.count, page.rows !== undefined, ['template', 'templates'])}
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
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row.title}
        rowActions={(row) =>
          createRowActions(
            row,
            () => void exportTemplate(row._id),
            () => void deleteTemplate(row),
          )
        }
        card={card}
        searchLabel="Search templates"
        searchHint="Title, permit code or type"
        state={state}
        onChange={change}
        exportRequest={{ list: 'templates', variables }}
        empty={{
          title: 'No templates.',
          hint: 'Permits are filled in on templates. Create the first one.',
          action: createButton,
        }}
      />
    </>
  );
}
