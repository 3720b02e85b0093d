import SignaturePad from 'signature_pad';
import { useEffect, useRef, type RefObject } from 'react';
import { scaleStrokes, type Brush, type DrawingSize, type Stroke } from './strokes.ts';

interface CanvasStrokesOptions {
  size: DrawingSize;
  brush: Brush;
  strokes: readonly Stroke[];
  disabled: boolean;
  onStroke: (stroke: Stroke) => void;
}

/**
 * Draws on the canvas by touch, pen or mouse. Strokes are stored in the drawing's own pixels, so that turning a phone
 * or zooming loses nothing; the canvas itself has the resolution of the screen.
 */
export function useCanvasStrokes(canvas: RefObject<HTMLCanvasElement | null>, options: CanvasStrokesOptions) {
  const latest = useRef(options);
  const redraw = useRef(() => {});
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const pad = new SignaturePad(element, { throttle: 0, minDistance: 1 });
    const getScale = () => element.clientWidth / latest.current.size.width || 1;

    redraw.current = () => {
      const { brush, strokes, disabled } = latest.current;
      pad.penColor = brush.color;
      pad.minWidth = brush.minWidth * getScale();
      pad.maxWidth = brush.maxWidth * getScale();
      pad.dotSize = brush.maxWidth * getScale();
      pad.fromData(scaleStrokes(strokes, getScale()));
      if (disabled) pad.off();
      else pad.on();
    };

    const sizeObserver = new ResizeObserver(() => {
      const ratio = Math.max(devicePixelRatio, 1);
      element.width = element.clientWidth * ratio;
      element.height = element.clientHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      redraw.current();
    });
    sizeObserver.observe(element);

    pad.addEventListener('endStroke', () => {
      const stroke = pad.toData().at(-1);
      if (stroke) latest.current.onStroke(...(scaleStrokes([stroke], 1 / getScale()) as [Stroke]));
    });

    return () => {
      sizeObserver.disconnect();
      pad.off();
    };
  }, [canvas]);

  useEffect(() => redraw.current(), [options.strokes, options.brush, options.disabled]);
}
