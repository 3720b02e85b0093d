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

const keyMoves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  ArrowDown: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * The drawing of a chart, as wide as the available space. Its points are explored with the mouse, by touch or with
 * the arrow keys; to a screen reader it is a slider.
 */
export function Plot({ title, data, draw: Draw, textures }: PlotProps) {
  const plot = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [activePoint, setActivePoint] = useState<ActivePoint>();
  const last = data.labels.length - 1;
  const index = activePoint && activePoint.index <= last ? activePoint.index : undefined;

  useEffect(() => {
    const element = plot.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function activatePoint(nextIndex: number) {
    const element = plot.current;
    const pointFrame = element?.querySelector(`[data-point="${nextIndex}"]`)?.getBoundingClientRect();
    if (!element) return;
    const frame = element.getBoundingClientRect();
    const centre = pointFrame ? pointFrame.left + pointFrame.width / 2 - frame.left : frame.width / 2;
    const tooltipLeft = Math.max(tooltipHalfWidth, Math.min(centre, element.clientWidth - tooltipHalfWidth));
    setActivePoint({ index: nextIndex, left: tooltipLeft });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setActivePoint(undefined);
    const move = keyMoves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const nextIndex = index === undefined ? 0 : move(index, last);
    plot.current?.querySelector(`[data-point="${nextIndex}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    activatePoint(nextIndex);
  }

  function onPointerMove({ target }: PointerEvent) {
    const point = target instanceof Element ? target.closest('[data-point]') : null;
    if (point) activatePoint(Number(point.getAttribute('data-point')));
    else setActivePoint(undefined);
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
        onPointerLeave={() => setActivePoint(undefined)}
        onFocus={() => activatePoint(index ?? 0)}
        onBlur={() => setActivePoint(undefined)}
        // The tooltip stays at its point.
        onScroll={() => index !== undefined && activatePoint(index)}
      >
        {width !== undefined && <Draw {...{ data, width, textures }} activeIndex={index} />}
      </div>
      {activePoint && index !== undefined && (
        <div
          className="chart-tooltip"
          style={{ insetInlineStart: `min(${activePoint.left}px, 100% - ${tooltipHalfWidth}px)` }}
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
