import { getTextureIndex } from './palette.ts';

const dashes = ['', '7 4', '2 4', '10 4 2 4'];

/** Returns the dash pattern of the series at this position. */
export function getDashPattern(position: number): string | undefined {
  return dashes[getTextureIndex(position)];
}

/** The marker shape of a series. */
export function Marker({ position, x, y, colour }: { position: number; x: number; y: number; colour: string }) {
  switch (getTextureIndex(position)) {
    case 1:
      return <rect x={x - 3.5} y={y - 3.5} width={7} height={7} fill={colour} />;
    case 2:
      return <path d={`M${x} ${y - 5}L${x + 4.5} ${y + 3.5}H${x - 4.5}Z`} fill={colour} />;
    case 3:
      return <path d={`M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`} fill={colour} />;
    default:
      return <circle cx={x} cy={y} r={3.8} fill={colour} />;
  }
}
