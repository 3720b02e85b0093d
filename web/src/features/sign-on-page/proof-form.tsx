/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { PageLanguage } from './language.ts';
import { PinFields, type TypedProof } from './pin-fields.tsx';
import { formatProblem } from './problem-text.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { PageItem } from './use-sign-on-page.ts';

interface ProofFormProps {
  item: PageItem;
  typed: TypedProof;
  onType: (typed: TypedProof) => void;
  hasUnderstood: boolean;
  onUnderstand: (hasUnderstood: boolean) => void;
  phrases: Phrases;
  language: PageLanguage;
  /** What can be done besides the main button. */
  children: ComponentChildren;
}

/** Pass number and PIN of a worker, and that they know the hazards. */
export function ProofForm({
  item: { closedBy, areaStop },
  typed,
  onType,
  hasUnderstood,
  onUnderstand,
  phrases,
  language,
  children,
}: ProofFormProps) {
  return (
    <form id="proof" noValidate onSubmit={(event) => event.preventDefault()}>
      {closedBy && !areaStop && <p className="closed">{formatProblem(closedBy, phrases, language)}</p>}
      <PinFields typed={typed} onType={onType} phrases={phrases} prefix="page" />
      {!closedBy && (
        <label className="choice" htmlFor="understood">
          <input
            id="understood"
            type="checkbox"
            checked={hasUnderstood}
            onChange={({ currentTarget }) => onUnderstand(currentTarget.checked)}
          />
          {phrases.understood}
        </label>
      )}
      <div className="others">{children}</div>
    </form>
  );
}
