import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';

/** A type that may be stored, with the ending that its files get. */
export interface ContentType {
  mime: string;
  extension: string;
}

const pictures: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const officeDocuments: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
};

const extensions: Record<string, string> = { ...pictures, ...officeDocuments, 'application/pdf': 'pdf' };

/** Streams in the older office documents. Installers share their container, so the streams decide. */
const olderDocuments: readonly { stream: string; type: ContentType }[] = [
  { stream: 'WordDocument', type: { mime: 'application/msword', extension: 'doc' } },
  { stream: 'Workbook', type: { mime: 'application/vnd.ms-excel', extension: 'xls' } },
];

const textTypes: Record<string, ContentType> = {
  '.txt': { mime: 'text/plain', extension: 'txt' },
  '.csv': { mime: 'text/csv', extension: 'csv' },
};

/** For a person who chose something else. */
export const allowedTypes = 'PNG, JPG, GIF, WebP, PDF, DOCX, XLSX, PPTX, DOC, XLS, TXT or CSV';

/** Types that a browser may show; everything else is only ever saved. */
export function isShown(mime: string): boolean {
  return mime in pictures || mime === 'application/pdf';
}

/** What the content is, whatever the name says; nothing when it is of no type that may be stored. */
export async function contentTypeOf(content: Buffer, name: string): Promise<ContentType | undefined> {
  const detected = await fileTypeFromBuffer(content);
  if (!detected) return textTypeOf(content, name);
  if (detected.mime === 'application/x-cfb') return olderDocumentType(content);
  const extension = extensions[detected.mime];
  return extension === undefined ? undefined : { mime: detected.mime, extension };
}

function olderDocumentType(content: Buffer): ContentType | undefined {
  return olderDocuments.find(({ stream }) => content.includes(Buffer.from(stream, 'utf16le')))?.type;
}

/** Plain text has no mark of its own: the name must say so, and the content must not be markup or a script. */
function textTypeOf(content: Buffer, name: string): ContentType | undefined {
  const type = textTypes[path.extname(name).toLowerCase()];
  return type && isPlainText(content) ? type : undefined;
}

/** Bytes below the space that no text has: all but tab, line feed, form feed and carriage return. */
const controlBytes = Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => ![9, 10, 12, 13].includes(byte));

function isPlainText(content: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return false;
  }
  const hasControls = controlBytes.some((byte) => content.includes(byte));
  const isMarkup = /<\s*(!doctype|\?xml|\/?(html|head|body|script|svg|iframe|object|embed|link|meta|style|img|a)\b)/i;
  return !hasControls && !isMarkup.test(text) && !text.trimStart().startsWith('#!');
}
