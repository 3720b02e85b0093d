import { templateLimits } from '@eptw/domain/template/model/template-limits';
import { Button, Checkbox } from 'antd';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { TextInput } from '../../../components/field/text-input.tsx';
import { IconButton } from '../../../components/page/icon-button.tsx';
import { focusFirstEnabled } from '../../../lib/focus-first-enabled.ts';
import { FormField } from '../components/form-field.tsx';
import { createOption, type DraftOption } from './input-draft.ts';

const addId = 'input-options';

interface OptionRowsProps {
  options: readonly DraftOption[];
  /** Whether one option can exclude the others. */
  canExclude: boolean;
  problem: string | undefined;
  onChange: (options: readonly DraftOption[]) => void;
  onLeave: () => void;
}

/** The options of an input, in order. A value that the author has not edited follows its label. */
export function OptionRows({ options, canExclude, problem, onChange, onLeave }: OptionRowsProps) {
  function change(index: number, option: DraftOption) {
    onChange(options.with(index, option));
  }

  function changeLabel(index: number, option: DraftOption, label: string) {
    change(index, { ...option, label, value: option.value === option.label ? label : option.value });
  }

  function add() {
    const option = createOption();
    onChange([...options, option]);
    focusFirstEnabled(`${option.id}-label`);
  }

  /** The focus follows; if its button is now disabled, the opposite button gets it. */
  function move(from: number, to: number, option: DraftOption) {
    onChange(options.toSpliced(from, 1).toSpliced(to, 0, option));
    const [direction, opposite] = to < from ? ['up', 'down'] : ['down', 'up'];
    focusFirstEnabled(`${option.id}-${direction}`, `${option.id}-${opposite}`);
  }

  function remove(index: number) {
    onChange(options.toSpliced(index, 1));
    const neighbour = options[index + 1] ?? options[index - 1];
    focusFirstEnabled(neighbour ? `${neighbour.id}-remove` : addId);
  }

  return (
    <FormField id={addId} label="Options" col={12} isGroup required problem={problem}>
      {() => (
        <>
          <ol className="builder-options">
            {options.map((option, index) => {
              const { id, value, label } = option;
              const number = index + 1;
              return (
                <li key={id}>
                  <TextInput
                    id={`${id}-label`}
                    aria-label={`Label of option ${number}`}
                    placeholder="Label"
                    value={label}
                    maxLength={templateLimits.option}
                    onChange={(text) => changeLabel(index, option, text)}
                    onBlur={onLeave}
                  />
                  <TextInput
                    className="builder-code"
                    aria-label={`Value of option ${number}`}
                    placeholder="Stored value"
                    value={value}
                    maxLength={templateLimits.option}
                    onChange={(text) => change(index, { ...option, value: text })}
                    onBlur={onLeave}
                  />
                  {canExclude && (
                    <Checkbox
                      className="builder-option-flag"
                      aria-label={`Option ${number} excludes the others`}
                      checked={option.exclusive === true}
                      onChange={({ target }) => change(index, { ...option, exclusive: target.checked })}
                    >
                      Excludes the others
                    </Checkbox>
                  )}
                  <IconButton
                    id={`${id}-up`}
                    aria-label={`Move option ${number} up`}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1, option)}
                  >
                    <ArrowUp size={15} aria-hidden />
                  </IconButton>
                  <IconButton
                    id={`${id}-down`}
                    aria-label={`Move option ${number} down`}
                    disabled={index === options.length - 1}
                    onClick={() => move(index, index + 1, option)}
                  >
                    <ArrowDown size={15} aria-hidden />
                  </IconButton>
                  <IconButton id={`${id}-remove`} aria-label={`Remove option ${number}`} onClick={() => remove(index)}>
                    <X size={15} aria-hidden />
                  </IconButton>
                </li>
              );
            })}
          </ol>
          <Button id={addId} type="dashed" size="small" icon={<Plus size={14} aria-hidden />} onClick={add}>
            Add option
          </Button>
        </>
      )}
    </FormField>
  );
}
