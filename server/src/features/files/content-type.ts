import path from 'node:path';
import { explainRefusedPicture } from '@eptw/domain/template/purpose/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { decodeBytes, decodeText, detectTextEncoding } from '../../files/text-encoding.ts';
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

const allowedTypesLabel = 'PNG, JPG, GIF, WebP, PDF, DOCX, XLSX, PPTX, DOC, XLS, PPT, MSG, TXT or CSV';

/** Pictures that most computers and a printed permit cannot show, by content type. */
const refusedPictures: Readonly<Record<string, string>> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'image/heic-sequence': 'HEIC',
  'image/heif-sequence': 'HEIC',
  'image/avif': 'AVIF',
  'image/tiff': 'TIFF',
  'image/bmp': 'BMP',
  'image/jxl': 'JPEG XL',
  'image/jp2': 'JPEG 2000',
  'image/apng': 'APNG',
};

/** Why a file is refused whose type may not be stored, and what to send instead. */
export async function explainRefusedType(content: Buffer): Promise<string> {
  const detected = await fileTypeFromBuffer(content);
  const format = detected && refusedPictures[detected.mime];
  return format
    ? explainRefusedPicture(format)
    : `This kind of file is not allowed. Please upload ${allowedTypesLabel}.`;
}

export function isPicture(mime: string): boolean {
  return mime in pictures;
}

/** Types that a browser may display; all others are only ever saved. */
export function isDisplayable(mime: string): boolean {
  return isPicture(mime) || mime === 'application/pdf';
}

/** The content type, detected from the content whatever the name says; undefined if it may not be stored. */
export async function detectContentType(content: Buffer, name: string): Promise<ContentType | undefined> {
  // The mark of UTF-16 looks like the beginning of a sound.
  const detected = detectTextEncoding(content)?.startsWith('utf-16') ? undefined : await fileTypeFromBuffer(content);
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

const markup = /<\s*(!doctype|\?xml|\/?(html|head|body|script|svg|iframe|object|embed|link|meta|style|img|a)\b)/i;

/**
 * Plain text has no signature: the name must have a text extension, and the content must be text in an encoding that
 * is read, and neither markup nor a script.
 */
function detectTextType(content: Buffer, name: string): ContentType | undefined {
  const type = textTypes[path.extname(name).toLowerCase()];
  const text = type && decodeText(content);
  return text === undefined || markup.test(text) || text.trimStart().startsWith('#!') ? undefined : type;
}

/** A text in UTF-8, as it is stored and served; any other file unchanged. Programs recognise the text by its mark. */
export function toStoredText(content: Buffer, mime: string): Buffer {
  if (!mime.startsWith('text/')) return content;
  const encoding = detectTextEncoding(content);
  return encoding === undefined || encoding === 'utf-8'
    ? content
    : Buffer.from(`\uFEFF${decodeBytes(content, encoding)}`);
}
