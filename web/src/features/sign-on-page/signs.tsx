/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Phrases } from './phrases/phrases.ts';
import { hazardDrawings, protectionDrawings, unknownDrawing } from './sign-drawings.tsx';
import type { WorkSigns } from './use-sign-on-page.ts';

interface SignProps {
  kind: 'hazard' | 'protection';
  text: string;
  children: ComponentChildren;
}

/** A warning triangle or a blue disc, as on the boards of a site, with its words. */
function Sign({ kind, text, children }: SignProps) {
  return (
    <li className={kind}>
      <svg viewBox="0 0 48 44" aria-hidden="true">
        {kind === 'hazard' ? <path d="M24 3L46 41H2z" /> : <circle cx="24" cy="22" r="21" />}
        <g transform={kind === 'hazard' ? 'translate(14.500 17.500) scale(.95)' : 'translate(10 8) scale(1.400)'}>
          {children}
        </g>
      </svg>
      {text}
    </li>
  );
}

/** The hazards of the work, and what must be worn. */
export function Signs({ signs, phrases }: { signs: WorkSigns; phrases: Phrases }) {
  return (
    <>
      {signs.hazards.length > 0 && (
        <section>
          <h2>{phrases.hazards}</h2>
          <ul className="signs">
            {signs.hazards.map(({ sign, text }) => (
              <Sign key={text} kind="hazard" text={sign ? phrases.hazardSigns[sign] : text}>
                {sign ? hazardDrawings[sign] : unknownDrawing}
              </Sign>
            ))}
          </ul>
        </section>
      )}
      {signs.protection.length > 0 && (
        <section>
          <h2>{phrases.mustWear}</h2>
          <ul className="signs">
            {signs.protection.map(({ sign, text }) => (
              <Sign key={text} kind="protection" text={sign ? phrases.protectionSigns[sign] : text}>
                {sign ? protectionDrawings[sign] : unknownDrawing}
              </Sign>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
