import { StaffSelect } from '../../../users/components/staff-select.tsx';
import type { InputFieldProps } from '../input-renderer.ts';

/** Any number of members of the host's staff. */
export function ReviewerlistInputField({
  input,
  id,
  value,
  onChange,
  onBlur,
  invalid,
  describedBy,
}: InputFieldProps<string[]>) {
  return (
    <StaffSelect
      id={id}
      mode="multiple"
      value={value ?? []}
      onChange={(ids) => onChange(ids.length === 0 ? undefined : ids)}
      onBlur={onBlur}
      placeholder={input.placeholder ?? 'Search by name or e-mail'}
      aria-invalid={invalid}
      aria-required={input.required ?? false}
      aria-describedby={describedBy}
    />
  );
}
