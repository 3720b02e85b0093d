import { yearAt } from '@eptw/domain/report/calendar-month';
import { statuses, statusLabel } from '@eptw/domain/permit/status';
import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { ChoiceField, ChoicesField, type Choice } from '../../../components/field/choice-field.tsx';
import { DateRangeField } from '../../../components/field/date-range-field.tsx';
import { YearField } from '../../../components/field/year-field.tsx';
import { useTyped } from '../../../components/form/use-typed.ts';
import { askedProblems, groupChoices, type Asked, type Need, type Question } from './asked.ts';
import './board-form.css';

interface BoardFormProps {
  /** Names the form. */
  title: string;
  /** Tells questions apart: what the address asks. */
  address: string;
  question: Question;
  asked: Asked;
  siteChoices: readonly Choice[];
  onAsk: (asked: Asked) => void;
}

const statusChoices = statuses.map((status) => ({ value: status, label: statusLabel(status) }));

/** What a board is asked. Nothing is sent before Submit; what is wrong with it, also with an address, is said beside it. */
export function BoardForm({ title, address, question, asked, siteChoices, onAsk }: BoardFormProps) {
  const { needs } = question;
  const form = useRef<HTMLFormElement>(null);
  const [thisYear] = useState(() => yearAt(new Date()));
  // What was not touched follows what is asked, to which a new site belongs.
  const { values: draft, set: change, forget } = useTyped(asked);
  const [problems, setProblems] = useState(() => askedProblems(asked, question));
  const [filledFrom, setFilledFrom] = useState(address);
  if (address !== filledFrom) {
    // Another address, also by going back, is another question. The fields stay, and with them the focus.
    setFilledFrom(address);
    forget();
    setProblems(askedProblems(asked, question));
  }
  const field = (need: Need) => ({ required: true, problem: problems[need] });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = askedProblems(draft, question);
    setProblems(found);
    if (Object.keys(found).length === 0) onAsk(draft);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form ref={form} className="board-form" aria-label={`What to show: ${title}`} noValidate onSubmit={submit}>
      {needs.includes('range') && (
        <DateRangeField
          label="Date range"
          value={{ from: draft.from, to: draft.to }}
          onChange={change}
          problem={problems.range}
        />
      )}
      {needs.includes('year') && (
        <YearField
          label="Year"
          value={draft.year}
          newest={thisYear}
          onChange={(year) => change({ year })}
          problem={problems.year}
        />
      )}
      {needs.includes('group') && (
        <ChoiceField
          {...field('group')}
          label="Child permit type"
          choices={groupChoices}
          value={draft.group}
          onChange={(group) => change({ group })}
        />
      )}
      {needs.includes('sites') && (
        <ChoicesField
          {...field('sites')}
          label="Sites"
          placeholder="Choose sites"
          choices={siteChoices}
          values={draft.sites}
          onChange={(sites) => change({ sites })}
        />
      )}
      {needs.includes('status') && (
        <ChoiceField
          {...field('status')}
          label="Status"
          choices={statusChoices}
          value={draft.status}
          onChange={(status) => change({ status })}
        />
      )}
      <Button type="primary" htmlType="submit">
        Submit
      </Button>
    </form>
  );
}
