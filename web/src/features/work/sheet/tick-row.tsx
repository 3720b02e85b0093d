import { Checkbox } from 'antd';
import type { ReactNode } from 'react';

interface TickRowProps {
  label: string;
  /** Below the label. */
  note?: ReactNode;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

/** Something to confirm; the whole row is the target, large enough for gloves. */
export function TickRow({ label, note, isTicked, onChange }: TickRowProps) {
  return (
    <Checkbox className="work-tick" checked={isTicked} onChange={({ target }) => onChange(target.checked)}>
      <b>{label}</b>
      {note && <small>{note}</small>}
    </Checkbox>
  );
}
