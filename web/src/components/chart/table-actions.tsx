import { formatCsv, escapeFormula } from '@eptw/domain/export/csv';
import { Button } from 'antd';
import { Copy, Image, Sheet } from 'lucide-react';
import { saveFile } from '../../lib/download.ts';
import { useToast } from '../../lib/toast.ts';
import type { DataTable } from './chart-data.ts';

interface TableActionsProps {
  /** What the numbers are of; used for the names of buttons and files. */
  title: string;
  table: DataTable;
  /** Renders the chart beside the table, if there is one. */
  renderImage?: (() => Promise<Blob>) | undefined;
}

/** Turns a title into a file name: lower-case letters, digits and hyphens. */
export function toFileName(title: string, ending: string): string {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${name.replace(/^-|-$/g, '')}.${ending}`;
}

/** Prepares a cell for the clipboard: a name is neither run as a formula nor split into two cells. */
function toClipboardCell(cell: string | number): string {
  return typeof cell === 'number' ? String(cell) : escapeFormula(cell.replace(/\s+/g, ' '));
}

/** Copies and saves the numbers and their picture. */
export function TableActions({ title, table, renderImage }: TableActionsProps) {
  const showToast = useToast();

  async function copy() {
    const text = [table.head, ...table.rows].map((row) => row.map(toClipboardCell).join('\t')).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', 'Table copied.');
    } catch {
      showToast('error', 'Your browser blocked copying. Export the table as CSV instead.');
    }
  }

  async function savePicture(draw: () => Promise<Blob>) {
    try {
      saveFile(await draw(), toFileName(title, 'png'));
    } catch {
      showToast('error', 'The picture could not be drawn. Try again, or print the page.');
    }
  }

  const exportCsv = () =>
    saveFile(new Blob([formatCsv([table.head, ...table.rows])], { type: 'text/csv' }), toFileName(title, 'csv'));

  return (
    <div className="chart-actions" role="group" aria-label={`Export ${title}`}>
      <Button size="small" icon={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
        Copy table
      </Button>
      <Button size="small" icon={<Sheet size={14} aria-hidden />} onClick={exportCsv}>
        CSV
      </Button>
      {renderImage && (
        <Button size="small" icon={<Image size={14} aria-hidden />} onClick={() => void savePicture(renderImage)}>
          PNG
        </Button>
      )}
    </div>
  );
}
