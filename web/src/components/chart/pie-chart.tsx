import { formatNumber, type ChartDrawingProps } from './chart-data.ts';
import { getFills, Textures } from './textures.tsx';

const size = 260;
const outerRadius = 118;
const innerRadius = 70;

interface Slice {
  index: number;
  value: number;
  /** The share of the circle before it, and its own. */
  from: number;
  share: number;
}

function toSlices(values: readonly number[]): Slice[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let from = 0;
  return values.flatMap((value, index) => {
    if (value === 0) return [];
    const slice = { index, value, from, share: value / total };
    from += slice.share;
    return [slice];
  });
}

/** Returns the point where a share of the circle ends, clockwise from the top. */
function toArcPoint(share: number, radius: number): string {
  const angle = share * 2 * Math.PI;
  return `${size / 2 + radius * Math.sin(angle)} ${size / 2 - radius * Math.cos(angle)}`;
}

function toSlicePath({ from, share }: Slice): string {
  // An arc that ends where it starts is not drawn.
  const to = from + Math.min(share, 0.9999);
  const isLarge = share > 0.5 ? 1 : 0;
  return [
    `M${toArcPoint(from, outerRadius)}A${outerRadius} ${outerRadius} 0 ${isLarge} 1 ${toArcPoint(to, outerRadius)}`,
    `L${toArcPoint(to, innerRadius)}A${innerRadius} ${innerRadius} 0 ${isLarge} 0 ${toArcPoint(from, innerRadius)}Z`,
  ].join('');
}

/** A ring with a slice for each label of the first series, clockwise from the top. */
export function PieChart({ data, activeIndex, textures }: ChartDrawingProps) {
  const [first] = data.series;
  const values = first?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <svg className="chart-drawing" width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <Textures id={textures} />
      {toSlices(values).map((slice) => (
        <g
          key={slice.index}
          data-point={slice.index}
          opacity={activeIndex === undefined || activeIndex === slice.index ? 1 : 0.5}
        >
          {getFills(slice.index, textures, data.sliceColours?.[slice.index]).map((fill) => (
            <path key={fill} className="chart-slice" d={toSlicePath(slice)} fill={fill} />
          ))}
        </g>
      ))}
      <text className="chart-total" x={size / 2} y={size / 2 + 4} textAnchor="middle">
        {formatNumber(total)}
      </text>
      <text className="chart-text" x={size / 2} y={size / 2 + 26} textAnchor="middle">
        {first?.name}
      </text>
    </svg>
  );
}
