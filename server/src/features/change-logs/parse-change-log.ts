import { isCalendarDate } from '@eptw/domain/time/calendar';

/** A release in the change log. */
export interface ChangeLog {
  /** The day as YYYY-MM-DD. */
  dateDeployed: string;
  logs: string[];
}

const dateInHeading = /(?:^|[\s(])(\d{4}-\d{2}-\d{2})(?=$|[\s)])/;
/** The section of a release for those who run the server. Users do not need it, and it names how an installation works. */
const operatorSection = 'For operators';
const bullet = /^\s*[-*+]\s+(.*)$/;

/** An item as plain text: links by their text, without marks of emphasis or code. */
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
 * Parses a change log in Markdown: a second-level heading with a date for each release, and lists under it, in sections
 * with third-level headings. Returns the releases, newest first. Leaves out headings without a date, such as
 * 'Unreleased', the section for operators, and releases without items. Never throws: it skips what it does not recognise.
 */
export function parseChangeLog(markdown: string): ChangeLog[] {
  const releases: ChangeLog[] = [];
  let release: ChangeLog | undefined;
  let isForUsers = true;
  let continues = false;
  for (const line of markdown.split(/\r?\n/)) {
    const heading = /^##\s+(.*)$/.exec(line)?.[1];
    const section = /^###\s+(.*?)\s*$/.exec(line)?.[1];
    const text = bullet.exec(line)?.[1];
    if (heading !== undefined) {
      const dateDeployed = parseReleaseDate(heading);
      release = dateDeployed === undefined ? undefined : { dateDeployed, logs: [] };
      if (release) releases.push(release);
      isForUsers = true;
    } else if (section !== undefined) {
      isForUsers = section !== operatorSection;
    } else if (text !== undefined) {
      if (isForUsers) release?.logs.push(text);
    } else if (continues && isForUsers && /^\s+\S/.test(line) && release) {
      release.logs.push(`${release.logs.pop() ?? ''} ${line.trim()}`);
    }
    continues = text !== undefined || (continues && /^\s+\S/.test(line));
  }
  return releases
    .map(({ dateDeployed, logs }) => ({ dateDeployed, logs: logs.map(toPlainText).filter(Boolean) }))
    .filter(({ logs }) => logs.length > 0)
    .toSorted((one, other) => other.dateDeployed.localeCompare(one.dateDeployed));
}
