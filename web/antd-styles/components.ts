/** Style sheets of parts that are used together: with the first page, on most screens, and in forms. */
type SheetName = 'first' | 'most' | 'forms';

/** How a part of Ant Design uses its styles, as its own component calls them. */
interface StyledPart {
  sheet: SheetName;
  /** What its classes begin with, after `ant-`. */
  prefix: string;
  /** The class below which its variables apply, if not its own. */
  scope?: 'css-var';
  /** Its styles are a component of their own, which renders nothing. */
  asComponent?: true;
}

/**
 * The parts of Ant Design that the screens use, by the folder of their styles in the package. The build fails for one
 * that is used and not here, and for one that is here and not used.
 */
export const styledParts: Readonly<Record<string, StyledPart>> = {
  'button/style': { sheet: 'first', prefix: 'btn' },
  'button/style/compact': { sheet: 'first', prefix: 'btn', asComponent: true },
  'alert/style': { sheet: 'first', prefix: 'alert' },
  'checkbox/style': { sheet: 'most', prefix: 'checkbox', scope: 'css-var' },
  'drawer/style': { sheet: 'most', prefix: 'drawer' },
  'empty/style': { sheet: 'most', prefix: 'empty' },
  'input-number/style': { sheet: 'forms', prefix: 'input-number', scope: 'css-var' },
  'modal/style': { sheet: 'most', prefix: 'modal', scope: 'css-var' },
  'modal/style/confirm': { sheet: 'most', prefix: 'modal', asComponent: true },
  'pagination/style': { sheet: 'most', prefix: 'pagination' },
  'pagination/style/bordered': { sheet: 'most', prefix: 'pagination', asComponent: true },
  'radio/style': { sheet: 'most', prefix: 'radio', scope: 'css-var' },
  'segmented/style': { sheet: 'most', prefix: 'segmented' },
  'select/style': { sheet: 'most', prefix: 'select', scope: 'css-var' },
  'skeleton/style': { sheet: 'most', prefix: 'skeleton' },
  'space/style/addon': { sheet: 'forms', prefix: 'space-addon' },
  'space/style/compact': { sheet: 'first', prefix: 'space-compact' },
  'switch/style': { sheet: 'forms', prefix: 'switch' },
  'tooltip/style': { sheet: 'most', prefix: 'tooltip', scope: 'css-var' },
};

/** The styles of one part, computed by the build: `antd-styles:button/style.css`. */
export const sheetPrefix = 'antd-styles:';

/** Returns the name of the file for the styles of a part, or null for another module's id. */
export function nameSheet(id: string): string | null {
  if (!id.startsWith(sheetPrefix)) return null;
  return `antd-${styledParts[id.slice(sheetPrefix.length, -'.css'.length)]?.sheet ?? 'first'}`;
}
