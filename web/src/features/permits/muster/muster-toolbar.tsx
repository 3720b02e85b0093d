import { Segmented } from 'antd';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextInput } from '../../../components/field/text-input.tsx';
import {
  countPeople,
  groupings,
  shownPeople,
  type Grouping,
  type MusterFilter,
  type MusterPerson,
  type ShownPeople,
} from './muster.ts';

interface MusterToolbarProps {
  people: readonly MusterPerson[];
  filter: MusterFilter;
  onFilter: (filter: MusterFilter) => void;
  /** Further actions. */
  children: ReactNode;
}

/** Chooses whom the list shows, by whether they were seen and by a search, and in which groups. It needs no server. */
export function MusterToolbar({ people, filter, onFilter, children }: MusterToolbarProps) {
  const { all, notSeen } = countPeople(people);
  const labels: Record<ShownPeople, string> = {
    notSeen: `Not seen ${notSeen}`,
    seen: `Seen ${all - notSeen}`,
    all: `All ${all}`,
  };
  const { shown, search, grouping } = filter;
  const limits = [shown !== 'all' && labels[shown], search.trim() !== '' && `'${search.trim()}'`].filter(Boolean);
  return (
    <div className="muster-toolbar">
      {limits.length > 0 && <p className="muster-printed">Not everybody: {limits.join(', ')}</p>}
      <Segmented
        name="muster-shown"
        aria-label="People"
        value={shown}
        options={shownPeople.map((value) => ({ value, label: labels[value] }))}
        onChange={(next) => onFilter({ ...filter, shown: next })}
      />
      <Segmented
        name="muster-grouping"
        aria-label="Groups"
        value={grouping}
        options={Object.entries(groupings).map(([value, { label }]) => ({ value: value as Grouping, label }))}
        onChange={(next) => onFilter({ ...filter, grouping: next })}
      />
      <span className="muster-search">
        <Search size={16} aria-hidden />
        <TextInput
          type="search"
          aria-label="Search by name, company, place or permit"
          placeholder="Name, company, place or permit"
          value={search}
          maxLength={100}
          onChange={(next) => onFilter({ ...filter, search: next })}
        />
      </span>
      {children}
    </div>
  );
}
