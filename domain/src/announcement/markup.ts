/** Tags allowed in an announcement: emphasis, paragraphs, lists and links. */
export const announcementTags = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'u', 'ul'] as const;

/** Allowed link targets in an announcement. */
export const announcementLinkPattern = /^(?:https?:\/\/|mailto:|\/(?!\/))/i;

const tagList = announcementTags.map((tag) => `<${tag}>`).join(', ');
const tagPattern = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[^<>"']+=(?:"[^"<>]*"|'[^'<>]*'))*)\s*\/?>/i;
/** What a browser parses as the start of a tag; any other '<' is plain text. */
const looksLikeTag = /^<[a-z/!?]/i;
const linkPattern = /^\s+href=(?:"([^"]*)"|'([^']*)')$/i;

/** Tags that start a new line. */
const blockTags: ReadonlySet<string> = new Set(['br', 'li', 'ol', 'p', 'ul']);

/** One tag of a message. */
interface Tag {
  name: string;
  closes: boolean;
}

function validateAttributes(name: string, closes: boolean, attributes: string): string | undefined {
  if (name !== 'a' || closes) return attributes ? `<${name}> cannot have attributes. Remove them.` : undefined;
  const [, double, single] = linkPattern.exec(attributes) ?? [];
  const target = double ?? single;
  if (target === undefined) return 'Write a link as <a href="https://…">text</a>, without other attributes.';
  if (announcementLinkPattern.test(target)) return undefined;
  return 'A link must lead to an address that begins with https://, http://, mailto: or /.';
}

/** Parses the tag at the start of the rest of the message; returns the tag or the problem with it. */
function parseTag(rest: string): { tag: Tag; length: number } | { problem: string } {
  const [tagText, slash, writtenName = '', attributes = ''] = tagPattern.exec(rest) ?? [];
  if (tagText === undefined) {
    const incompleteTag = /^<[^\s<>]{0,20}/.exec(rest)?.[0] ?? '<';
    return { problem: `${incompleteTag} is not a complete tag. Allowed tags: ${tagList}. Write &lt; for a plain <.` };
  }
  const name = writtenName.toLowerCase();
  if (!(announcementTags as readonly string[]).includes(name)) {
    return { problem: `<${name.slice(0, 20)}> is not allowed in a message. Allowed tags: ${tagList}.` };
  }
  const problem = validateAttributes(name, slash === '/', attributes);
  return problem ? { problem } : { tag: { name, closes: slash === '/' }, length: tagText.length };
}

/**
 * Parses a message's markup. Returns the text without tags, or the problem as a sentence: a tag or attribute that is
 * not allowed, an unsafe link, an unclosed tag. Invalid markup is refused rather than cleaned, so that the stored
 * message is what the author wrote.
 */
export function parseAnnouncementMarkup(html: string): { text: string } | { problem: string } {
  const open: string[] = [];
  let text = '';
  let at = 0;
  while (at < html.length) {
    const rest = html.slice(at);
    const next = rest.indexOf('<');
    if (next !== 0) {
      text += next < 0 ? rest : rest.slice(0, next);
      at = next < 0 ? html.length : at + next;
    } else if (!looksLikeTag.test(rest)) {
      text += '<';
      at += 1;
    } else {
      const parsedTag = parseTag(rest);
      if ('problem' in parsedTag) return parsedTag;
      const { name, closes } = parsedTag.tag;
      if (blockTags.has(name)) text += ' ';
      at += parsedTag.length;
      if (name === 'br') continue;
      if (!closes) open.push(name);
      else if (open.pop() !== name) return { problem: `</${name}> has no opening tag.` };
    }
  }
  const [unclosed] = open;
  return unclosed ? { problem: `<${unclosed}> is not closed. Write </${unclosed}> where it ends.` } : { text };
}

/** The text of a message without its tags; the raw message if its markup is invalid. */
export function stripAnnouncementMarkup(message: string): string {
  const parsed = parseAnnouncementMarkup(message);
  const text = 'text' in parsed ? parsed.text : message;
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();
}
