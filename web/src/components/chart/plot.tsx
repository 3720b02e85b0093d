import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type PointerEvent } from 'react';
import { describePoint, formatPointValues, type ChartData, type ChartDrawingProps } from './chart-data.ts';

interface PlotProps {
  title: string;
  data: ChartData;
  draw: ComponentType<ChartDrawingProps>;
  textures: string;
}

interface ActivePoint {
  index: number;
  /** The position of its tooltip, in pixels from the left. */
  left: number;
}

/** Half the maximum width of a tooltip. */
const tooltipHalfWidth = 110;

const keyMoves: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowRight: (now, last) => Math.min(now + 1, last),
  ArrowUp: (now, last) => Math.min(now + 1, last),
  ArrowLeft: (now) => Math.max(now - 1, 0),
  ArrowDown: (now) => Math.max(now - 1, 0),
  Home: () => 0,
  End: (_now, last) => last,
};

/**
 * The drawing of a chart, as wide as the available space. Its points are explored with the mouse, by touch or with
 * the arrow keys; to a screen reader it is a slider.
 */
export function Plot({ title, data, draw: Draw, textures }: PlotProps) {
  const plot = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [pointed, setPointed] = useState<ActivePoint>();
  const last = data.labels.length - 1;
  const index = pointed && pointed.index <= last ? pointed.index : undefined;

  useEffect(() => {
    const element = plot.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function pointAt(next: number) {
    const element = plot.current;
    const spot = element?.querySelector(`[data-point="${next}"]`)?.getBoundingClientRect();
    if (!element) return;
    const frame = element.getBoundingClientRect();
    const centre = spot ? spot.left + spot.width / 2 - frame.left : frame.width / 2;
    const inside = Math.max(tooltipHalfWidth, Math.min(centre, element.clientWidth - tooltipHalfWidth));
    setPointed({ index: next, left: inside });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setPointed(undefined);
    const move = keyMoves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = index === undefined ? 0 : move(index, last);
    plot.current?.querySelector(`[data-point="${next}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    pointAt(next);
  }

  function onPointerMove({ target }: PointerEvent) {
    const point = target instanceof Element ? target.closest('[data-point]') : null;
    if (point) pointAt(Number(point.getAttribute('data-point')));
    else setPointed(undefined);
  }

  return (
    <div className="chart-plot">
      <div
        ref={plot}
        className="chart-scroll"
        role="slider"
        tabIndex={0}
        aria-label={`${title}, chart`}
        aria-readonly
        aria-valuemin={1}
        aria-valuemax={last + 1}
        aria-valuenow={(index ?? 0) + 1}
        aria-valuetext={describePoint(data, index ?? 0)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={() => setPointed(undefined)}
        onFocus={() => pointAt(index ?? 0)}
        onBlur={() => setPointed(undefined)}
        // The tooltip stays at its point.
        onScroll={() => index !== undefined && pointAt(index)}
      >
        {width !== undefined && <Draw {...{ data, width, textures }} pointed={index} />}
      </div>
      {pointed && index !== undefined && (
        <div
          className="chart-words"
          style={{ insetInlineStart: `min(${pointed.left}px, 100% - ${tooltipHalfWidth}px)` }}
          aria-hidden
        >
          <b>{data.labels[index]}</b>
          {formatPointValues(data, index).map((text, position) => (
            <span key={position}>{text}</span>
          ))}
        </div>
      )}
    </div>
  );
}
