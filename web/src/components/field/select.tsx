import { Select as AntSelect, type SelectProps as AntSelectProps } from 'antd';
import type { DefaultOptionType } from 'antd/es/select';
import { useState } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import { leaveOnTab } from './leave-on-tab.ts';
import './select.css';

type SelectProps<Value, Option extends DefaultOptionType> = Omit<
  AntSelectProps<Value, Option>,
  'open' | 'onOpenChange' | 'onInputKeyDown' | 'status'
>;

/**
 * A list of choices, without a label. It is marked as invalid while `aria-invalid`, and Tab leaves and closes it: by
 * default it stays open when Tab follows a click so soon that both count as one. One that can be cleared is cleared by
 * Delete, too.
 */
export function Select<Value, Option extends DefaultOptionType = DefaultOptionType>(props: SelectProps<Value, Option>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AntSelect<Value, Option>
      {...props}
      className={joinClasses('select', props.className)}
      status={props['aria-invalid'] === true ? 'error' : ''}
      open={isOpen}
      onOpenChange={setOpen}
      onInputKeyDown={(event) => {
        leaveOnTab(event);
        if (event.key === 'Tab') setOpen(false);
        // As its button does for a mouse.
        if (event.key === 'Delete' && props.allowClear && event.currentTarget.value === '') props.onClear?.();
      }}
    />
  );
}
