import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { ChoiceList } from '../../../components/field/choice-list.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { GetParentChoicesDocument } from '../../../generated/permits/forms.ts';
import type { ParentPermitResult } from './use-parent-permit.ts';

interface ParentSelectProps {
  id: string;
  /** The id of the selected permit; empty while none is selected. */
  value: string;
  /** The selected permit, which need not be among the search results. */
  parent: ParentPermitResult;
  onChange: (id: string) => void;
}

/** Selects a permit by its number among those that can have child permits; the server searches. */
export function ParentSelect({ id, value, parent: { parent, isLoading, problem }, onChange }: ParentSelectProps) {
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data, loading } = useQuery(GetParentChoicesDocument, { variables: { searchText: settled } });
  const isSearching = (loading && !data) || settled !== search.trim();
  const options = useMemo(() => {
    const found = data?.getPermitCode.items.filter(({ _id }) => _id !== value) ?? [];
    const label = parent?.code ?? (isLoading ? '…' : 'Permit not found');
    return [
      ...(value === '' ? [] : [{ value, label }]),
      ...found.map(({ _id, code }) => ({ value: _id, label: code })),
    ];
  }, [data, value, parent, isLoading]);

  return (
    <ChoiceList
      id={id}
      className="form-wide"
      value={value || null}
      options={options}
      placeholder="Search by permit number"
      loading={isSearching}
      showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
      notFoundContent={isSearching ? 'Searching…' : 'No permit found. It must be approved or still in review.'}
      status={problem ? 'error' : ''}
      aria-required
      aria-invalid={problem !== undefined}
      aria-describedby={problem && `${id}-problem`}
      onChange={(next: string) => {
        setSearch('');
        onChange(next);
      }}
    />
  );
}
