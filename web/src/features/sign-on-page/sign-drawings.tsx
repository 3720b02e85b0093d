/** @jsxImportSource preact */
import type { HazardSign, ProtectionSign } from '@eptw/domain/safety-sign/safety-signs';
import type { ComponentChildren } from 'preact';

/** A text instead of a drawing, in the middle of the sign. */
function Letters({ children }: { children: string }) {
  return (
    <text x="10" y="16" text-anchor="middle" className="letters">
      {children}
    </text>
  );
}

/** Draws in a square of 20 by 20: lines in the colour of the sign, `full` filled with it. */
const full = 'full';

/** What stands in the yellow triangle of each hazard. */
export const hazardDrawings: Record<HazardSign, ComponentChildren> = {
  oxygen: <Letters>O₂</Letters>,
  flammable: <path className={full} d="M10 1c1 5 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-4 1-8z" />,
  toxic: (
    <>
      <path d="M6 14a7 7 0 1 1 8 0v3H6zM10 11v2" />
      <circle className={full} cx="7.500" cy="8.500" r="1.600" />
      <circle className={full} cx="12.500" cy="8.500" r="1.600" />
    </>
  ),
  corrosive: <path d="M2 3l9 2M7 8v3M11 7v3M9 13v2M3 18h4l2-2 2 2h6" />,
  harmful: <Letters>!</Letters>,
  pressure: <path d="M6 7c0-2 8-2 8 0v11H6zM9 5V2h2v3M9 11h2M9 14h2" />,
  flooding: <path d="M2 7c3-3 5 3 8 0s5 3 8 0M2 12c3-3 5 3 8 0s5 3 8 0M2 17c3-3 5 3 8 0s5 3 8 0" />,
  electricity: <path className={full} d="M12 1L5 11h4l-2 8 8-11h-5z" />,
  fallingObjects: <path d="M6 1h8v6H6zM10 9v6M7 12l3 3 3-3M3 18h14" />,
  slip: (
    <>
      <circle className={full} cx="6" cy="3.500" r="2" />
      <path d="M6 7l4 4 6-2M10 11l-3 5M10 11l6 4M1 18h18" />
    </>
  ),
  fall: (
    <>
      <circle className={full} cx="5" cy="3.500" r="2" />
      <path d="M5 6l4 4-4 4M9 10l5-3M9 10l4 5M16 9v8M13.500 14.500L16 17l2.500-2.500" />
    </>
  ),
  machinery: (
    <path d="M10 6a4 4 0 1 0 .1 0M10 2v4M10 14v4M2 10h4M14 10h4M4.300 4.300l3 3M12.700 12.700l3 3M4.300 15.700l3-3M12.700 7.300l3-3" />
  ),
  heat: <path d="M5 2c3 3-3 5 0 9M10 2c3 3-3 5 0 9M15 2c3 3-3 5 0 9M2 15h16" />,
  noise: <path d="M2 8v4h3l4 4V4L5 8zM12 7c2 2 2 4 0 6M15 4c4 4 4 8 0 12" />,
  dust: (
    <path
      d="M3 15h.1M7 13h.1M11 15h.1M15 13h.1M5 9h.1M10 10h.1M14 8h.1M8 5h.1M12 4h.1M17 10h.1M3 6h.1"
      className="dots"
    />
  ),
  poorAir: <path d="M7 13a6 6 0 1 1 6 0v2H7zM8 18h4M2 2l16 16" />,
  radiation: (
    <>
      <path
        className={full}
        d="M10 8.500L6.500 2a9 9 0 0 1 7 0zM8.500 11L2 14.500a9 9 0 0 1 0-7zM11.500 11L18 7.500a9 9 0 0 1 0 7z"
      />
      <circle className={full} cx="10" cy="10" r="1.500" />
    </>
  ),
};

/** What stands in the blue disc of each kind of protection. */
export const protectionDrawings: Record<ProtectionSign, ComponentChildren> = {
  helmet: <path className={full} d="M3 12a7 7 0 0 1 14 0zM1 13h18v2H1z" />,
  weldingMask: <path className={full} fill-rule="evenodd" d="M4 2h12v10l-6 6-6-6zM6 6v3h8V6z" />,
  faceShield: <path className={full} d="M4 3h12v3H4zM5 7h10l-1 10H6z" />,
  eyes: <path className={full} d="M1 6h18v5l-4 3-4-3H9l-4 3-4-3z" />,
  hearing: (
    <>
      <path d="M4 11a6 6 0 0 1 12 0" />
      <path className={full} d="M2 10h4v6H2zM14 10h4v6h-4z" />
    </>
  ),
  respirator: (
    <>
      <path className={full} d="M4 5h12v6a6 6 0 0 1-12 0z" />
      <circle className={full} cx="4" cy="13" r="3" />
      <circle className={full} cx="16" cy="13" r="3" />
    </>
  ),
  gloves: <path className={full} d="M7 18v-6L3 9l1.500-1.500L8 10V3h2v5h.5V1.500h2V8h.5V3h2v10l-1.500 5z" />,
  shoes: <path className={full} d="M4 2h6v8l7 4v4H4z" />,
  harness: (
    <>
      <circle className={full} cx="10" cy="3" r="2" />
      <path d="M5 7h10v6H5zM5 7l10 6M15 7L5 13M7 13l-1 5M13 13l1 5" />
    </>
  ),
  visibility: <path className={full} fill-rule="evenodd" d="M5 2l5 5 5-5 2 3v13H3V5zM4 11v2h12v-2z" />,
  clothing: <path className={full} d="M6 1h8l4 7-2 1-2-3v5l1 8h-4l-1-6-1 6H5l1-8V6L4 9 2 8z" />,
  detector: (
    <>
      <path className={full} fill-rule="evenodd" d="M6 6h8v13H6zM8 8v4h4V8z" />
      <path d="M5 3c3-2 7-2 10 0" />
    </>
  ),
};

/** For what no sign of the table fits: only the words beside it say what. */
export const unknownDrawing: ComponentChildren = <Letters>!</Letters>;
