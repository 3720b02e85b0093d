/** @jsxImportSource preact */
import type { Phrases } from './phrases/phrases.ts';

/** What a worker types to prove who they are. */
export interface TypedProof {
  passNumber: string;
  pin: string;
}

interface PinFieldsProps {
  typed: TypedProof;
  onType: (typed: TypedProof) => void;
  phrases: Phrases;
  /** Distinguishes the fields of the page from those of the sheet. */
  prefix: string;
}

/** The pass number alone: a stop needs no PIN. */
export function PassField({ typed, onType, phrases, prefix }: PinFieldsProps) {
  return (
    <label htmlFor={`${prefix}-pass`}>
      {phrases.passNumber}
      <input
        id={`${prefix}-pass`}
        value={typed.passNumber}
        maxLength={40}
        autoComplete="username"
        autoCapitalize="characters"
        spellcheck={false}
        onInput={({ currentTarget }) => onType({ ...typed, passNumber: currentTarget.value })}
      />
    </label>
  );
}

/** Pass number and PIN, side by side. */
export function PinFields({ typed, onType, phrases, prefix }: PinFieldsProps) {
  return (
    <div className="fields">
      <PassField typed={typed} onType={onType} phrases={phrases} prefix={prefix} />
      <label htmlFor={`${prefix}-pin`}>
        {phrases.pin}
        <input
          id={`${prefix}-pin`}
          type="password"
          inputMode="numeric"
          value={typed.pin}
          maxLength={8}
          autoComplete="off"
          onInput={({ currentTarget }) => onType({ ...typed, pin: currentTarget.value })}
        />
      </label>
    </div>
  );
}
