import { Segmented } from 'antd';
import {
  countPeople,
  groupings,
  shownPeople,
  type Grouping,
  type MusterFilter,
  type MusterPerson,
  type ShownPeople,
} from './muster.ts';

interface MusterCountProps {
  people: readonly MusterPerson[];
  filter: MusterFilter;
  onFilter: (filter: MusterFilter) => void;
  /** Since when the list is frozen; null while it is not. */
  frozenSince: string | null;
}

/** How many people were not seen, and which of them the list shows. Tapping a choice again lays the list out anew. */
export function MusterCount({ people, filter, onFilter, frozenSince }: MusterCountProps) {
  const { all, notSeen } = countPeople(people);
  const labels: Record<ShownPeople, string> = {
    notSeen: `Not seen ${notSeen}`,
    seen: `Seen ${all - notSeen}`,
    all: `All ${all}`,
  };
  const later = people.filter(({ cameAt }) => frozenSince !== null && cameAt !== null && cameAt > frozenSince).length;
  return (
    <div className="muster-count-line">
      <p role="status" className="muster-not-seen" data-all={notSeen === 0 || undefined}>
        <b className="tabular">{notSeen}</b> not seen
      </p>
      <p className="muster-of">
        of <span className="tabular">{all}</span>
        {later > 0 && <span className="muster-hint">, {later} came since the alarm</span>}
      </p>
      <div className="muster-filters">
        {/* A choice that is chosen already is no change, and lays the list out anew all the same. */}
        <Segmented
          onClick={() => onFilter({ ...filter })}
          name="muster-shown"
          aria-label="People"
          value={filter.shown}
          options={shownPeople.map((value) => ({ value, label: labels[value] }))}
          onChange={(shown) => onFilter({ ...filter, shown })}
        />
        <Segmented
          className="muster-grouping"
          name="muster-grouping"
          aria-label="Groups"
          value={filter.grouping}
          options={Object.entries(groupings).map(([value, { label }]) => ({ value: value as Grouping, label }))}
          onChange={(grouping) => onFilter({ ...filter, grouping })}
        />
      </div>
    </div>
  );
}
