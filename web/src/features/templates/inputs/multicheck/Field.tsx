import { Checkbox } from 'antd';
import { resolveChoices } from '@eptw/domain/template/inputs/multicheck';
import type { InputFieldProps } from '../input-renderer.ts';
import { parseInputOption } from '@eptw/domain/child-permit/option-label';

/**
 * Any number of options. An option that requires another form shows that form's code and is highlighted when ticked.
 */
export function MulticheckInputField(props: InputFieldProps<string[]>) {
  const { input, id, labelId, value = [], onChange, onBlur, describedBy } = props;
  const options = input.options ?? [];
  return (
    <Checkbox.Group
      className="form-options"
      value={value}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      onChange={(ticked) => {
        const chosen = resolveChoices(input, value, ticked);
        onChange(chosen.length === 0 ? undefined : chosen);
      }}
    >
      {options.map((option, index) => {
        const { text, tags } = parseInputOption(input, option.label);
        const hasTags = tags.length > 0 && value.includes(option.value);
        return (
          <Checkbox
            key={option.value}
            id={index === 0 ? id : undefined}
            value={option.value}
            className={hasTags ? 'form-option form-option-asks' : 'form-option'}
            onBlur={onBlur}
          >
            <span>{text}</span>
            {tags.map((tag) => (
              <em key={tag}>{tag}</em>
            ))}
          </Checkbox>
        );
      })}
    </Checkbox.Group>
  );
}
