import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { readCompoundFile } from './compound-file.ts';

/** A type that may be stored, with the extension of its files. */
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

/** Streams of the older office documents. Installers use the same container, so the streams decide the type. */
const olderDocuments: readonly { stream: string; type: ContentType }[] = [
  { stream: 'WordDocument', type: { mime: 'application/msword', extension: 'doc' } },
  { stream: 'Workbook', type: { mime: 'application/vnd.ms-excel', extension: 'xls' } },
  { stream: 'Book', type: { mime: 'application/vnd.ms-excel', extension: 'xls' } },
  { stream: 'PowerPoint Document', type: { mime: 'application/vnd.ms-powerpoint', extension: 'ppt' } },
  { stream: '__properties_version1.0', type: { mime: 'application/vnd.ms-outlook', extension: 'msg' } },
];

/** The class ids of installers, patches and transforms: 000C1084, 000C1086 and 000C1082, lowest byte first. */
const installerClass = /^8[246]100c00/;
/** Installers pack two letters of a stream's name into one of these characters. */
const installerName = /[\u3800-\u4840]/;

const textTypes: Record<string, ContentType> = {
  '.txt': { mime: 'text/plain', extension: 'txt' },
  '.csv': { mime: 'text/csv', extension: 'csv' },
};

/** Shown when a file of another type is refused. */
export const allowedTypesLabel = 'PNG, JPG, GIF, WebP, PDF, DOCX, XLSX, PPTX, DOC, XLS, PPT, MSG, TXT or CSV';

/** Types that a browser may display; all others are only ever saved. */
export function isDisplayable(mime: string): boolean {
  return mime in pictures || mime === 'application/pdf';
}

/** The content type, detected from the content whatever the name says; undefined if it may not be stored. */
export async function detectContentType(content: Buffer, name: string): Promise<ContentType | undefined> {
  const detected = await fileTypeFromBuffer(content);
  if (!detected) return detectTextType(content, name);
  if (detected.mime === 'application/x-cfb') return detectOlderDocument(content);
  const extension = extensions[detected.mime];
  return extension === undefined ? undefined : { mime: detected.mime, extension };
}

function detectOlderDocument(content: Buffer): ContentType | undefined {
  const file = readCompoundFile(content);
  if (!file || installerClass.test(file.classId) || file.names.some((name) => installerName.test(name)))
    return undefined;
  return olderDocuments.find(({ stream }) => file.names.includes(stream))?.type;
}

/**
 * Plain text has no signature: the name must have a text extension, and the content must not be markup or a script.
 */
function detectTextType(content: Buffer, name: string): ContentType | undefined {
  const type = textTypes[path.extname(name).toLowerCase()];
  return type && isPlainText(content) ? type : undefined;
}

/** Control characters that no text contains: all but tab, line feed, form feed and carriage return. */
const controlBytes = Array.from({ length: 32 }, (_, byte) => byte).filter((byte) => ![9, 10, 12, 13].includes(byte));

const markup = /<\s*(!doctype|\?xml|\/?(html|head|body|script|svg|iframe|object|embed|link|meta|style|img|a)\b)/i;

/** How many bytes of a text are checked at a time, since checking all at once would copy the whole text in memory. */
const chunkSize = 64 * 1024;
/** How many characters are checked again with the next chunk, because a tag may span both. */
const overlap = 200;

function isPlainText(content: Buffer): boolean {
  if (controlBytes.some((byte) => content.includes(byte))) return false;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let before = '';
  try {
    for (let at = 0; at < content.length; at += chunkSize) {
      const text = before + decoder.decode(content.subarray(at, at + chunkSize), { stream: true });
      if (markup.test(text) || (at === 0 && text.trimStart().startsWith('#!'))) return false;
      before = text.slice(-overlap);
    }
    decoder.decode();
  } catch {
    return false;
  }
  return true;
}
