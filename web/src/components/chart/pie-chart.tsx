import { formatNumber, type Drawing } from './chart-data.ts';
import { fillsOf, Textures } from './textures.tsx';

const size = 260;
const outer = 118;
const inner = 70;

interface Slice {
  index: number;
  value: number;
  /** Share of the circle before it, and its own. */
  from: number;
  share: number;
}

function slicesOf(values: readonly number[]): Slice[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let from = 0;
  return values.flatMap((value, index) => {
    if (value === 0) return [];
    const slice = { index, value, from, share: value / total };
    from += slice.share;
    return [slice];
  });
}

/** Where a share of the circle ends, clockwise from the top. */
function at(share: number, radius: number): string {
  const angle = share * 2 * Math.PI;
  return `${size / 2 + radius * Math.sin(angle)} ${size / 2 - radius * Math.cos(angle)}`;
}

function outline({ from, share }: Slice): string {
  // An arc that ends where it begins is none.
  const to = from + Math.min(share, 0.9999);
  const isLarge = share > 0.5 ? 1 : 0;
  return [
    `M${at(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${at(to, outer)}`,
    `L${at(to, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${at(from, inner)}Z`,
  ].join('');
}

/** A ring with a slice for each label, clockwise from the top, of the first series. */
export function PieChart({ data, pointed, textures }: Drawing) {
  const [first] = data.series;
  const values = first?.values ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <svg className="chart-drawing" width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <Textures id={textures} />
      {slicesOf(values).map((slice) => (
        <g
          key={slice.index}
          data-point={slice.index}
          opacity={pointed === undefined || pointed === slice.index ? 1 : 0.5}
        >
          {fillsOf(slice.index, textures, data.sliceColours?.[slice.index]).map((fill) => (
            <path key={fill} className="chart-slice" d={outline(slice)} fill={fill} />
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
