const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const relationshipNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The path of the only sheet in a workbook. */
export const sheetPath = 'xl/worksheets/sheet1.xml';

/** The style of headings; all other cells have style 0. */
export const headingStyle = 1;

/** The XML before and after the rows of the sheet: its first row stays visible. */
export const sheetStart = `${declaration}<worksheet xmlns="${sheetNamespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="22" defaultRowHeight="15"/><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

function formatRelationships(...related: [id: string, type: string, target: string][]): string {
  const each = related.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${relationshipNamespace}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${each.join('')}</Relationships>`;
}

/** The other parts of a workbook with one sheet, path → content: the minimum that spreadsheet programs need. */
export const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  '_rels/.rels': formatRelationships(['rId1', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${sheetNamespace}" xmlns:r="${relationshipNamespace}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': formatRelationships(
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'styles', 'styles.xml'],
  ),
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${sheetNamespace}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};
