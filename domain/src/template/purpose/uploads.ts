import { message } from '../../message.ts';
import { isFilled } from '../submission/filled-inputs.ts';
import { findInputsByPurpose, type TitledForm } from './inputs-by-purpose.ts';
import type { Submission } from '../model/submission.ts';
import type { TemplateInput } from '../model/template.ts';

/** The documents for the approval that the submission lacks: approving then needs a confirmation. */
export function listMissingUploads(template: TitledForm, submission: Submission): TemplateInput[] {
  return findInputsByPurpose(template, 'approvalUpload').filter((input) => !isFilled(input, submission));
}

/** The largest upload, in bytes: 10 MB. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** Width of an image's thumbnail, in pixels. */
export const thumbnailWidth = 100;

const thumbnailExtensions: readonly string[] = ['jpg', 'jpeg', 'png'];

/** Programs, scripts, and documents in which a browser runs scripts. */
const blockedExtensions: readonly string[] = [
  'app apk bat bin cmd com cpl deb dll dmg exe jar lnk msi pif reg rpm scr sys url',
  'bash cjs hta js jse mjs php pl ps1 psm1 py rb sh vbe vbs wsf wsh',
  'asp aspx chm htm html jsp mht mhtml shtml svg swf xht xhtml xml xsl',
].flatMap((extensions) => extensions.split(' '));

/** A file name's extension in lower case, without the dot; systems that ignore trailing dots and spaces still run it. */
function getExtension(fileName: string): string {
  let end = fileName.length;
  while (end > 0 && '. '.includes(fileName.charAt(end - 1))) end -= 1;
  const name = fileName.slice(0, end);
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/** Whether a file is shown as a thumbnail. */
export function hasThumbnail(fileName: string): boolean {
  return thumbnailExtensions.includes(getExtension(fileName));
}

/**
 * Returns why a file may not be uploaded, judging by its name and size in bytes; undefined when it may. The name is
 * only a first check: the code that stores the file checks its content.
 */
export function checkUpload(fileName: string, size: number): string | undefined {
  if (size > maxUploadBytes) return message.uploadFailed;
  const extension = getExtension(fileName);
  if (!blockedExtensions.includes(extension)) return undefined;
  return `Files of type .${extension} can run as programs and are not accepted. Upload a PDF, a picture or a document.`;
}

/** Says why a picture of this format is refused, and how to send it as JPG. */
export function explainRefusedPicture(format: string): string {
  const howTo = 'Send it as JPG: open it, choose Export or Save as, and choose JPG.';
  return format === 'HEIC'
    ? `This is a HEIC photo, which many computers and the printed permit cannot show. ${howTo} On an iPhone, Settings > Camera > Formats > Most Compatible makes new photos JPG.`
    : `This picture has the format ${format}, which many computers and the printed permit cannot show. ${howTo}`;
}
