import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseChangeLog } from './parse-change-log.ts';

it('reads a release with its date and its items', () => {
  const text = '# Change log\n\nWords before.\n\n## [1.2.0] - 2026-03-04\n\n### Added\n\n- One.\n* Two.\n';
  expect(parseChangeLog(text)).toEqual([{ dateDeployed: '2026-03-04', logs: ['One.', 'Two.'] }]);
});

it('returns the newest first, in any order of input, and those of one day in their order', () => {
  const text = '## 2026-01-01\n- a\n## 1.1 (2026-02-01)\n- b\n## 1.0 - 2026-02-01\n- c\n';
  expect(parseChangeLog(text).map(({ logs }) => logs)).toEqual([['b'], ['c'], ['a']]);
});

it('joins an item that continues on the next line', () => {
  expect(parseChangeLog('## 2026-01-01\r\n- One that\r\n  goes on\r\n  twice.\r\n- Two.\r\n')).toEqual([
    { dateDeployed: '2026-01-01', logs: ['One that goes on twice.', 'Two.'] },
  ]);
});

it('leaves out what is for operators, up to the next heading', () => {
  const operators = '### For operators\n- A setting that\n  goes on.\n';
  const text = `## 2026-02-01\n### Work\n- One.\n${operators}### Lists\n- Two.\n${operators}## 2026-01-01\n- Three.\n`;
  expect(parseChangeLog(text)).toEqual([
    { dateDeployed: '2026-02-01', logs: ['One.', 'Two.'] },
    { dateDeployed: '2026-01-01', logs: ['Three.'] },
  ]);
});

it('keeps only the text of links, emphasis and code', () => {
  const [release] = parseChangeLog('## 2026-01-01\n- **New**: see [the guide](https://a.example/b), `npm start`.\n');
  expect(release?.logs).toEqual(['New: see the guide, npm start.']);
});

it.each([
  ['without a date', '## Unreleased'],
  ['with an impossible date', '## [1.0.0] - 2026-02-30'],
  ['with a date in another format', '## 1.0.0, 4 March 2026'],
  ['with a number that is not a date', '## 12026-03-041'],
  ['of nothing', '## '],
])('leaves out the items under a heading %s, and keeps the rest', (_title, heading) => {
  expect(parseChangeLog(`${heading}\n- Lost.\n  Lost too.\n## 2026-01-01\n- Kept.\n`)).toEqual([
    { dateDeployed: '2026-01-01', logs: ['Kept.'] },
  ]);
});

it.each(['', '#', '- a line of no release', '## 2026-01-01\n', '\0', '## 2026-01-01\n- \n'])(
  'returns nothing for %j',
  (text) => expect(parseChangeLog(text)).toEqual([]),
);

it('reads the change log of this project, in which every release has a date', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8');
  const headings = text.match(/^## .*/gm) ?? [];
  const [first, ...others] = headings;
  expect(first).toBe('## [Unreleased]');
  expect(others.length).toBeGreaterThan(0);
  expect(parseChangeLog(text)).toHaveLength(others.length);
  // A section that is spelled otherwise would be shown to users.
  const sections = new Set(text.match(/^### .*/gm));
  expect([...sections].sort()).toEqual([
    '### Administration',
    '### For operators',
    '### Lists',
    '### People',
    '### Work',
  ]);
});
