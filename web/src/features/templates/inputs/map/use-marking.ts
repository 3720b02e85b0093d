import { useEffect, useRef, useState } from 'react';
import { message } from '@eptw/domain/message';
import { mapCanvas } from '@eptw/domain/template/model/drawing';
import { toDrawingFile, exportDrawing } from '../../../../components/drawing/export-drawing.ts';
import type { Stroke } from '../../../../components/drawing/strokes.ts';
import { describeWaiting } from '../../../../lib/unsent-files.ts';
import { UploadFailure, type SendFile } from '../../../../components/upload/use-uploads.ts';
import { useOnReachable } from '../../../../lib/use-on-reachable.ts';
import { useFormContext } from '../../../../lib/form-context.ts';
import { loadImage } from './load-image.ts';

/** Milliseconds without a new line after which a marking is saved. */
const saveDelayMs = 900;

interface Marking {
  strokes: readonly Stroke[];
  draw: (strokes: readonly Stroke[]) => void;
  /** Whether the picture is on the server. */
  state: { kind: 'saved' } | { kind: 'sending' } | { kind: 'failed'; reason: string; isUnreachable: boolean };
  retry: () => void;
}

/** Manages a marking on a map: its lines, saved as one picture after each pause. */
export function useMarking(
  background: string,
  send: SendFile,
  onSaved: (filename: string | undefined) => void,
): Marking {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [state, setState] = useState<Marking['state']>({ kind: 'saved' });
  const { startTransfer } = useFormContext();
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; control: AbortController; done: () => void }>(
    undefined,
  );

  function cancelPending(): void {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    pending.current.control.abort();
    pending.current.done();
    pending.current = undefined;
  }

  useEffect(() => () => pending.current?.done(), []);

  // Lines that were drawn on another map, or before this one had loaded, are saved on this one.
  const redraw = useRef(() => {});
  redraw.current = () => {
    if (strokes.length > 0) draw(strokes, 0);
  };
  useEffect(() => redraw.current(), [background]);

  async function saveMarking(newStrokes: readonly Stroke[], control: AbortController): Promise<void> {
    try {
      const canvas = exportDrawing({ size: mapCanvas, strokes: newStrokes, background: await loadImage(background) });
      const file = await toDrawingFile(canvas, 'demarcation.png');
      const filename = await send(file, { onProgress: () => {}, signal: control.signal });
      if (control.signal.aborted) return;
      onSaved(filename);
      setState({ kind: 'saved' });
    } catch (error) {
      if (control.signal.aborted) return;
      const isUnreachable = error instanceof UploadFailure && error.kind === 'unreachable';
      const reason = error instanceof Error ? error.message : message.somethingWentWrong;
      setState({ kind: 'failed', reason: isUnreachable ? describeWaiting(undefined) : reason, isUnreachable });
    }
    cancelPending();
  }

  function draw(newStrokes: readonly Stroke[], delay = saveDelayMs): void {
    cancelPending();
    setStrokes(newStrokes);
    if (newStrokes.length === 0) {
      setState({ kind: 'saved' });
      onSaved(undefined);
      return;
    }
    setState({ kind: 'sending' });
    const control = new AbortController();
    const timer = setTimeout(() => void saveMarking(newStrokes, control), delay);
    pending.current = { timer, control, done: startTransfer?.() ?? (() => {}) };
  }

  useOnReachable(() => {
    if (state.kind === 'failed' && state.isUnreachable) draw(strokes, 0);
  });

  return { strokes, draw, state, retry: () => draw(strokes, 0) };
}
