import { mapCanvas } from '@eptw/domain/template/model/drawing';

const step = 50;

function toColumnName(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** Returns a plain grid to mark where the site has no picture: columns A to T, rows 1 to 12. A data URL. */
export function createGridPlan(): string {
  const { width, height } = mapCanvas;
  const columns = Array.from({ length: width / step }, (_, index) => index);
  const rows = Array.from({ length: height / step }, (_, index) => index);
  const lines = [
    ...columns.map((column) => `<path d="M${column * step} 0V${height}"/>`),
    ...rows.map((row) => `<path d="M0 ${row * step}H${width}"/>`),
  ];
  const names = [
    ...columns.map((column) => `<text x="${(column + 0.5) * step}" y="17">${toColumnName(column)}</text>`),
    ...rows.slice(1).map((row) => `<text x="16" y="${(row + 0.5) * step + 5}">${row + 1}</text>`),
  ];
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#fbfcfd"/><g stroke="#dfe6ea">${lines.join('')}</g>` +
    `<g fill="#5b6b77" font-family="sans-serif" font-size="14" text-anchor="middle">${names.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
