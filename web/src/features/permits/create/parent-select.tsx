import { useMemo, useState } from 'react';
import type { FieldControl } from '../../../components/field/field.tsx';
import { Select } from '../../../components/field/select.tsx';
import { useQuery } from '../../../lib/api/use-query.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { GetParentChoicesDocument } from '../../../generated/permits/forms.ts';
import type { ParentPermitResult } from './use-parent-permit.ts';

interface ParentSelectProps {
  control: FieldControl;
  /** The id of the selected permit; empty while none is selected. */
  value: string;
  /** The selected permit, which need not be among the search results. */
  parent: ParentPermitResult;
  onChange: (id: string) => void;
}

/** Selects a permit by its number among those that can have child permits; the server searches. */
export function ParentSelect({ control, value, parent: { parent, isLoading }, onChange }: ParentSelectProps) {
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data, loading } = useQuery(GetParentChoicesDocument, { variables: { searchText: settled } });
  const isSearching = (loading && !data) || settled !== search.trim();
  const options = useMemo(() => {
    const matches = data?.getPermitCode.items.filter(({ _id }) => _id !== value) ?? [];
    const label = parent?.code ?? (isLoading ? '…' : 'Permit not found');
    return [
      ...(value === '' ? [] : [{ value, label }]),
      ...matches.map(({ _id, code }) => ({ value: _id, label: code })),
    ];
  }, [data, value, parent, isLoading]);

  return (
    <Select
      {...control}
      value={value || null}
      options={options}
      placeholder="Search by permit number"
      loading={isSearching}
      showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
      notFoundContent={isSearching ? 'Searching…' : 'No permit found. It must be approved or still in review.'}
      onChange={(next: string) => {
        setSearch('');
        onChange(next);
      }}
    />
  );
}
