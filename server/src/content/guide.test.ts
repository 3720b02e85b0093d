import { expect, it, test } from 'vitest';
import { parseGuide } from './guide.ts';

test('a guide consists of headings, paragraphs, lists, notes and tables', () => {
  const markdown = `# Raising

Choose the site.

## Files

1. Open it.
2. Sign it.

- One
- Two

> Ask first.

<!-- widths: 30 70 -->

| Word | Meaning    |
| ---- | ---------- |
| Due  | Undecided. |

# Closing
`;
  expect(parseGuide('guide/1.md', markdown)).toEqual([
    {
      title: 'Raising',
      blocks: [
        { kind: 'text', text: 'Choose the site.' },
        { kind: 'heading', text: 'Files' },
        { kind: 'steps', items: ['Open it.', 'Sign it.'] },
        { kind: 'list', items: ['One', 'Two'] },
        { kind: 'note', text: 'Ask first.' },
        { kind: 'table', head: ['Word', 'Meaning'], shares: [30, 70], rows: [['Due', 'Undecided.']] },
      ],
    },
    { title: 'Closing', blocks: [] },
  ]);
});

it.each([
  ['text before the first chapter', 'Hello', /^content\/guide\/1\.md, line 1: stands before the first chapter/],
  ['bold text', '# One\n\nThis is **important**.', /line 3: has markup that is not drawn/],
  ['a link', '# One\n\n- See [this](that.md).', /line 3: has markup that is not drawn/],
  ['a heading of the third level', '# One\n\n### Small', /line 3: has markup that is not drawn/],
  ['an item of two lines', '# One\n\n- One\n  and more', /line 3: has an item of more than one line/],
  [
    'a table without widths',
    '# One\n\n| A | B |\n| - | - |\n| 1 | 2 |',
    /line 3: is a table of 2 columns. Say above it/,
  ],
  [
    'a row that is too short',
    '# One\n\n<!-- widths: 1 2 -->\n\n| A | B |\n| - | - |\n| 1 |',
    /line 5: .*different lengths/,
  ],
  ['a table without a ruling', '# One\n\n<!-- widths: 1 -->\n\n| A |\n| 1 |', /line 5: .*without a line of dashes/],
])('refuses %s', (_title, markdown, problem) => {
  expect(() => parseGuide('guide/1.md', markdown)).toThrow(problem);
});
