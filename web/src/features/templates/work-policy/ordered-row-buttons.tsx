import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { IconButton } from '../../../components/page/icon-button.tsx';
import { focusFirstEnabled } from '../../../lib/focus-first-enabled.ts';

interface OrderedRowButtonsProps<Row> {
  rows: readonly Row[];
  index: number;
  /** The id of a row; it begins the ids of its buttons. */
  toId: (row: Row) => string;
  /** What the row is called: 'check 2'. */
  name: string;
  /** The id of the element that gets the focus when the last row was removed. */
  fallbackId: string;
  onChange: (rows: readonly Row[]) => void;
}

/** The buttons that move and remove a row of a list. The focus follows the row. */
export function OrderedRowButtons<Row>({ rows, index, toId, name, fallbackId, onChange }: OrderedRowButtonsProps<Row>) {
  const row = rows[index];
  if (row === undefined) return null;
  const id = toId(row);

  /** If its button is now disabled, the opposite button gets the focus. */
  function move(step: -1 | 1) {
    if (row === undefined) return;
    onChange(rows.toSpliced(index, 1).toSpliced(index + step, 0, row));
    const [direction, opposite] = step < 0 ? ['up', 'down'] : ['down', 'up'];
    focusFirstEnabled(`${id}-${direction}`, `${id}-${opposite}`);
  }

  function remove() {
    onChange(rows.toSpliced(index, 1));
    const neighbour = rows[index + 1] ?? rows[index - 1];
    focusFirstEnabled(neighbour === undefined ? fallbackId : `${toId(neighbour)}-remove`);
  }

  return (
    <span className="policy-row-buttons">
      <IconButton id={`${id}-up`} aria-label={`Move ${name} up`} disabled={index === 0} onClick={() => move(-1)}>
        <ArrowUp size={15} aria-hidden />
      </IconButton>
      <IconButton
        id={`${id}-down`}
        aria-label={`Move ${name} down`}
        disabled={index === rows.length - 1}
        onClick={() => move(1)}
      >
        <ArrowDown size={15} aria-hidden />
      </IconButton>
      <IconButton id={`${id}-remove`} aria-label={`Remove ${name}`} onClick={remove}>
        <X size={15} aria-hidden />
      </IconButton>
    </span>
  );
}
