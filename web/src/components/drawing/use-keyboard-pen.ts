import { useState, type KeyboardEvent } from 'react';
import type { DrawingSize } from './strokes.ts';

interface Point {
  x: number;
  y: number;
}

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How the keys work, for the canvas's description. */
export const keyboardPenHelp =
  'With the keyboard: arrow keys move the pen, Shift moves it further, Space puts it down and lifts it, Escape drops the line.';

/**
 * A pen for users without a pointer: arrow keys move it, Space puts it down and lifts it. `line` contains the corners
 * of the line being drawn, in the drawing's own pixels.
 */
export function useKeyboardPen(size: DrawingSize, onLine: (corners: Point[]) => void) {
  const [position, setPosition] = useState<Point>({ x: size.width / 2, y: size.height / 2 });
  const [line, setLine] = useState<Point[] | null>(null);

  function lift() {
    if (line) onLine(line);
    setLine(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (direction) {
      const step = size.width / (event.shiftKey ? 10 : 50);
      const next = {
        x: Math.min(Math.max(position.x + direction.x * step, 0), size.width),
        y: Math.min(Math.max(position.y + direction.y * step, 0), size.height),
      };
      setPosition(next);
      if (line) setLine([...line, next]);
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (line) lift();
      else setLine([position]);
    } else if (event.key === 'Escape' && line) {
      setLine(null);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return { position, line, onKeyDown, lift };
}
