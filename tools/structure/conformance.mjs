// The references of a conformance document: files, titles of tests in them, and decision records.
import { projectFolders } from './document-paths.mjs';

const file = new RegExp(
  `\`((?:${projectFolders.join('|')})\\/[^\`\\s]+|Dockerfile|compose\\.yaml)\`(?: › '(.+?)'(?=;| +\\|))?`,
  'g',
);
const link = /\]\(([^)#\s]+\.md)\)/g;
/** An open requirement may reference what does not exist yet. */
const open = /\bNOT (YET )?MET\b/;

/**
 * The references in the document that do not exist, one sentence each. Two titles of tests in one file are separated
 * by "', '".
 * @param {string} document Markdown; a row of a table is one line.
 * @param {(file: string) => string | undefined} read The text of a file, by its path in the project; undefined if it
 * does not exist.
 */
export function conformanceProblems(document, read) {
  return document
    .split('\n')
    .filter((line) => !open.test(line))
    .flatMap((line) => [
      ...missingFiles(line, read),
      ...unparsedTitles(line),
      ...brokenLinks(line, read),
      ...unproven(line),
    ]);
}

function missingFiles(line, read) {
  return [...line.matchAll(file)].flatMap(([, name, titles]) => {
    const text = read(name);
    if (text === undefined) return [`names ${name}, which does not exist. Name the current file.`];
    return (titles?.split("', '") ?? [])
      .filter((title) => !["'", '"', '`'].some((quote) => text.includes(quote + title + quote)))
      .map((title) => `names a test '${title}', which ${name} does not have. Name the current test.`);
  });
}

/** A title that is followed by anything but the end of its cell or another file would not be checked. */
function unparsedTitles(line) {
  const isUnparsed = line.replaceAll(file, '').includes(" › '");
  return isUnparsed
    ? [
        'names a test in an unreadable form. End its title with a quote, followed by a semicolon or the end of the cell.',
      ]
    : [];
}

function brokenLinks(line, read) {
  return [...line.matchAll(link)]
    .filter(([, target]) => read(`docs/${target}`) === undefined)
    .map(([, target]) => `links to ${target}, which does not exist. Link to the current record.`);
}

/** The third cell of a row lists the proof. */
function unproven(line) {
  return /^\|[^|]+\|[^|]+\| +(—|-)? *\|[^|]*\|$/.test(line)
    ? ['has a requirement that nothing proves. Write the test, or say that it is NOT YET MET.']
    : [];
}
