import type { ThemeConfig } from 'antd';
import { designs, type Scheme } from './design.ts';

/** The class that carries a scheme's variables, set on the root element so that the page's own styles can use them. */
export const toSchemeClass = (scheme: Scheme) => `eptw-${scheme}`;

const createTheme = (scheme: Scheme): ThemeConfig => ({
  ...designs[scheme],
  cssVar: { key: toSchemeClass(scheme) },
  hashed: false,
});

/** Ant Design's configuration of each scheme. */
export const themes: Record<Scheme, ThemeConfig> = {
  light: createTheme('light'),
  dark: createTheme('dark'),
};

/**
 * The same without motion, for users who ask their device for less of it: with its style sheet alone, Ant Design would
 * wait for the end of transitions that do not happen.
 */
export const stillThemes: Record<Scheme, ThemeConfig> = {
  light: withoutMotion(themes.light),
  dark: withoutMotion(themes.dark),
};

function withoutMotion(theme: ThemeConfig): ThemeConfig {
  return { ...theme, token: { ...theme.token, motion: false } };
}
