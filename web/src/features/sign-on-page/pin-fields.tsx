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

/** Pass number and PIN, side by side. */
export function PinFields({ typed, onType, phrases, prefix }: PinFieldsProps) {
  return (
    <div className="fields">
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
