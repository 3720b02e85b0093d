const namespace = 'http://www.w3.org/2000/svg';
/** Pixels of the picture for each of the drawing, so that it is sharp in a document. */
const sharpness = 2;
const edge = 20;
const legendLine = 24;
const drawn = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'opacity'];
const written = ['font-family', 'font-size', 'font-weight', 'text-anchor'];

/** Copies what the page's styles make of a drawing into it, for a picture has no page. */
function withOwnStyles(source: SVGElement): SVGElement {
  const copy = source.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [source, ...source.querySelectorAll<SVGElement>('*')].forEach((part, index) => {
    const style = getComputedStyle(part);
    for (const name of [...drawn, ...written]) copies[index]?.style.setProperty(name, style.getPropertyValue(name));
  });
  return copy;
}

function element(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

function placed(drawing: SVGElement, x: number, y: number): SVGElement {
  drawing.setAttribute('x', String(x));
  drawing.setAttribute('y', String(y));
  return drawing;
}

/** Where each entry of the legend stands, in lines that are no wider than the drawing. */
function legendPlaces(legend: readonly Element[], width: number): { left: number; line: number }[] {
  let left = 0;
  let line = 0;
  return legend.map(({ textContent }) => {
    const needed = 40 + textContent.length * 7;
    if (left > 0 && left + needed > width) {
      left = 0;
      line += 1;
    }
    const place = { left, line };
    left += needed;
    return place;
  });
}

/** The drawing with its title above and its legend below, as one drawing that needs nothing else. */
function wholePicture(source: SVGElement, title: string, legend: readonly Element[]) {
  const { width: ownWidth, height: ownHeight } = source.getBoundingClientRect();
  const page = getComputedStyle(source);
  const width = Math.max(ownWidth, 480);
  const places = legendPlaces(legend, width);
  const top = edge + 36;
  const legendTop = top + ownHeight + 12;
  const size = {
    width: width + 2 * edge,
    height: legendTop + ((places.at(-1)?.line ?? -1) + 1) * legendLine + edge,
  };
  const text = { fill: page.color, 'font-family': page.fontFamily };
  const picture = element('svg', { xmlns: namespace, ...size, viewBox: `0 0 ${size.width} ${size.height}` });
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ant-color-bg-container');
  picture.append(element('rect', { width: size.width, height: size.height, fill: ground.trim() || '#fff' }));
  picture.append(element('text', { x: edge, y: edge + 16, 'font-size': 16, 'font-weight': 600, ...text }, title));
  picture.append(placed(withOwnStyles(source), edge + (width - ownWidth) / 2, top));
  legend.forEach((entry, index) => {
    const { left = 0, line = 0 } = places[index] ?? {};
    const [x, y] = [edge + left, legendTop + line * legendLine];
    const sign = entry.querySelector('svg');
    if (sign) picture.append(placed(withOwnStyles(sign), x, y));
    picture.append(element('text', { x: x + 20, y: y + 12, 'font-size': 13, ...text }, entry.textContent));
  });
  return { picture, ...size };
}

/**
 * Makes a PNG picture of a chart as it is on screen, in the colours of the theme, with the entries of its legend.
 * @throws when the browser cannot draw it
 */
export async function pictureOf(source: SVGElement, title: string, legend: readonly Element[]): Promise<Blob> {
  const { picture, width, height } = wholePicture(source, title, legend);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png'),
  );
}
