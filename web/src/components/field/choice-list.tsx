import { Select, type SelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import { useState } from 'react';
import { leaveOnTab } from './leave-on-tab.ts';

type ChoiceListProps<Value, Option extends DefaultOptionType> = Omit<
  SelectProps<Value, Option>,
  'open' | 'onOpenChange' | 'onInputKeyDown'
>;

/**
 * A list of choices that Tab leaves and closes. Left to itself it stays open when Tab comes so soon after a click that
 * it takes the one for a part of the other.
 */
export function ChoiceList<Value, Option extends DefaultOptionType = DefaultOptionType>(
  props: ChoiceListProps<Value, Option>,
) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Select<Value, Option>
      {...props}
      open={isOpen}
      onOpenChange={setOpen}
      onInputKeyDown={(event) => {
        leaveOnTab(event);
        if (event.key === 'Tab') setOpen(false);
      }}
    />
  );
}
