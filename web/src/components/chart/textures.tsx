import { getPaletteColour, getTextureIndex } from './palette.ts';

const lineStyle = { stroke: 'var(--ant-color-bg-container)', strokeWidth: 1.6, strokeOpacity: 0.6 };

/** The textures that distinguish series without colour; the first series is plain. */
export function Textures({ id }: { id: string }) {
  const pattern = { patternUnits: 'userSpaceOnUse', width: 7, height: 7 } as const;
  return (
    <defs>
      <pattern id={`${id}-1`} {...pattern} patternTransform="rotate(45)">
        <line x1={0} y1={0} x2={0} y2={7} {...lineStyle} strokeWidth={4} />
      </pattern>
      <pattern id={`${id}-2`} {...pattern}>
        <circle cx={3.5} cy={3.5} r={1.7} fill={lineStyle.stroke} fillOpacity={0.75} />
      </pattern>
      <pattern id={`${id}-3`} {...pattern}>
        <line x1={0} y1={3.5} x2={7} y2={3.5} {...lineStyle} strokeWidth={2.6} />
      </pattern>
    </defs>
  );
}

/** Returns the fills of a series or slice at this position: its colour, and the texture over it. */
export function getFills(position: number, textures: string, colour = getPaletteColour(position)): string[] {
  const texture = getTextureIndex(position);
  return texture === 0 ? [colour] : [colour, `url(#${textures}-${texture})`];
}
