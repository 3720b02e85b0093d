import type { InputOption } from '@eptw/domain/template/template';
import { templateLimits } from '@eptw/domain/template/template-limits';
import { Button, Input } from 'antd';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { BuilderField } from './builder-field.tsx';

interface OptionRowsProps {
  options: readonly InputOption[];
  problem: string | undefined;
  onChange: (options: readonly InputOption[]) => void;
  onLeave: () => void;
}

function moved(options: readonly InputOption[], from: number, to: number): readonly InputOption[] {
  const option = options[from];
  return option ? options.toSpliced(from, 1).toSpliced(to, 0, option) : options;
}

/** The choices of an input, in the order in which they are offered. A value that nobody touched follows its label. */
export function OptionRows({ options, problem, onChange, onLeave }: OptionRowsProps) {
  function relabel(index: number, label: string) {
    const option = options[index];
    if (!option) return;
    const value = option.value === option.label ? label : option.value;
    onChange(options.with(index, { value, label }));
  }

  function add() {
    onChange([...options, { value: '', label: '' }]);
    requestAnimationFrame(() => document.getElementById(`option-label-${options.length}`)?.focus());
  }

  return (
    <BuilderField id="input-options" label="Options" col={12} isGroup required problem={problem}>
      {() => (
        <>
          <ol className="builder-options">
            {options.map(({ value, label }, index) => {
              const number = index + 1;
              return (
                // Rows have nothing but their place to be told apart by: two may be equal while they are typed.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <Input
                    id={`option-label-${index}`}
                    aria-label={`Label of option ${number}`}
                    placeholder="Label"
                    value={label}
                    maxLength={templateLimits.option}
                    onChange={({ target }) => relabel(index, target.value)}
                    onBlur={onLeave}
                  />
                  <Input
                    className="builder-code"
                    aria-label={`Value of option ${number}`}
                    placeholder="Stored value"
                    value={value}
                    maxLength={templateLimits.option}
                    onChange={({ target }) => onChange(options.with(index, { value: target.value, label }))}
                    onBlur={onLeave}
                  />
                  <Button
                    type="text"
                    size="small"
                    aria-label={`Move option ${number} up`}
                    disabled={index === 0}
                    icon={<ArrowUp size={15} aria-hidden />}
                    onClick={() => onChange(moved(options, index, index - 1))}
                  />
                  <Button
                    type="text"
                    size="small"
                    aria-label={`Move option ${number} down`}
                    disabled={index === options.length - 1}
                    icon={<ArrowDown size={15} aria-hidden />}
                    onClick={() => onChange(moved(options, index, index + 1))}
                  />
                  <Button
                    type="text"
                    size="small"
                    aria-label={`Remove option ${number}`}
                    icon={<X size={15} aria-hidden />}
                    onClick={() => onChange(options.toSpliced(index, 1))}
                  />
                </li>
              );
            })}
          </ol>
          <Button id="input-options" type="dashed" size="small" icon={<Plus size={14} aria-hidden />} onClick={add}>
            Add option
          </Button>
        </>
      )}
    </BuilderField>
  );
}
