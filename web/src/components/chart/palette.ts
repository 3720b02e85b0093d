/** Colours of series, in order. Each has a contrast of at least 3 : 1 with the background of both themes. */
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

/** The number of textures: a plain one and those of `Textures`. */
export const textureCount = 4;

/** Returns the texture or mark at this position: a different one each time the colours repeat. */
export function getTextureIndex(position: number): number {
  return (position + Math.floor(position / palette.length)) % textureCount;
}

/** Returns the colour of a series or slice by its position. */
export function getPaletteColour(position: number): string {
  return palette[position % palette.length] ?? palette[0];
}
