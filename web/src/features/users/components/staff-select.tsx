import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useStaff, type StaffMember } from './use-staff.ts';

interface StaffSelectProps {
  id: string;
  mode: 'single' | 'multiple';
  /** User ids; at most one in single mode. */
  value: readonly string[];
  /** Called with the ids in the order they were chosen. */
  onChange: (ids: string[]) => void;
  onBlur?: () => void;
  /** People who may not be chosen here, by id. */
  excluded?: readonly string[];
  placeholder?: string;
  invalid?: boolean;
  required?: boolean | undefined;
  describedBy?: string | undefined;
}

function Person({ member }: { member: StaffMember }) {
  return (
    <span className="person-option">
      {member.email}
      <small>{member.fullname}</small>
    </span>
  );
}

/** Chooses among the host's staff; the server searches by name and e-mail once the typing pauses. */
export function StaffSelect(props: StaffSelectProps) {
  const { id, mode, value, onChange, onBlur, excluded = [], placeholder, invalid, required, describedBy } = props;
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { found, known, isLoading } = useStaff(settled);
  const isSearching = isLoading || settled !== search.trim();

  const options = useMemo(() => {
    const chosen = value.flatMap((personId) => known.get(personId) ?? []);
    const others = found.filter((member) => !value.includes(member._id) && !excluded.includes(member._id));
    const unknown = value.filter((personId) => !known.has(personId) && !isLoading);
    return [
      ...[...chosen, ...others].map((member) => ({ value: member._id, label: member.email, member })),
      ...unknown.map((personId) => ({ value: personId, label: 'Someone who has left', member: undefined })),
    ];
  }, [value, known, found, excluded, isLoading]);

  return (
    <Select
      id={id}
      className="form-wide"
      mode={mode === 'multiple' ? 'multiple' : undefined}
      value={mode === 'multiple' ? [...value] : (value[0] ?? null)}
      options={options}
      optionRender={({ data }) => (data.member ? <Person member={data.member} /> : data.label)}
      placeholder={placeholder}
      loading={isSearching}
      showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
      notFoundContent={isSearching ? 'Searching…' : 'Nobody found. Try a part of the name or e-mail.'}
      allowClear={mode === 'single' && !required}
      status={invalid ? 'error' : ''}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(chosen: string | string[] | null | undefined) => {
        setSearch('');
        onChange(Array.isArray(chosen) ? chosen : chosen ? [chosen] : []);
      }}
      onBlur={onBlur}
    />
  );
}
