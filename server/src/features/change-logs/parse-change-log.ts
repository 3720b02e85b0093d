import { isCalendarDate } from '@eptw/domain/time/calendar';

/** What a release brought, as its readers are told. */
export interface ChangeLog {
  /** The day as YYYY-MM-DD. */
  dateDeployed: string;
  logs: string[];
}

const dateInHeading = /(?:^|[\s(])(\d{4}-\d{2}-\d{2})(?=$|[\s)])/;
const bullet = /^\s*[-*+]\s+(.*)$/;

/** A line as people read it: links by their words, and no marks of emphasis or code. */
function toPlainText(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

function parseReleaseDate(heading: string): string | undefined {
  const date = dateInHeading.exec(heading)?.[1];
  return date !== undefined && isCalendarDate(date) ? date : undefined;
}

/**
 * Reads a change log that is kept as Markdown: a heading of the second level for each release, with its date, and a list
 * under it. Answers the releases, the newest first. What stands under a heading without a date, such as 'Unreleased', is
 * left out, for it was never deployed; a release without lines too. Never fails: what it does not know, it passes over.
 */
export function parseChangeLog(markdown: string): ChangeLog[] {
  const releases: ChangeLog[] = [];
  let release: ChangeLog | undefined;
  let continues = false;
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^##\s+(.*)$/.exec(line)?.[1];
    const text = bullet.exec(line)?.[1];
    if (heading !== undefined) {
      const dateDeployed = parseReleaseDate(heading);
      release = dateDeployed === undefined ? undefined : { dateDeployed, logs: [] };
      if (release) releases.push(release);
    } else if (text !== undefined) {
      release?.logs.push(text);
    } else if (continues && /^\s+\S/.test(line) && release) {
      release.logs.push(`${release.logs.pop() ?? ''} ${line.trim()}`);
    }
    continues = text !== undefined || (continues && /^\s+\S/.test(line));
  }
  return releases
    .map(({ dateDeployed, logs }) => ({ dateDeployed, logs: logs.map(toPlainText).filter(Boolean) }))
    .filter(({ logs }) => logs.length > 0)
    .toSorted((one, other) => other.dateDeployed.localeCompare(one.dateDeployed));
}
