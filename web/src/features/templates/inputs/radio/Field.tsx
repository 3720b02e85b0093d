import { Button, Radio } from 'antd';
import type { InputFieldProps } from '../input-renderer.ts';

/** One option of several, all visible. An optional answer can be cleared. */
export function RadioInputField({
  input,
  id,
  labelId,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
}: InputFieldProps<string>) {
  return (
    <div className="form-radio">
      <Radio.Group
        id={id}
        name={id}
        value={value}
        options={input.options}
        aria-labelledby={labelId}
        aria-required={input.required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          const chosen = input.options?.find((option) => option.value === event.target.value);
          onChange(chosen?.value);
        }}
        onBlur={onBlur}
      />
      {value !== undefined && !input.required && (
        <Button
          type="link"
          size="small"
          className="form-clear"
          aria-label={`Clear ${input.label}`}
          onClick={() => onChange(undefined)}
        >
          Clear
        </Button>
      )}
    </div>
  );
}
