/** @jsxImportSource preact */
import { toPhoneAddress } from '@eptw/domain/text/phone';
import type { Phrases } from './phrases/phrases.ts';

export const phoneDrawing = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z" />
  </svg>
);

/** The call for help, as a link that fills the width. */
export function EmergencyCall({ number, phrases }: { number: string; phrases: Phrases }) {
  return (
    <a className="emergency" href={toPhoneAddress(number)}>
      {phoneDrawing}
      <span>
        <b>{phrases.emergency(number)}</b> {phrases.hurtOrMissing}
      </span>
    </a>
  );
}
