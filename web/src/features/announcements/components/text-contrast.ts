const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const darkText = '#000000';
const lightText = '#ffffff';

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 for black to 1 for white, as defined by the Web Content Accessibility Guidelines. */
function calculateLuminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21; both as '#rrggbb'. */
export function calculateContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [calculateLuminance(one), calculateLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the text colour with the best contrast; undefined when the background is not a hexadecimal colour. */
export function findReadableTextColour(background: string | null | undefined): string | undefined {
  if (!background || !hexColor.test(background)) return undefined;
  return calculateContrast(background, darkText) >= calculateContrast(background, lightText) ? darkText : lightText;
}
