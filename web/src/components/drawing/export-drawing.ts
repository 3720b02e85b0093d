import SignaturePad from 'signature_pad';
import type { DrawingSize, Stroke } from './strokes.ts';

interface DrawingExport {
  size: DrawingSize;
  strokes: readonly Stroke[];
  /** The image below the strokes, such as the site map; stretched to the drawing's size. */
  background?: CanvasImageSource;
  /** A name in a script font instead of strokes, for users who cannot draw. */
  typedName?: string;
  /** A line of text in a strip below the drawing, such as the time of signing. */
  caption?: string;
}

const captionHeight = 28;
const paperColour = '#ffffff';

function drawTypedName(context: CanvasRenderingContext2D, name: string, { width, height }: DrawingSize) {
  let fontSize = height * 0.36;
  const getFont = () =>
    `italic ${fontSize}px "Segoe Script", "Bradley Hand", "Snell Roundhand", "Brush Script MT", cursive`;
  context.font = getFont();
  const wide = context.measureText(name).width;
  if (wide > width * 0.9) fontSize *= (width * 0.9) / wide;
  context.font = getFont();
  context.textAlign = 'center';
  context.fillText(name, width / 2, height * 0.62);
}

/** Renders everything on white in the drawing's own size, whatever the screen's size and colour scheme. */
export function exportDrawing({ size, strokes, background, typedName, caption }: DrawingExport): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height + (caption ? captionHeight : 0);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // A pad clears its canvas when created, so this comes before everything below the strokes.
  const pad = new SignaturePad(canvas);
  context.fillStyle = paperColour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (background) context.drawImage(background, 0, 0, size.width, size.height);
  context.fillStyle = '#0b1f3a';
  if (typedName) drawTypedName(context, typedName, size);
  if (caption) {
    context.textAlign = 'left';
    context.font = '14px system-ui, sans-serif';
    context.fillText(caption, 12, size.height + 19);
  }
  pad.fromData([...strokes], { clear: false });
  return canvas;
}

/** Returns the drawing as a PNG file, for uploading. */
export function toDrawingFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('The drawing could not be turned into an image. Try again.'));
    }, 'image/png');
  });
}
