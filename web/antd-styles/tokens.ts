import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { theme as antd } from 'antd';
import type * as EmptyUtils from 'antd/lib/empty/utils';
import { themes, toSchemeClass } from '../src/app/theme.ts';

const require = createRequire(import.meta.url);
const { getAsSolidColor } = require('antd/lib/empty/utils') as typeof EmptyUtils;

const modules = path.join(path.dirname(require.resolve('antd/package.json')), 'es');

/** The names of the tokens that components read while they render: in `token.motion`, or in `{ motion } = token`. */
function findNames(): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(modules, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js') || /(^|[\\/])(style|theme)[\\/.]/.test(file)) continue;
    const code = readFileSync(path.join(modules, file), 'utf8');
    if (!/\buseToken\b/.test(code)) continue;
    for (const [, name = ''] of code.matchAll(/\btoken\??\.(\w+)/g)) names.add(name);
    for (const [, list = ''] of code.matchAll(/\{([^{}]*)\}\s*=\s*token\b/g)) {
      for (const name of list.split(',')) names.add(name.replace(/:.*/s, '').trim());
    }
  }
  return names;
}

/** Sizes are few and short, and components read some of them by names that they put together. */
const isSize = (value: unknown) => typeof value === 'number' || typeof value === 'boolean';

/** A picture of an empty list would compute this each time; nothing else reads colours. */
const toSolid = (value: unknown, ground: string) =>
  typeof value === 'string' && value.startsWith('rgba(') ? getAsSolidColor(value, ground) : value;

/** The class of a theme → the tokens that components read; `everywhere` has those that are the same in all themes. */
export function readTokens(): Record<string, Record<string, unknown>> {
  const names = findNames();
  const [light, dark] = (['light', 'dark'] as const).map((scheme) => {
    const tokens = antd.getDesignToken(themes[scheme]);
    return Object.entries(tokens)
      .filter(([name, value]) => names.has(name) || isSize(value))
      .map(([name, value]): [string, unknown] => [name, toSolid(value, tokens.colorBgContainer)]);
  });
  const others = new Map(dark);
  const isShared = ([name, value]: [string, unknown]) => others.get(name) === value;
  const shared = new Map(light?.filter(isShared));
  return {
    everywhere: Object.fromEntries(shared),
    [toSchemeClass('light')]: Object.fromEntries((light ?? []).filter(([name]) => !shared.has(name))),
    [toSchemeClass('dark')]: Object.fromEntries((dark ?? []).filter(([name]) => !shared.has(name))),
  };
}
