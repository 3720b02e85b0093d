/** Colours of series, in their order. Each stands out from the ground of both themes with at least 3 : 1. */
export const palette = [
  '#1f8a9a',
  '#c9701a',
  '#4a7fd0',
  '#b05ba6',
  '#2f9060',
  '#d9534a',
  '#768793',
  '#a08010',
] as const;

/** How many textures there are: a plain one and those of `Textures`. */
export const textureCount = 4;

/** The texture or mark at this position: another one each time that the colours begin again. */
export function getTextureIndex(position: number): number {
  return (position + Math.floor(position / palette.length)) % textureCount;
}

/** The colour of a series or of a slice by its position. */
export function getPaletteColour(position: number): string {
  return palette[position % palette.length] ?? palette[0];
}
