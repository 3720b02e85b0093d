import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';

/** Filters by undecided permits whose start has passed. It shows as ticked immediately; the address follows. */
export function DueCheckbox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const [isTicked, setIsTicked] = useState(checked);
  useEffect(() => setIsTicked(checked), [checked]);
  return (
    <Checkbox
      checked={isTicked}
      onChange={({ target }) => {
        setIsTicked(target.checked);
        onChange(target.checked);
      }}
    >
      Show Only Due Permits
    </Checkbox>
  );
}
