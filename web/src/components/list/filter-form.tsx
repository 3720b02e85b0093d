import { Button, Checkbox, Radio } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { TextInput } from '../field/text-input.tsx';
import type { ColumnFilter } from './list-types.ts';

interface FilterFormProps {
  /** The column's title. */
  label: string;
  filter: ColumnFilter;
  values: readonly string[];
  /** Called with the selected values; an empty list resets the filter. */
  onApply: (values: string[]) => void;
}

/**
 * The form of a column's filter, with two buttons: Search (or Apply) and Reset. A text that the filter cannot read stays,
 * with the reason below it.
 */
export function FilterForm({ label, filter, values, onApply }: FilterFormProps) {
  const [selected, setSelected] = useState<string[]>([...values]);

  const [problem, setProblem] = useState<string>();
  const problemId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const texts = selected.map((value) => value.trim()).filter(Boolean);
    const read = filter.kind === 'text' ? filter.read : undefined;
    const results = texts.map((text) => read?.(text) ?? { value: text });
    const reason = results.map((result) => ('problem' in result ? result.problem : undefined)).find(Boolean);
    setProblem(reason);
    if (reason === undefined) onApply(results.flatMap((result) => ('value' in result ? [result.value] : [])));
  }

  return (
    <form className="filter-form" role="search" aria-label={`${label} filter`} onSubmit={submit}>
      {filter.kind === 'text' && (
        <>
          <TextInput
            aria-label={`Search ${label}`}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && problemId}
            placeholder={filter.placeholder ?? `Search ${label}`}
            value={selected[0] ?? ''}
            maxLength={200}
            onChange={(text) => setSelected([text])}
          />
          {problem && (
            <p id={problemId} className="filter-problem" role="alert">
              {problem}
            </p>
          )}
        </>
      )}
      {filter.kind === 'checkboxes' && (
        <Checkbox.Group
          className="filter-options"
          value={selected}
          onChange={(next) => setSelected(next)}
          options={[...filter.options]}
        />
      )}
      {filter.kind === 'radio' && (
        <Radio.Group
          className="filter-options"
          name={`filter-${label}`}
          value={selected[0]}
          onChange={(event) => setSelected([String(event.target.value)])}
          options={[...filter.options]}
        />
      )}
      <div className="filter-buttons">
        <Button type="primary" size="small" htmlType="submit">
          {filter.kind === 'text' ? 'Search' : 'Apply'}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setSelected([]);
            setProblem(undefined);
            onApply([]);
          }}
        >
          Reset
        </Button>
      </div>
    </form>
  );
}
