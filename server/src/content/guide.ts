import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContentError, listFiles } from './content-files.ts';

/** A block in a chapter. */
export type GuideBlock =
  | { kind: 'text' | 'heading' | 'note'; text: string }
  | { kind: 'steps' | 'list'; items: readonly string[] }
  /** `shares` are the widths of the columns, relative to the page's. */
  | { kind: 'table'; head: readonly string[]; shares: readonly number[]; rows: readonly (readonly string[])[] };

/** A chapter, listed on the contents page. */
export interface GuideChapter {
  title: string;
  blocks: readonly GuideBlock[];
}

/** Consecutive lines without an empty line between them. */
interface Paragraph {
  /** Number of the first line, from 1. */
  line: number;
  lines: readonly string[];
}

/** Reads the user guide: the chapters of all files of `content/guide`. */
export function readGuide(directory: string): GuideChapter[] {
  return listFiles(directory, 'guide', '.md').flatMap((file) =>
    parseGuide(file, readFileSync(path.join(directory, file), 'utf8')),
  );
}

/**
 * Parses the chapters of a Markdown file. Throws an error with the file name and the line of anything that cannot be
 * drawn.
 */
export function parseGuide(file: string, markdown: string): GuideChapter[] {
  const chapters: { title: string; blocks: GuideBlock[] }[] = [];
  let shares: number[] | undefined;
  for (const { line, lines } of splitParagraphs(markdown)) {
    const toError = (message: string) => createContentError(file, line, message);
    const [first = ''] = lines;
    const chapter = /^# (.+)$/.exec(first)?.[1];
    const widths = /^<!-- widths: ([\d ]+) -->$/.exec(first)?.[1];
    if (widths !== undefined) {
      shares = widths.split(' ').map(Number);
    } else if (lines.some((lineText) => /[*`\\<]|\]\(|^###/.test(lineText))) {
      throw toError('has markup that is not drawn. Only headings, steps, lists, notes and tables are.');
    } else if (chapter !== undefined) {
      chapters.push({ title: chapter, blocks: [] });
    } else {
      const block = parseBlock(lines, shares);
      if (typeof block === 'string') throw toError(block);
      const current = chapters.at(-1);
      if (!current) throw toError('stands before the first chapter. Begin the file with "# " and its title.');
      current.blocks.push(block);
      shares = undefined;
    }
  }
  return chapters;
}

function splitParagraphs(markdown: string): Paragraph[] {
  const paragraphs: { line: number; lines: string[] }[] = [];
  let open = false;
  markdown.split(/\r?\n/).forEach((lineText, index) => {
    const isBlank = lineText.trim() === '';
    if (!isBlank && open) paragraphs.at(-1)?.lines.push(lineText.trim());
    else if (!isBlank) paragraphs.push({ line: index + 1, lines: [lineText.trim()] });
    open = !isBlank;
  });
  return paragraphs;
}

/** The block that the lines represent, or why they cannot be drawn. */
function parseBlock(lines: readonly string[], shares: readonly number[] | undefined): GuideBlock | string {
  const [first = ''] = lines;
  if (first.startsWith('|')) return parseTable(lines, shares);
  for (const [kind, mark] of [
    ['steps', /^\d+\. /],
    ['list', /^- /],
  ] as const) {
    if (!mark.test(first)) continue;
    if (!lines.every((lineText) => mark.test(lineText))) return 'has an item of more than one line. Write each on one.';
    return { kind, items: lines.map((lineText) => lineText.replace(mark, '')) };
  }
  if (first.startsWith('## ')) {
    return lines.length === 1 ? { kind: 'heading', text: first.slice(3) } : 'needs an empty line after the heading.';
  }
  if (first.startsWith('> '))
    return { kind: 'note', text: lines.map((lineText) => lineText.replace(/^> ?/, '')).join(' ') };
  return { kind: 'text', text: lines.join(' ') };
}

function parseTable(lines: readonly string[], shares: readonly number[] | undefined): GuideBlock | string {
  const [head = [], ruling = [], ...rows] = lines.map((lineText) =>
    lineText
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  if (!ruling.every((cell) => /^-+$/.test(cell))) return 'is a table without a line of dashes below its head.';
  if (shares?.length !== head.length)
    return `is a table of ${head.length} columns. Say above it how wide they are: <!-- widths: 30 70 -->.`;
  if (rows.some((row) => row.length !== head.length)) return 'is a table with rows of different lengths.';
  return { kind: 'table', head, shares, rows };
}
