/** @jsxImportSource preact */
import { stopKindNames, type StopKind } from '@eptw/domain/work/log/stop-kinds';
import { useState } from 'preact/hooks';
import { PassField, type TypedProof } from './pin-fields.tsx';
import type { Phrases } from './phrases/phrases.ts';
import { Sheet } from './sheet.tsx';

/** What a worker says about a stop. */
export interface StopRequest {
  reason: StopKind;
  note: string;
}

interface StopSheetProps {
  phrases: Phrases;
  /** 'Stop work', or 'Report danger' where no work goes on. */
  title: string;
  /** The pass number typed so far; undefined where the device's key proves who the worker is. */
  typed: TypedProof | undefined;
  onType: (typed: TypedProof) => void;
  /** Why the last attempt did not work; empty before. */
  problem: string;
  isSending: boolean;
  onStop: (request: StopRequest) => void;
  onCancel: () => void;
}

/** Asks why, and stops the work: a reason and a button. */
export function StopSheet({ phrases, title, typed, onType, problem, isSending, onStop, onCancel }: StopSheetProps) {
  const [reason, setReason] = useState<StopKind>();
  const [note, setNote] = useState('');
  const [wantsReason, setWantsReason] = useState(false);

  const stop = () => {
    if (reason) onStop({ reason, note });
    else setWantsReason(true);
  };
  const message = wantsReason && !reason ? phrases.chooseReason : problem;
  return (
    <Sheet titleId="stop-title" onCancel={onCancel} onSubmit={stop}>
      <h2 id="stop-title">{title}</h2>
      <p>{phrases.anyoneMayStop}</p>
      <fieldset>
        <legend>{phrases.whyStop}</legend>
        {stopKindNames.map((name) => (
          <label key={name} className="choice" htmlFor={`stop-${name}`}>
            <input
              id={`stop-${name}`}
              type="radio"
              name="reason"
              checked={reason === name}
              onChange={() => setReason(name)}
            />
            {phrases.stopReasons[name]}
          </label>
        ))}
      </fieldset>
      <label htmlFor="stop-note">
        {phrases.sayMore}
        <textarea
          id="stop-note"
          rows={2}
          maxLength={500}
          value={note}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
      {typed && <PassField typed={typed} onType={onType} phrases={phrases} prefix="stop" />}
      <p className="problem" role="alert">
        {message}
      </p>
      <div className="bar">
        <button type="button" className="quiet" onClick={onCancel}>
          {phrases.cancel}
        </button>
        <button type="submit" className="danger" disabled={isSending}>
          {phrases.stopNow}
        </button>
      </div>
    </Sheet>
  );
}
