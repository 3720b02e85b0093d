import type { Cell } from '@eptw/domain/export/csv';

/** The most characters in an Excel cell. */
const maximumCellLength = 32_767;

/**
 * Characters that XML cannot contain, that Excel would parse as an escape, or that either would change when reading.
 */
const specialCharacters = /[&<>\p{Cc}\p{Surrogate}\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\t': '&#9;', '\n': '&#10;' };

/** Escapes a text as XML that Excel reads back unchanged; never contains a line break. */
function escapeCell(text: string): string {
  const shown = text.length > maximumCellLength ? `${text.slice(0, maximumCellLength - 1)}…` : text;
  return shown.replace(specialCharacters, (sign) => {
    const code = sign.charCodeAt(0);
    if (code >= 0xd800) return '\ufffd';
    return entities[sign] ?? `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;
  });
}

/** 0 → A, 25 → Z, 26 → AA. */
function toColumnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : toColumnName(Math.floor(index / 26) - 1) + letter;
}

/**
 * A row of a sheet on a single line. Texts have the text type, so that none is ever taken for a formula. `style`
 * applies to all its cells.
 */
export function formatSheetRow(cells: readonly Cell[], number: number, style = 0): string {
  const written = cells.map((cell, index) => {
    const reference = `r="${toColumnName(index)}${number}"${style > 0 ? ` s="${style}"` : ''}`;
    return typeof cell === 'number'
      ? `<c ${reference}><v>${cell}</v></c>`
      : `<c ${reference} t="inlineStr"><is><t xml:space="preserve">${escapeCell(cell)}</t></is></c>`;
  });
  return `<row r="${number}">${written.join('')}</row>\n`;
}
