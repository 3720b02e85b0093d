import { createRequire } from 'node:module';
import { ConfigProvider, type ThemeConfig } from 'antd';
import { createElement, type FC, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type * as CssInJs from '@ant-design/cssinjs';
import { styledParts } from './components.ts';
import { parseVariables, type Variables } from './variables.ts';

// Node loads the package's CommonJS copy, and its styles must be of the same copy.
const require = createRequire(import.meta.url);
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs') as typeof CssInJs;

type Cache = ReturnType<typeof createCache>;
type UseStyle = (prefix: string, scope: string) => unknown;
type StyleComponent = FC<{ prefixCls: string }>;

/** Renders nothing, but the styles of a part as its component would. */
function Styles({ part }: { part: string }): ReactNode {
  const { prefix, scope, asComponent } = styledParts[part] ?? {};
  const exported = (require(`antd/lib/${part}`) as { default: unknown }).default;
  const prefixCls = `ant-${prefix}`;
  if (asComponent) return createElement(exported as StyleComponent, { prefixCls });
  (exported as UseStyle)(prefixCls, scope ? `${prefixCls}-${scope}` : prefixCls);
  return null;
}

function render(theme: ThemeConfig, cache: Cache, part: string) {
  const styles = createElement(Styles, { part });
  renderToString(createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, styles)));
}

/** Where Ant Design's own server rendering notes what it has extracted; a page has no use for it. */
const extractedParts = /\.data-ant-cssinjs-cache-path\{[^}]*\}/g;

/** Moves the styles that all parts share, such as those of icons and links, to a cache of their own. */
function takeShared(cache: Cache): Cache {
  const shared = createCache();
  for (const [key, value] of cache.cache) if (key.includes('%Shared%')) shared.cache.set(key, value);
  for (const key of shared.cache.keys()) cache.extracted.add(key);
  return shared;
}

const write = (cache: Cache) =>
  extractStyle(cache, { plain: true, types: 'style', once: true }).replace(extractedParts, '');

/** Part → its styles, beginning with `shared`. They are the same in every theme. */
export function extractStyles(theme: ThemeConfig): Map<string, string> {
  const cache = createCache();
  const [first = ''] = Object.keys(styledParts);
  render(theme, cache, first);
  const styles = new Map([['shared', write(takeShared(cache))]]);
  for (const part of Object.keys(styledParts)) {
    render(theme, cache, part);
    styles.set(part, write(cache));
  }
  return styles;
}

/** The variables that a theme sets, with those of the parts. */
export function extractVariables(theme: ThemeConfig): Variables {
  const cache = createCache();
  for (const part of Object.keys(styledParts)) render(theme, cache, part);
  const read = (types: 'token' | 'cssVar') => extractStyle(cache, { plain: true, types }).replace(extractedParts, '');
  return parseVariables(read('token'), read('cssVar'));
}
