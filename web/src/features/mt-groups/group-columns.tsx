import { administeredNouns } from '@eptw/domain/administration/nouns';
import type { FilterOption, ListColumn } from '../../components/list/list-types.ts';
import { createPositionColumn } from '../../components/list/position-column.tsx';
import { Highlight } from '../../components/status/highlight.tsx';
import type { ListState } from '../../lib/list-state.ts';
import type { GroupFactsFragment } from '../../generated/mt-groups.ts';

export type GroupRow = GroupFactsFragment;

const titles = administeredNouns.group.list.columns;

/** Formats whether members of a group complete closure and cancellation. */
export function formatPermitCloser({ permitCloser }: Pick<GroupRow, 'permitCloser'>): string {
  return permitCloser ? 'Yes' : 'No';
}

/** The number of members; a group without members cannot review. */
export function MemberCount({ row }: { row: GroupRow }) {
  const { length } = row.members;
  if (length === 0) return <span className="quiet">No members</span>;
  const names = row.members.map(({ fullname }) => fullname).join(', ');
  return <span title={names}>{length === 1 ? '1 member' : `${length} members`}</span>;
}

/** The columns of the list of groups. */
export function createGroupColumns(state: ListState, siteOptions: readonly FilterOption[]): ListColumn<GroupRow>[] {
  return [
    createPositionColumn(state),
    {
      key: 'name',
      title: titles.name,
      width: 260,
      render: (row) => <Highlight text={row.name} search={state.search} />,
    },
    {
      key: 'site',
      title: titles.site,
      width: 120,
      filter: { kind: 'checkboxes', options: siteOptions },
      render: (row) => <span title={row.site.name}>{row.site.code}</span>,
    },
    { key: 'permitCloser', title: titles.permitCloser, width: 160, render: formatPermitCloser },
    { key: 'members', title: titles.members, width: 140, render: (row) => <MemberCount row={row} /> },
  ];
}
