import { palette, sizes, toneColors } from '../palette.ts';
import { createGap, labelStyle, sumHeights, type Paper, type Strip } from '../paper.ts';
import type { PrintedChart } from '../permit-document.ts';
import { drawRow, type Cell } from './cells.ts';

/** How many charts are beside each other. */
const chartsInRow = 4;
const chartHeight = 46;
/** Room at both ends, so that a point is not cut. */
const edge = 4;
const radius = { inside: 1.5, outside: 3 } as const;

/** The height of a row of charts with captions of a line each, in points. */
export const readingChartsHeight = chartHeight + 50;

/** Draws the charts of a series beside each other, each with an axis and limits of its own. */
export function drawReadingCharts(paper: Paper, charts: readonly PrintedChart[]): void {
  for (let index = 0; index < charts.length; index += chartsInRow) {
    const row = charts.slice(index, index + chartsInRow);
    drawRow(
      paper,
      row.map((chart) => createChartCell(paper, chart, row)),
    );
  }
}

function layOutCaption(paper: Paper, { label, limits }: PrintedChart, width: number): Strip[] {
  return [
    ...paper.layOutText(label, { size: sizes.text, bold: true }, width),
    ...paper.layOutText(limits || 'No limits', labelStyle, width),
  ];
}

/** A chart with its caption as one figure. A longer caption in its row moves the chart down, so that all are level. */
function createChartCell(paper: Paper, printed: PrintedChart, row: readonly PrintedChart[]): Cell {
  return {
    twelfths: 12 / chartsInRow,
    layOut: (width) => {
      const caption = layOutCaption(paper, printed, width);
      const captionHeight = Math.max(...row.map((other) => sumHeights(layOutCaption(paper, other, width))));
      const strips = [
        ...caption,
        createGap(captionHeight - sumHeights(caption) + 4),
        { height: chartHeight, draw: (x: number, y: number) => drawChart(paper, printed, { x, y, width }) },
        createGap(3),
        layOutTimes(paper, printed, width),
      ];
      return [{ tag: 'Figure', strips, alternative: printed.alternative }];
    },
  };
}

/** The times of the first and the last value on one line, below the ends of the chart. */
function layOutTimes(paper: Paper, { from, to }: PrintedChart, width: number): Strip {
  const [first] = paper.layOutText(from, labelStyle, width);
  const [last] = paper.layOutText(to || 'No value', labelStyle, width);
  const lastWidth = paper.typesetter.wrapText(to || 'No value', labelStyle, width)[0]?.width ?? 0;
  return {
    height: last?.height ?? 0,
    draw: (x, y) => {
      first?.draw(x, y);
      last?.draw(x + width - lastWidth, y);
    },
  };
}

interface ChartPlace {
  x: number;
  y: number;
  width: number;
}

const overRange = 'Over range';

/** Draws what is allowed, the limits, and the values on a line; one outside its limits is larger, and red. */
function drawChart(paper: Paper, { chart }: PrintedChart, { x, y, width }: ChartPlace): void {
  const { pdf } = paper;
  const toX = (across: number) => x + edge + across * (width - 2 * edge);
  const toY = (up: number) => y + (1 - up) * chartHeight;
  const { points, limits, allowed } = chart;
  pdf.save();
  if (allowed)
    pdf.rect(x, toY(allowed.to), width, toY(allowed.from) - toY(allowed.to)).fill(toneColors.green.background);
  pdf
    .moveTo(x, y + chartHeight)
    .lineTo(x + width, y + chartHeight)
    .lineWidth(0.6)
    .strokeColor(palette.hairline)
    .stroke();
  for (const limit of limits)
    pdf
      .moveTo(x, toY(limit))
      .lineTo(x + width, toY(limit))
      .lineWidth(0.6)
      .dash(3, { space: 2 })
      .strokeColor(palette.muted)
      .stroke()
      .undash();
  const [first, ...others] = points;
  if (first && others.length > 0) {
    pdf.moveTo(toX(first.across), toY(first.up));
    for (const { across, up } of others) pdf.lineTo(toX(across), toY(up));
    pdf.lineWidth(1).lineJoin('round').strokeColor(palette.brand).stroke();
  }
  for (const { across, up, isOutside } of points)
    pdf
      .circle(toX(across), toY(up), isOutside ? radius.outside : radius.inside)
      .fill(isOutside ? toneColors.red.mark : palette.brand);
  pdf.restore();
  const last = points.findLast(({ isOverRange }) => isOverRange);
  if (last) drawOverRange(paper, toX(last.across), { x, y, width });
}

/** Says beside the last point at the upper edge what it is; the table below has the others in words. */
function drawOverRange(paper: Paper, at: number, { x, y, width }: ChartPlace): void {
  const style = { ...labelStyle, bold: true, color: toneColors.red.text };
  const textWidth = paper.typesetter.wrapText(overRange, style, width)[0]?.width ?? 0;
  const isAtRight = at - x > width / 2;
  const left = isAtRight ? at - radius.outside - 2 - textWidth : at + radius.outside + 2;
  paper.layOutText(overRange, style, width)[0]?.draw(left, y - radius.outside);
}
