import type { Plugin, Rolldown } from 'vite';
import { nameSheet, sheetPrefix, styledParts } from './components.ts';
import { replaceModule, toPart } from './replacements.ts';
import { writeSheet } from './sheets.ts';

const preloading = 'document.head.appendChild(link)';

/**
 * The styles of Ant Design stand before all of ours, whenever they are loaded, so that ours win where both are equally
 * specific. The first of them is always in the page.
 */
const preloadingInOrder = `(dep.pathname.includes('/antd-')
  ? document.querySelector('link[href*="/antd-first-"]').after(link)
  : document.head.append(link))`;

/** Moves the styles of Ant Design before ours in the page, too. */
function orderSheets(page: string): string {
  const ahead = page.match(/ *<link rel="stylesheet"[^>]*\/antd-[^>]*>\n/g) ?? [];
  const rest = ahead.reduce((text, link) => text.replace(link, ''), page);
  return rest.replace(/ *<link rel="stylesheet"/, (link) => ahead.join('') + link);
}

const computesStyles = /\bgen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/;

/** Packages that compute styles while a page is open. */
const computingPackage = /[\\/]node_modules[\\/](@ant-design[\\/]cssinjs-utils|stylis)[\\/]/;

/** The ids of the modules that a bundle contains. */
const listModules = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );

/**
 * Computes Ant Design's styles in the build. Otherwise the package computes them while a page opens, which takes a
 * telephone a quarter of that time. They become style sheets that load with the components they style.
 */
export function antdStyles(): Plugin {
  const computing = new Set<string>();
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (nameSheet(id) === null ? undefined : id),
    load(id) {
      if (nameSheet(id) === null) return undefined;
      return { code: writeSheet(id.slice(sheetPrefix.length, -'.css'.length)), moduleSideEffects: true };
    },
    transform(code, id) {
      if (id.includes('vite/preload-helper')) {
        if (!code.includes(preloading)) this.error('Vite loads style sheets in another way: adapt web/antd-styles.');
        return { code: code.replace(preloading, preloadingInOrder), map: { mappings: '' } };
      }
      const replacement = replaceModule(code, id);
      if (replacement !== undefined) return { code: replacement, map: { mappings: '' } };
      if (computesStyles.test(code)) computing.add(id);
      return undefined;
    },
    transformIndexHtml: { order: 'post', handler: orderSheets },
    generateBundle(_options, bundle) {
      const modules = listModules(bundle);
      const missing = modules.filter((id) => computing.has(id) || computingPackage.test(id));
      if (missing.length > 0) {
        const names = missing.map((id) => toPart(id) ?? id).join(', ');
        this.error(`The build does not compute the styles of ${names}: add them to web/antd-styles/components.ts.`);
      }
      const used = new Set(modules.map(toPart));
      const needless = Object.keys(styledParts).filter((part) => !used.has(part));
      if (needless.length > 0) {
        this.error(`No screen uses ${needless.join(', ')}: remove them from web/antd-styles/components.ts.`);
      }
    },
  };
}
