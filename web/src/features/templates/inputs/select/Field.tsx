import { Select } from 'antd';
import { leaveOnTab } from '../../../../components/field/leave-on-tab.ts';
import type { FieldProps } from '../input-face.ts';

/** From this many options on, typing narrows the list. */
const searchFrom = 8;

/** One choice of a list. */
export function SelectField({ input, id, value, onChange, onBlur, invalid, describedBy }: FieldProps<string>) {
  const options = input.options ?? [];
  return (
    <Select
      id={id}
      className="form-wide"
      value={value ?? null}
      placeholder={input.placeholder ?? 'Choose one'}
      options={options}
      allowClear={!input.required}
      showSearch={options.length >= searchFrom ? { optionFilterProp: 'label' } : false}
      status={invalid ? 'error' : ''}
      aria-required={input.required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onInputKeyDown={leaveOnTab}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      onBlur={onBlur}
    />
  );
}
