import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { ListSelection, RowAction } from './list-types.ts';
import { RowMenu } from './row-menu.tsx';
import { ChooseRow } from './choose-rows.tsx';

interface ListCardsProps<Row> {
  title: string;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  rowActions: ((row: Row) => RowAction[]) | undefined;
  selection: ListSelection | undefined;
  card: (row: Row) => ReactNode;
}

/** One page of a list as cards, for narrow screens. */
export function ListCards<Row>({ title, rows, rowKey, rowLabel, rowActions, selection, card }: ListCardsProps<Row>) {
  if (!rows) return <Skeleton className="list-waiting" active paragraph={{ rows: 8 }} />;
  return (
    <ul className="list-cards" aria-label={title}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {selection && <ChooseRow rowKey={rowKey(row)} label={rowLabel(row)} selection={selection} />}
          <div className="list-card">{card(row)}</div>
          {rowActions && <RowMenu label={rowLabel(row)} actions={rowActions(row)} />}
        </li>
      ))}
    </ul>
  );
}
