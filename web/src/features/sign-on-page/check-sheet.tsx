/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { EmergencyCall } from './calls.tsx';
import { fails, formatLimits, isIncomplete, isOutside, type Reading, type TypedCheck } from './check-values.ts';
import type { Phrases } from './phrases/phrases.ts';
import { Sheet } from './sheet.tsx';
import type { PageCheck, PageItem } from './use-sign-on-page.ts';
import type { Checks } from './use-checks.ts';

interface CheckSheetProps {
  item: PageItem;
  check: PageCheck;
  checks: Checks;
  phrases: Phrases;
  /** Says on the page that it passed. */
  onPassed: () => void;
  onClose: () => void;
}

/** Records a check: every digit can be typed; what is outside its limits is marked, and recorded. */
export function CheckSheet({ item, check, checks, phrases, onPassed, onClose }: CheckSheetProps) {
  const [typed, setTyped] = useState<TypedCheck>(checks.createTyped);
  const [isMissed, setIsMissed] = useState(false);
  const { crew } = phrases;
  const isFailing = fails(check, typed);
  const change = (changes: Partial<TypedCheck>) => setTyped({ ...typed, ...changes });
  const save = async () => {
    const lacks = !isFailing && isIncomplete(check, typed);
    setIsMissed(lacks);
    if (lacks || (await checks.record(check, typed)) !== 'passed') return;
    onPassed();
    onClose();
  };
  if (checks.failed !== undefined)
    return (
      <Sheet titleId="check-title" onCancel={onClose} onSubmit={onClose}>
        <h2 id="check-title" className="loss" role="alert">
          {crew.getOut}
        </h2>
        <p lang="en">{checks.failed}</p>
        {item.emergencyPhone && <EmergencyCall number={item.emergencyPhone} phrases={phrases} />}
        <div className="bar">
          <button type="submit" className="quiet">
            {crew.goBack}
          </button>
        </div>
      </Sheet>
    );
  return (
    <Sheet titleId="check-title" onCancel={onClose} onSubmit={() => void save()}>
      <h2 id="check-title">{crew.record(check.title)}</h2>
      {check.readings.map((reading) => (
        <ReadingField key={reading.name} reading={reading} typed={typed} onChange={change} phrases={phrases} />
      ))}
      {check.needsInstrument && (
        <div className="fields">
          <TextField
            name="instrument"
            label={crew.instrument}
            value={typed.instrument}
            onInput={(instrument) => change({ instrument })}
          />
          <TextField
            name="calibrated"
            type="date"
            label={crew.calibratedOn}
            value={typed.calibratedOn}
            onInput={(calibratedOn) => change({ calibratedOn })}
          />
        </div>
      )}
      <fieldset>
        {[true, false].map((isWell) => (
          <label key={String(isWell)} className="choice" htmlFor={`check-well-${isWell}`}>
            <input
              id={`check-well-${isWell}`}
              type="radio"
              name="well"
              checked={typed.isWell === isWell}
              onChange={() => change({ isWell })}
            />
            {isWell ? crew.allWell : crew.notWell}
          </label>
        ))}
      </fieldset>
      {!typed.isWell && (
        <TextField name="note" label={crew.note} value={typed.note} onInput={(note) => change({ note })} />
      )}
      <p className="problem" role="alert">
        {isMissed ? crew.fillValues : checks.problem}
      </p>
      <div className="bar">
        <button type="button" className="quiet" onClick={onClose}>
          {phrases.cancel}
        </button>
        <button type="submit" className={isFailing ? 'danger' : 'main'} disabled={checks.isSending}>
          {crew.save}
        </button>
      </div>
    </Sheet>
  );
}

interface ReadingFieldProps {
  reading: Reading;
  typed: TypedCheck;
  onChange: (changes: Partial<TypedCheck>) => void;
  phrases: Phrases;
}

function ReadingField({ reading, typed, onChange, phrases: { crew } }: ReadingFieldProps) {
  const { name, label, rangeTo } = reading;
  const isOver = typed.overRange.includes(name);
  const isWrong = isOutside(reading, typed);
  const id = `reading-${name}`;
  return (
    <div className={`reading ${isWrong ? 'red' : ''}`}>
      <label htmlFor={id}>
        <span lang="en">{label}</span> <small>{formatLimits(reading)}</small>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          disabled={isOver}
          value={typed.texts[name] ?? ''}
          aria-invalid={isWrong}
          aria-describedby={`${id}-state`}
          onInput={({ currentTarget }) => onChange({ texts: { ...typed.texts, [name]: currentTarget.value } })}
        />
      </label>
      {rangeTo !== null && (
        <label className="choice" htmlFor={`${id}-over`}>
          <input
            id={`${id}-over`}
            type="checkbox"
            checked={isOver}
            onChange={({ currentTarget }) => {
              const others = typed.overRange.filter((one) => one !== name);
              onChange({ overRange: currentTarget.checked ? [...others, name] : others });
            }}
          />
          {crew.overRange} ({'>'} {rangeTo})
        </label>
      )}
      <p id={`${id}-state`} role="status">
        {isWrong && crew.outsideLimits}
      </p>
    </div>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  type?: 'text' | 'date';
  onInput: (value: string) => void;
}

function TextField({ name, label, value, type = 'text', onInput }: TextFieldProps) {
  return (
    <label htmlFor={`check-${name}`}>
      {label}
      <input
        id={`check-${name}`}
        type={type}
        value={value}
        maxLength={type === 'text' ? 500 : undefined}
        autoComplete="off"
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}
