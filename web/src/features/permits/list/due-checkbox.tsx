import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';

/** Filters by undecided permits whose start has passed. It shows as ticked immediately; the address follows. */
export function DueCheckbox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const [ticked, setTicked] = useState(checked);
  useEffect(() => setTicked(checked), [checked]);
  return (
    <Checkbox
      checked={ticked}
      onChange={({ target }) => {
        setTicked(target.checked);
        onChange(target.checked);
      }}
    >
      Show Only Due Permits
    </Checkbox>
  );
}
