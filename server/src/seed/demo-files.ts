import { createHash } from 'node:crypto';
import { uploadFile } from '../features/files/service.ts';
import type { ActorContext } from '../app-context.ts';
import { UploadedFile } from '../graphql/uploaded-file.ts';
import { createOnePagePdf } from './one-page-pdf.ts';
import { encodePng } from './png.ts';

/** The stored names of each submitter's files, by their upload inputs. */
export type DemoFiles = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

/** Uploads a drawing and a risk assessment for each submitter, who then attaches them to many permits. */
export async function uploadDemoFiles(
  submitters: ReadonlySet<string>,
  createContext: (submitter: string) => ActorContext,
): Promise<DemoFiles> {
  const files = new Map<string, Record<string, readonly string[]>>();
  for (const submitter of submitters) {
    const context = createContext(submitter);
    const upload = async (name: string, content: Buffer) =>
      (await uploadFile(context, new UploadedFile(name, content))).filename;
    files.set(submitter, {
      attachDrawing: [await upload('work-area.png', drawSitePlan())],
      uploadRA: [await upload('risk-assessment.pdf', createOnePagePdf('Risk assessment'))],
      uploadSopMos: [await upload('method-statement.pdf', createOnePagePdf('Method statement'))],
    });
  }
  return files;
}

/** Uploads a photo of the place of one permit, unlike any other: one picture is evidence for one permit. */
export async function uploadDemoPhoto(context: ActorContext, permitId: string): Promise<string> {
  const shades = createHash('sha256').update(permitId).digest();
  const pixels = Buffer.from(Array.from({ length: 64 * 48 }, (_, index) => shades[(index >> 6) % shades.length] ?? 0));
  const picture = encodePng({ width: 64, height: 48, channels: 1, pixels });
  return (await uploadFile(context, new UploadedFile('place.png', picture))).filename;
}

const width = 480;
const height = 320;

/** Draws a floor plan as a PNG picture: columns in a grid, rooms, and the work area in grey. */
function drawSitePlan(): Buffer {
  const pixels = Buffer.alloc(height * width, 0xff);
  const shade = (left: number, top: number, right: number, bottom: number, grey: number) => {
    for (let y = top; y < bottom; y += 1) pixels.fill(grey, y * width + left, y * width + right);
  };
  for (let x = 0; x <= width - 60; x += 60)
    for (let y = 0; y <= height - 40; y += 40) shade(x + 28, y + 18, x + 32, y + 22, 0x99);
  shade(150, 100, 270, 180, 0xd8);
  const walls: [number, number, number, number][] = [
    [20, 20, 460, 23],
    [20, 297, 460, 300],
    [20, 20, 23, 300],
    [457, 20, 460, 300],
    [300, 20, 303, 220],
    [20, 220, 200, 223],
  ];
  for (const wall of walls) shade(...wall, 0x33);
  return encodePng({ width, height, channels: 1, pixels });
}
