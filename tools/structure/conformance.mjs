// What a document of conformance points at: files, titles of tests in them, and records beside it.

const file =
  /`((?:content|domain|server|web|e2e|bench|tools|docs|deploy)\/[^`\s]+|Dockerfile|compose\.yaml)`(?: › '(.+?)'(?=;| +\|))?/g;
const link = /\]\(([^)#\s]+\.md)\)/g;
/** A requirement that is still to be met may name what is still to come. */
const open = /\bNOT (YET )?MET\b/;

/**
 * What the document names and is not there, one sentence each. Two titles of tests in one file are separated by "', '".
 * @param {string} document Markdown; a row of a table is one line.
 * @param {(file: string) => string | undefined} read The text of a file, from the project's folder on; undefined where
 * there is none.
 */
export function conformanceProblems(document, read) {
  return document
    .split('\n')
    .filter((line) => !open.test(line))
    .flatMap((line) => [...deadFiles(line, read), ...unreadTitles(line), ...deadLinks(line, read), ...unproven(line)]);
}

function deadFiles(line, read) {
  return [...line.matchAll(file)].flatMap(([, name, titles]) => {
    const text = read(name);
    if (text === undefined) return [`names ${name}, which is not there. Name the file that has it now.`];
    return (titles?.split("', '") ?? [])
      .filter((title) => !["'", '"', '`'].some((quote) => text.includes(quote + title + quote)))
      .map((title) => `names a test '${title}', which ${name} does not have. Name the one that proves it now.`);
  });
}

/** A title that is followed by anything but the end of its cell or another file would be looked for nowhere. */
function unreadTitles(line) {
  const unread = line.replaceAll(file, '').includes(" › '");
  return unread
    ? ['names a test in a way that cannot be read. End its title with a quote, and the cell or a semicolon.']
    : [];
}

function deadLinks(line, read) {
  return [...line.matchAll(link)]
    .filter(([, target]) => read(`docs/${target}`) === undefined)
    .map(([, target]) => `links to ${target}, which is not there. Link to the record that says it now.`);
}

/** The third cell of a row that says what proves it. */
function unproven(line) {
  return /^\|[^|]+\|[^|]+\| +(—|-)? *\|[^|]*\|$/.test(line)
    ? ['has a requirement that nothing proves. Write the test, or say that it is NOT YET MET.']
    : [];
}
