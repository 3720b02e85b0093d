import type { ReactNode } from 'react';
import type { ListSection, ListSelection, RowAction } from './list-types.ts';
import { LoadingLine } from './loading-line.tsx';
import { RowMenu } from './row-menu.tsx';
import { SelectRow } from './select-rows.tsx';
import { SectionCount } from './section-count.tsx';

interface ListCardsProps<Row> {
  title: string;
  rows: readonly Row[] | undefined;
  sections: readonly ListSection<Row>[] | undefined;
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  rowActions: ((row: Row) => RowAction[]) | undefined;
  selection: ListSelection | undefined;
  card: (row: Row) => ReactNode;
}

const waitingLineCount = 8;

/** One page of a list as cards, for narrow screens. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { title, rows, sections } = props;
  if (!rows)
    return (
      <div className="list-waiting" aria-hidden>
        {Array.from({ length: waitingLineCount }, (_, index) => (
          <LoadingLine key={index} />
        ))}
      </div>
    );
  if (!sections) return <Cards {...props} label={title} rows={rows} />;
  return sections.map((section) => (
    <section key={section.key} className="list-card-section">
      <h2 className="list-section-title">
        {section.title} <SectionCount count={section.count} />
      </h2>
      <Cards {...props} label={section.title} rows={section.rows} />
    </section>
  ));
}

type CardsProps<Row> = Omit<ListCardsProps<Row>, 'title' | 'rows' | 'sections'> & {
  label: string;
  rows: readonly Row[];
};

function Cards<Row>({ label, rows, rowKey, rowLabel, rowActions, selection, card }: CardsProps<Row>) {
  return (
    <ul className="list-cards" aria-label={label}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {selection && <SelectRow rowKey={rowKey(row)} label={rowLabel(row)} selection={selection} />}
          <div className="list-card">{card(row)}</div>
          {rowActions && <RowMenu label={rowLabel(row)} actions={rowActions(row)} />}
        </li>
      ))}
    </ul>
  );
}
