import { Button, Checkbox } from 'antd';
import { useEffect, useRef } from 'react';
import type { ListColumn } from './list-types.ts';

/** What the dialog of the columns needs. */
export interface ColumnChoiceProps<Row> {
  columns: readonly ListColumn<Row>[];
  hidden: readonly string[];
  onHide: (keys: readonly string[]) => void;
}

/** The column that names the row. */
function findNameColumn<Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row> | undefined {
  return columns.find(({ pinned }) => pinned) ?? columns.find(({ key }) => key !== 'position');
}

/** The columns of a list, each with a checkbox. The one that names the row is always shown. */
export function ColumnChoice<Row>({ columns, hidden, onHide }: ColumnChoiceProps<Row>) {
  const content = useRef<HTMLDivElement>(null);
  // It loads after the dialog has opened, which could not give it the focus.
  useEffect(() => content.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={content}>
      <div className="filter-options">
        {columns
          .filter(({ key }) => key !== findNameColumn(columns)?.key)
          .map(({ key, title }) => (
            <Checkbox
              key={key}
              checked={!hidden.includes(key)}
              onChange={({ target }) =>
                onHide(target.checked ? hidden.filter((each) => each !== key) : [...hidden, key])
              }
            >
              {title}
            </Checkbox>
          ))}
      </div>
      <div className="filter-buttons">
        <Button size="small" disabled={hidden.length === 0} onClick={() => onHide([])}>
          Show all columns
        </Button>
      </div>
    </div>
  );
}
