import { message } from '@eptw/domain/message';
import { administeredNouns } from '@eptw/domain/administration/nouns';
import { validateBlockedWord, blockedWordMaxLength } from '@eptw/domain/administration/blocked-word';
import { Button } from 'antd';
import { PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../components/field/text-field.tsx';
import { FieldDialog } from '../../../components/form/field-dialog.tsx';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import type { ListColumn, RowAction } from '../../../components/list/list-types.ts';
import { createPositionColumn } from '../../../components/list/position-column.tsx';
import { createDeleteAction } from '../../../components/list/row-actions.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import type { ListState } from '../../../lib/list-state.ts';
import { useListState } from '../../../lib/use-list-state.ts';
import { useResource, useResourceList } from '../../audit-log/components/use-resource.ts';
import {
  AddBlockedWordDocument,
  DeleteBlockedWordDocument,
  GetBlockedWordsDocument,
  UpdateBlockedWordDocument,
  type BlockedWordFactsFragment,
} from '../../../generated/blocked-words.ts';

const title = 'Blocked Words';
const columnTitles = administeredNouns.blockedWord.list.columns;

const pageSize = 50;

const blockedWordResource = {
  noun: 'blocked word',
  kinds: ['blockedWord'],
  list: GetBlockedWordsDocument,
  create: AddBlockedWordDocument,
  update: UpdateBlockedWordDocument,
  remove: DeleteBlockedWordDocument,
  question: message.confirmBlockedWordDeletion,
  describe: ({ _word }: BlockedWordFactsFragment) => _word,
} as const;

function createColumns(state: ListState): ListColumn<BlockedWordFactsFragment>[] {
  return [
    createPositionColumn(state),
    { key: 'word', title: columnTitles.word, width: 400, render: (row) => row._word },
  ];
}

function createRowActions(onEdit: () => void, onDelete: () => void): RowAction[] {
  return [
    { key: 'edit', label: 'Edit', icon: <PencilLine size={15} aria-hidden />, onSelect: onEdit },
    createDeleteAction(onDelete),
  ];
}

/** Words that are not accepted as a manager's name. */
export function BlockedWordList() {
  const [urlState, change] = useListState(pageSize);
  const state = { ...urlState, pageSize };
  const variables = { limit: pageSize, offset: state.page - 1 };
  const page = useResourceList(blockedWordResource, variables, state, change);
  const { create, update, remove } = useResource(blockedWordResource);
  const [edited, setEdited] = useState<{ _id?: string; _word: string }>();
  const addButton = (
    <Button type="primary" icon={<Plus size={17} aria-hidden />} onClick={() => setEdited({ _word: '' })}>
      Add Blocked Word
    </Button>
  );
  return (
    <>
      <PageHeader title={title} note="Words not accepted as a manager's name" actions={addButton} />
      <ListScreen
        title={title}
        columns={createColumns(state)}
        {...page}
        rowKey={(row) => row._id}
        rowLabel={(row) => row._word}
        rowActions={(row) =>
          createRowActions(
            () => setEdited(row),
            () => void remove(row),
          )
        }
        card={(row) => row._word}
        state={state}
        onChange={change}
        exportRequest={{ list: 'blocked-words', variables }}
        fixedPageSize
        empty={{
          title: 'No blocked words yet.',
          hint: "Block words such as 'TBC' that people enter instead of a manager's name.",
          action: addButton,
        }}
      />
      {edited && (
        <FieldDialog
          title={edited._id === undefined ? 'Add blocked word' : 'Edit blocked word'}
          action={edited._id === undefined ? 'Add word' : 'Save word'}
          initial={edited._word}
          findProblem={validateBlockedWord}
          onSave={(_word) =>
            edited._id === undefined ? create({ data: { _word } }) : update({ id: edited._id, data: { _word } })
          }
          onClose={() => setEdited(undefined)}
        >
          {(field) => (
            <TextField
              {...field}
              label="Blocked word"
              required
              autoFocus
              maxLength={blockedWordMaxLength}
              hint="Not accepted as a manager's name on permits. Not case-sensitive."
            />
          )}
        </FieldDialog>
      )}
    </>
  );
}
