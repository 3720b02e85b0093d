import { describe, expect, it } from 'vitest';
import { themes } from '../src/app/theme.ts';
import { styledParts } from './components.ts';
import { extractStyles } from './extract.ts';
import { writeSheet } from './sheets.ts';
import { readTokens } from './tokens.ts';

describe('The styles that the build computes', () => {
  it.each(Object.keys(styledParts))('has styles of %s for its classes', (part) => {
    expect(writeSheet(part)).toContain(`.ant-${styledParts[part]?.prefix}`);
  });

  it('are the same in both schemes, which differ in variables alone', () => {
    expect(extractStyles(themes.dark)).toEqual(extractStyles(themes.light));
  });

  it('set each scheme’s colours below its class', () => {
    const variables = writeSheet('variables');
    expect(variables).toMatch(/\.eptw-light\{[^}]*--ant-color-text:#1a2833;/);
    expect(variables).toMatch(/\.eptw-dark\{[^}]*--ant-color-text:#e1e8ed;/);
  });

  it('set what a part changes of the page’s colours on that part alone', () => {
    expect(writeSheet('variables')).toContain('.eptw-light .ant-checkbox-css-var{--ant-color-border:#84939e;}');
  });

  it('take no time to move on a device that asks for less motion', () => {
    expect(writeSheet('variables')).toMatch(
      /@media \(prefers-reduced-motion: reduce\) \{\.eptw-light,\.eptw-dark\{--ant-motion-duration-fast:0s;/,
    );
  });

  it('give components the sizes and solid colours that they read while they render', () => {
    expect(readTokens()).toMatchObject({
      everywhere: { controlHeight: 36, motion: true, screenMD: 768, zIndexPopupBase: 1000 },
      'eptw-dark': { colorFill: expect.stringMatching(/^#/) as string },
    });
  });
});
