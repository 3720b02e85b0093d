import type { Cell } from '@eptw/domain/export/csv';

/** The most characters that Excel takes in a cell. */
const maximumCellLength = 32_767;

/** What XML cannot hold, what Excel would read as an escape, and what either would change when reading. */
const specialCharacters = /[&<>\p{Cc}\p{Surrogate}\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/gu;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\t': '&#9;', '\n': '&#10;' };

/** A text as the content of an XML element that Excel reads back as the same text; never with a line break of its own. */
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
 * A row of a sheet, in a line of its own. Texts are typed as such, so that none is ever taken for a formula. `style` is
 * that of all its cells.
 */
export function formatSheetRow(cells: readonly Cell[], number: number, style = 0): string {
  const written = cells.map((cell, index) => {
    const place = `r="${toColumnName(index)}${number}"${style > 0 ? ` s="${style}"` : ''}`;
    return typeof cell === 'number'
      ? `<c ${place}><v>${cell}</v></c>`
      : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeCell(cell)}</t></is></c>`;
  });
  return `<row r="${number}">${written.join('')}</row>\n`;
}
