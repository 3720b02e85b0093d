import type { ExportedListName, ExportFormat } from '@eptw/domain/export/exported-lists';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { TestClient } from '../../testing/client.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** For tests: the response to a request for a list as a file. */
export async function requestExport(
  server: TestApp,
  client: TestClient,
  file: `${ExportedListName}.${ExportFormat}` | 'nothing.csv' | 'permits.pdf',
  filters: unknown = {},
) {
  const headers = client.token === undefined ? {} : { authorization: `Bearer ${client.token}` };
  return server.app.inject({ method: 'POST', url: `/exports/${file}`, headers, payload: filters as object });
}

/** For tests: the lines of a CSV file as cells. */
export function parseCsv(content: Buffer): string[][] {
  return parse(content, { bom: true, record_delimiter: '\r\n' });
}

/** For tests: the cells of a workbook with one sheet, as Excel reads them. */
export function parseXlsx(content: Uint8Array): (string | number)[][] {
  const sheet = new TextDecoder().decode(unzipSync(content)['xl/worksheets/sheet1.xml']);
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c [^>]*>(?:<v>([^<]*)<\/v>|<is><t xml:space="preserve">([^<]*)<\/t><\/is>)<\/c>/g)].map(
      ([, number, text]) => (number === undefined ? decodeCell(text ?? '') : Number(number)),
    ),
  );
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

function decodeCell(xml: string): string {
  return xml
    .replace(/&(?:#(\d+)|\w+);/g, (sign, code: string | undefined) =>
      code === undefined ? (entities[sign] ?? sign) : String.fromCharCode(Number(code)),
    )
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
