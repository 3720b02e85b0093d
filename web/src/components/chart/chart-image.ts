const namespace = 'http://www.w3.org/2000/svg';
/** Pixels of the picture per pixel of the drawing, so that it is sharp in a document. */
const pixelRatio = 2;
const margin = 20;
const legendLineHeight = 24;
const shapeStyles = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'opacity'];
const textStyles = ['font-family', 'font-size', 'font-weight', 'text-anchor'];

/** Copies the computed styles of a drawing into it, because a picture has no style sheet. */
function inlineStyles(source: SVGElement): SVGElement {
  const copy = source.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [source, ...source.querySelectorAll<SVGElement>('*')].forEach((part, index) => {
    const style = getComputedStyle(part);
    for (const name of [...shapeStyles, ...textStyles])
      copies[index]?.style.setProperty(name, style.getPropertyValue(name));
  });
  return copy;
}

function createSvgElement(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

function moveTo(drawing: SVGElement, x: number, y: number): SVGElement {
  drawing.setAttribute('x', String(x));
  drawing.setAttribute('y', String(y));
  return drawing;
}

/** Returns the positions of the legend's entries, in lines no wider than the drawing. */
function layOutLegend(legend: readonly Element[], width: number): { left: number; line: number }[] {
  let left = 0;
  let line = 0;
  return legend.map(({ textContent }) => {
    const neededWidth = 40 + textContent.length * 7;
    if (left > 0 && left + neededWidth > width) {
      left = 0;
      line += 1;
    }
    const position = { left, line };
    left += neededWidth;
    return position;
  });
}

/** Combines the drawing with its title above and its legend below into one self-contained drawing. */
function composeImage(source: SVGElement, title: string, legend: readonly Element[]) {
  const { width: ownWidth, height: ownHeight } = source.getBoundingClientRect();
  const pageStyle = getComputedStyle(source);
  const width = Math.max(ownWidth, 480);
  const positions = layOutLegend(legend, width);
  const top = margin + 36;
  const legendTop = top + ownHeight + 12;
  const size = {
    width: width + 2 * margin,
    height: legendTop + ((positions.at(-1)?.line ?? -1) + 1) * legendLineHeight + margin,
  };
  const text = { fill: pageStyle.color, 'font-family': pageStyle.fontFamily };
  const picture = createSvgElement('svg', { xmlns: namespace, ...size, viewBox: `0 0 ${size.width} ${size.height}` });
  const background = getComputedStyle(document.documentElement).getPropertyValue('--ant-color-bg-container');
  picture.append(
    createSvgElement('rect', { width: size.width, height: size.height, fill: background.trim() || '#fff' }),
  );
  picture.append(
    createSvgElement('text', { x: margin, y: margin + 16, 'font-size': 16, 'font-weight': 600, ...text }, title),
  );
  picture.append(moveTo(inlineStyles(source), margin + (width - ownWidth) / 2, top));
  legend.forEach((entry, index) => {
    const { left = 0, line = 0 } = positions[index] ?? {};
    const [x, y] = [margin + left, legendTop + line * legendLineHeight];
    const marker = entry.querySelector('svg');
    if (marker) picture.append(moveTo(inlineStyles(marker), x, y));
    picture.append(createSvgElement('text', { x: x + 20, y: y + 12, 'font-size': 13, ...text }, entry.textContent));
  });
  return { picture, ...size };
}

/**
 * Renders a chart as PNG, as it is on screen, in the colours of the theme, with its legend.
 * @throws when the browser cannot draw it
 */
export async function renderChartImage(source: SVGElement, title: string, legend: readonly Element[]): Promise<Blob> {
  const { picture, width, height } = composeImage(source, title, legend);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png'),
  );
}
