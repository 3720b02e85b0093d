import { Button } from 'antd';
import { Eraser, Undo2 } from 'lucide-react';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { createStroke, type Brush, type DrawingSize, type Stroke } from './strokes.ts';
import { useCanvasStrokes } from './use-canvas-strokes.ts';
import { keyboardPenHelp, useKeyboardPen } from './use-keyboard-pen.ts';
import './drawing.css';

interface DrawingPadProps {
  id?: string;
  /** What is drawn here, such as 'Signature of Daniel Ong'. */
  label: string;
  size: DrawingSize;
  brush: Brush;
  strokes: readonly Stroke[];
  onChange: (strokes: Stroke[]) => void;
  /** The address of an image below the drawing. */
  background?: string;
  /** Controls at the start of the toolbar, such as the choice of a map. */
  tools?: ReactNode;
  /** Rendered over the paper, such as the line to sign on. */
  children?: ReactNode;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
}

/** A canvas for a signature or a marking: by touch, pen, mouse or keyboard, with undo and clear. */
export function DrawingPad(props: DrawingPadProps) {
  const { id, label, size, brush, strokes, onChange, background, tools, children, disabled = false } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const helpId = useId();
  const [isUsingKeyboard, setUsingKeyboard] = useState(false);
  const addStroke = (stroke: Stroke) => onChange([...strokes, stroke]);
  const pen = useKeyboardPen(size, (corners) => addStroke(createStroke(corners, brush)));
  const shownStrokes = useMemo(
    () => (pen.line ? [...strokes, createStroke(pen.line, brush)] : strokes),
    [strokes, pen.line, brush],
  );
  useCanvasStrokes(canvas, { size, brush, strokes: shownStrokes, disabled, onStroke: addStroke });

  return (
    <div className="drawing" data-invalid={props.invalid || undefined} style={{ maxWidth: size.width }}>
      <div className="drawing-tools">
        {tools}
        <span className="drawing-space" />
        <Button
          size="small"
          icon={<Undo2 size={14} aria-hidden />}
          disabled={disabled || !strokes.length}
          onClick={() => onChange(strokes.slice(0, -1))}
        >
          Undo
        </Button>
        <Button
          size="small"
          icon={<Eraser size={14} aria-hidden />}
          disabled={disabled || !strokes.length}
          onClick={() => onChange([])}
        >
          Clear
        </Button>
      </div>
      <div className="drawing-paper" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        {background && <img src={background} alt="" draggable={false} />}
        {children}
        <canvas ref={canvas} aria-hidden />
        <button
          type="button"
          className="drawing-keys"
          id={id}
          aria-label={label}
          aria-roledescription="drawing pad"
          aria-describedby={[helpId, props.describedBy].filter(Boolean).join(' ')}
          disabled={disabled}
          onKeyDown={(event) => {
            setUsingKeyboard(true);
            pen.onKeyDown(event);
          }}
          onBlur={() => {
            pen.lift();
            setUsingKeyboard(false);
          }}
        />
        {isUsingKeyboard && (
          <span
            className="drawing-cursor"
            data-down={pen.line ? true : undefined}
            style={{ left: `${(pen.position.x / size.width) * 100}%`, top: `${(pen.position.y / size.height) * 100}%` }}
          />
        )}
      </div>
      <span id={helpId} className="visually-hidden">
        {keyboardPenHelp}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {isUsingKeyboard && (pen.line ? 'Pen down' : 'Pen up')}
      </span>
    </div>
  );
}
