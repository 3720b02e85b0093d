import type { Role } from '@eptw/domain/user/role';
import { useMemo, useState } from 'react';
import type { FieldControl } from '../../../components/field/field.tsx';
import { Select } from '../../../components/field/select.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { StaffMemberFragment } from '../../../generated/users.ts';
import { matchesTyped, orderStaff, type StaffOrder } from './order-staff.ts';
import { useStaff } from './use-staff.ts';

interface StaffSelectProps extends Partial<FieldControl>, StaffOrder {
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
  /** The e-mail address, which tells two people of one name apart. */
  title: string;
  siteCodes: string;
}

function toStaffOption({ _id, fullname, email, sites }: StaffMemberFragment): StaffOption {
  return { value: _id, label: fullname, title: email, siteCodes: sites.map(({ code }) => code).join(', ') };
}

function renderOption({ data: { label, title, siteCodes } }: { data: Partial<StaffOption> }) {
  return (
    <span className="person-option">
      <span>
        {label}
        <small>{title}</small>
      </span>
      <small>{siteCodes}</small>
    </span>
  );
}

/**
 * Selects members of the host's staff. Those who are loaded are narrowed down with every key, so that Enter never takes
 * somebody who does not match; the server searches for others after a pause in typing.
 */
export function StaffSelect(props: StaffSelectProps) {
  const { mode, value, onChange, onBlur, excluded, canChoose, siteId, usualIds, placeholder, ...control } = props;
  const [search, setSearch] = useState('');
  const searchText = useDebounced(search.trim());
  const { matches, loaded, findStaffMember, isLoading, failed } = useStaff(searchText);
  const typed = search.trim();
  const isSearching = isLoading || searchText !== typed;

  const options = useMemo(() => {
    const isFound = (member: StaffMemberFragment) =>
      matchesTyped(member, typed) || (searchText === typed && matches.includes(member));
    const isAvailable = ({ _id, role }: StaffMemberFragment) =>
      value.includes(_id) || (!excluded?.includes(_id) && (!canChoose || canChoose(role)));
    const available = loaded.filter((member) => isAvailable(member) && isFound(member));
    return orderStaff(available, { siteId, usualIds }).map(({ heading, members }) => ({
      label: heading,
      options: members.map(toStaffOption),
    }));
  }, [loaded, matches, value, excluded, canChoose, typed, searchText, siteId, usualIds]);

  const unknownName = isLoading ? '…' : failed ? 'Not loaded' : 'Former user';

  return (
    <Select
      {...control}
      mode={mode === 'multiple' ? 'multiple' : undefined}
      value={mode === 'multiple' ? [...value] : (value[0] ?? null)}
      options={options}
      optionRender={renderOption}
      labelRender={({ value: id }) => findStaffMember(String(id))?.fullname ?? unknownName}
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
