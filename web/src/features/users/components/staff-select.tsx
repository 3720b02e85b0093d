import type { Role } from '@eptw/domain/user/role';
import { useMemo, useState } from 'react';
import type { FieldControl } from '../../../components/field/field.tsx';
import { Select } from '../../../components/field/select.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { StaffMemberFragment } from '../../../generated/users.ts';
import { useStaff } from './use-staff.ts';

interface StaffSelectProps extends Partial<FieldControl> {
  id: string;
  mode: 'single' | 'multiple';
  /** User ids; at most one in single mode. */
  value: readonly string[];
  /** Called with the ids in the order of selection. */
  onChange: (ids: string[]) => void;
  onBlur?: () => void;
  /** Ids of users who cannot be selected. */
  excluded?: readonly string[];
  /** Whether users with this role can be selected; all by default. */
  canChoose?: (role: Role) => boolean;
  placeholder?: string;
}

interface StaffOption {
  value: string;
  label: string;
  /** Shown beside the e-mail address, only in the list. */
  fullname: string;
}

function toStaffOption(person: StaffMemberFragment): StaffOption {
  return { value: person._id, label: person.email, fullname: person.fullname };
}

function renderOption({ data }: { data: StaffOption }) {
  return (
    <span className="person-option">
      {data.label}
      <small>{data.fullname}</small>
    </span>
  );
}

/** Selects members of the host's staff; the server searches by name and e-mail after a pause in typing. */
export function StaffSelect(props: StaffSelectProps) {
  const { mode, value, onChange, onBlur, excluded, canChoose, placeholder, ...control } = props;
  const [search, setSearch] = useState('');
  const searchText = useDebounced(search.trim());
  const { matches, findStaffMember, isLoading, failed } = useStaff(searchText);
  const isSearching = isLoading || searchText !== search.trim();

  const options = useMemo(() => {
    const selected = value.map((chosenId): StaffOption => {
      const member = findStaffMember(chosenId);
      return member
        ? toStaffOption(member)
        : { value: chosenId, label: isLoading ? '…' : failed ? 'Not loaded' : 'Former user', fullname: '' };
    });
    const others = matches.filter(
      (member) =>
        !value.includes(member._id) && !excluded?.includes(member._id) && (!canChoose || canChoose(member.role)),
    );
    return [...selected, ...others.map(toStaffOption)];
  }, [value, findStaffMember, matches, excluded, canChoose, isLoading, failed]);

  return (
    <Select
      {...control}
      mode={mode === 'multiple' ? 'multiple' : undefined}
      value={mode === 'multiple' ? [...value] : (value[0] ?? null)}
      options={options}
      optionRender={renderOption}
      placeholder={placeholder}
      loading={isSearching}
      showSearch={{ filterOption: false, searchValue: search, onSearch: setSearch }}
      notFoundContent={isSearching ? 'Searching…' : 'No one found. Try part of the name or e-mail address.'}
      allowClear={mode === 'single' && !control['aria-required']}
      onChange={(selected: string | string[] | null | undefined) => {
        setSearch('');
        onChange(Array.isArray(selected) ? selected : selected ? [selected] : []);
      }}
      onBlur={onBlur}
    />
  );
}
