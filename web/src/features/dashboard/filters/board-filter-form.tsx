import { toYear } from '@eptw/domain/time/month';
import { permitStatuses, formatStatus } from '@eptw/domain/permit/status';
import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { SelectField, MultiSelectField, type SelectOption } from '../../../components/field/select-field.tsx';
import { DateRangeField } from '../../../components/field/date-range-field.tsx';
import { YearField } from '../../../components/field/year-field.tsx';
import { useFormValues } from '../../../components/form/use-form-values.ts';
import {
  findFilterProblems,
  groupOptions,
  type BoardFilters,
  type BoardFilterField,
  type BoardFilterSpec,
} from './board-filters.ts';
import './board-form.css';

interface BoardFilterFormProps {
  /** The form's accessible name. */
  title: string;
  /** The filters in the address; a change resets the form. */
  address: string;
  spec: BoardFilterSpec;
  filters: BoardFilters;
  siteOptions: readonly SelectOption[];
  onApply: (filters: BoardFilters) => void;
}

const statusOptions = permitStatuses.map((status) => ({ value: status, label: formatStatus(status) }));

/**
 * The filters of a board. Nothing is applied before Submit; a problem, also one in the address, is shown beside its
 * field.
 */
export function BoardFilterForm({ title, address, spec, filters, siteOptions, onApply }: BoardFilterFormProps) {
  const { fields } = spec;
  const form = useRef<HTMLFormElement>(null);
  const [thisYear] = useState(() => toYear(new Date()));
  // Untouched fields follow the applied filters, for example when a site is added.
  const { values: draft, set: changeDraft, discard: discardEdits } = useFormValues(filters);
  const [problems, setProblems] = useState(() => findFilterProblems(filters, spec));
  const [shownAddress, setShownAddress] = useState(address);
  if (address !== shownAddress) {
    // A new address, also after going back, brings new filters. The fields stay mounted and keep the focus.
    setShownAddress(address);
    discardEdits();
    setProblems(findFilterProblems(filters, spec));
  }
  const toFieldProps = (filterField: BoardFilterField) => ({ required: true, problem: problems[filterField] });

  function submit(event: FormEvent) {
    event.preventDefault();
    const filterProblems = findFilterProblems(draft, spec);
    setProblems(filterProblems);
    if (Object.keys(filterProblems).length === 0) onApply(draft);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form ref={form} className="board-form" aria-label={`What to show: ${title}`} noValidate onSubmit={submit}>
      {fields.includes('range') && (
        <DateRangeField
          label="Date range"
          value={{ from: draft.from, to: draft.to }}
          onChange={changeDraft}
          problem={problems.range}
        />
      )}
      {fields.includes('year') && (
        <YearField
          label="Year"
          value={draft.year}
          newest={thisYear}
          onChange={(year) => changeDraft({ year })}
          problem={problems.year}
        />
      )}
      {fields.includes('group') && (
        <SelectField
          {...toFieldProps('group')}
          label="Child permit type"
          clearable
          options={groupOptions}
          value={draft.group}
          onChange={(group) => changeDraft({ group })}
        />
      )}
      {fields.includes('sites') && (
        <MultiSelectField
          {...toFieldProps('sites')}
          label="Sites"
          placeholder="Choose sites"
          options={siteOptions}
          values={draft.sites}
          onChange={(sites) => changeDraft({ sites })}
        />
      )}
      {fields.includes('status') && (
        <SelectField
          {...toFieldProps('status')}
          label="Status"
          clearable
          options={statusOptions}
          value={draft.status}
          onChange={(status) => changeDraft({ status })}
        />
      )}
      <Button type="primary" htmlType="submit">
        Submit
      </Button>
    </form>
  );
}
