import { sheetPrefix, styledParts } from './components.ts';
import { readTokens } from './tokens.ts';

const antd = /[\\/]antd[\\/]es[\\/](.+)\.js$/;
const designFile = /[\\/]web[\\/]src[\\/]app[\\/]design\.ts$/;

/** 'alert/style' of the module of Ant Design that has the styles of alerts; undefined for another package's. */
export const toPart = (id: string): string | undefined =>
  antd
    .exec(id)?.[1]
    ?.replaceAll('\\', '/')
    .replace(/\/index$/, '');

const importSheet = (name: string) => `import '${sheetPrefix}${name}.css';\n`;

/** Fails when a new version of the package is written in another way. */
function replace(code: string, found: RegExp, by: string): string {
  if (!found.test(code)) throw new Error(`Ant Design has no ${found.source} any more: adapt web/antd-styles.`);
  return code.replace(found, () => by);
}

/** Replaces what a module exports by default; the bundler removes what only the former export needed. */
const replaceDefault = (code: string, by: string) =>
  `${replace(code, /^export default /m, 'const replaced = /* @__PURE__ */ ')}\nexport default ${by};`;

/** Only the computing of styles uses these names. */
const unused = (names: string) => `const ${names.replaceAll(',', ' = undefined,')} = undefined;`;

/** Returns the tokens that the build has computed, instead of computing them. */
const useToken = () => `useComputedToken;
  const tokens = ${JSON.stringify(readTokens())};
  const known = new WeakMap();
  function findToken(theme) {
    const found = known.get(theme) ?? { ...tokens.everywhere, ...tokens[theme.cssVar?.key], ...theme.token };
    known.set(theme, found);
    return found;
  }
  function useComputedToken() {
    const theme = React.useContext(DesignTokenContext);
    const token = findToken(theme);
    return [undefined, token, '', token, theme.cssVar, true];
  }`;

/** Part of Ant Design that computes styles or colours → what stands in its place. */
const replacements: Readonly<Record<string, (code: string) => string>> = {
  '_util/wave/style': (code) => replaceDefault(code, `() => ''`),
  'config-provider': (code) =>
    replace(
      code,
      /^import .* from '@ant-design\/cssinjs';$/m,
      'const createTheme = () => undefined; const CssInJsStyleContext = React.createContext({});',
    ),
  // The build has made these colours solid.
  'empty/utils': () => 'export const getAsSolidColor = (color) => color;',
  style: (code) => replace(code, /= new Keyframes\(/, '= /* @__PURE__ */ new Keyframes('),
  'theme/context': () => `
    import { createContext } from 'react';
    export const defaultTheme = undefined;
    export const defaultConfig = { token: {}, override: {}, hashed: false };
    export const DesignTokenContext = createContext(defaultConfig);`,
  'theme/internal': (code) =>
    replace(
      code,
      /^import .* from '@ant-design\/cssinjs-utils';$/m,
      unused('calc, mergeToken, statistic, statisticToken'),
    ),
  'theme/themes/seed': (code) => replaceDefault(code, '{}'),
  'theme/useToken': (code) => replaceDefault(code, useToken()),
  'theme/util/genStyleUtils': (code) =>
    `export ${unused('genStyleHooks, genSubStyleComponent, genComponentStyleHook')}
    ${replace(code, /^[^]*(?=^export const genCssVar)/m, '')}`,
  'theme/util/useResetIconStyle': () => 'export default () => undefined;',
  // Nothing to do with styles: for a setting that our provider does not have, it loads all of the popups.
  'tooltip/UniqueProvider': () => 'export default ({ children }) => children;',
  'tooltip/util': () => `
    export function parseColor(_root, _prefix, color) {
      if (color) throw new Error('The build computes styles of tooltips without a colour of their own.');
      return { className: '', overlayStyle: {}, arrowStyle: {} };
    }`,
};

/** Our own colours and sizes: their styles are computed as well. */
const noDesigns = 'const design = { zeroRuntime: true }; export const designs = { light: design, dark: design };';

/** Returns the code in place of a module that computes styles; undefined for any other. */
export function replaceModule(code: string, id: string): string | undefined {
  if (designFile.test(id)) return noDesigns;
  const part = toPart(id);
  if (part === undefined) return undefined;
  const styled = styledParts[part];
  if (!styled) return replacements[part]?.(code);
  // What all parts share comes first. The scheme's class is on the root element, so the parts do not need it.
  const sheets = ['variables', 'shared', part].map(importSheet).join('');
  return sheets + replaceDefault(code, `() => ${styled.asComponent ? 'null' : `['', '']`}`);
}
