/** The content of an e-mail as text; the layout is the same for all. */
export interface MailContent {
  to: string;
  subject: string;
  /** Above the first paragraph: 'Dear Ravi Kumar'. */
  greeting: string;
  paragraphs: string[];
  /** Items listed after the paragraphs. */
  items?: MailItem[];
  /** How many more items there are, shown below them. */
  afterItems?: string;
  /** The main action. */
  button?: { label: string; url: string };
  /** In small print. */
  note?: string;
}

/** An item listed in an e-mail. */
export interface MailItem {
  title: string;
  text: string;
  /** Omitted if the e-mail's button links to it. */
  link?: { label: string; url: string };
}

/** An e-mail ready to be sent. */
export interface Mail {
  /** The same for every attempt to send it, so that mail programs show a duplicate only once. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Mail programs do not support style sheets, so all styles are inline. */
const fonts = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";

function renderParagraph(text: string): string {
  return `<p style="margin:0 0 14px;font-size:15px;line-height:23px;color:#22303a">${escapeHtml(text)}</p>`;
}

/** The subject is already the title of an e-mail with one item. */
function renderItem({ title, text, link }: MailItem, subject: string): string {
  const head =
    title === subject ? '' : `<b style="display:block;font-weight:600;color:#14212a">${escapeHtml(title)}</b>`;
  const open = link
    ? `<br><a href="${escapeHtml(link.url)}" style="color:#0f5c6b;font-weight:600">${escapeHtml(link.label)}</a>`
    : '';
  return `<p style="margin:0 0 18px;font-size:15px;line-height:23px;color:#22303a">${head}${escapeHtml(text)}${open}</p>`;
}

function renderButton({ label, url }: NonNullable<MailContent['button']>): string {
  const link = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:6px 0 18px"><tr><td style="border-radius:7px;background:#0f5c6b"><a href="${link}" style="display:inline-block;padding:11px 22px;${fonts};font-size:15px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table><p style="margin:0 0 14px;font-size:13px;line-height:20px;color:#5b6b76">If the button does not work, open this address:<br><a href="${link}" style="color:#0f5c6b;word-break:break-all">${link}</a></p>`;
}

function renderItems({ items = [], afterItems, subject }: MailContent): string {
  const renderedItems = items.map((item) => renderItem(item, subject)).join('');
  return afterItems === undefined ? renderedItems : `${renderedItems}${renderParagraph(afterItems)}`;
}

function renderItemText({ title, text, link }: MailItem): string {
  return [title, text, ...(link ? [link.url] : [])].join('\n');
}

function renderHtml(content: MailContent, hostName: string): string {
  const note = content.note
    ? `<p style="margin:18px 0 0;padding-top:14px;border-top:1px solid #e3e8eb;font-size:13px;line-height:20px;color:#5b6b76">${escapeHtml(content.note)}</p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f6f7;${fonts}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f7"><tr><td align="center" style="padding:28px 14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe5e8;border-radius:11px">
<tr><td style="padding:18px 28px;border-bottom:1px solid #e3e8eb;font-size:15px;font-weight:600;color:#0f3f4a">Permit to Work<span style="font-weight:400;color:#5b6b76"> · ${escapeHtml(hostName)}</span></td></tr>
<tr><td style="padding:24px 28px 26px"><h1 style="margin:0 0 14px;font-size:19px;line-height:27px;color:#14212a">${escapeHtml(content.subject)}</h1>
${renderParagraph(content.greeting)}${content.paragraphs.map(renderParagraph).join('')}${renderItems(content)}${content.button ? renderButton(content.button) : ''}${note}</td></tr></table>
<p style="max-width:560px;margin:14px auto 0;font-size:12px;line-height:18px;color:#6b7a84">This e-mail was sent by the permit-to-work system of ${escapeHtml(hostName)}. Please do not reply.</p>
</td></tr></table></body></html>
`;
}

function renderText(content: MailContent, hostName: string): string {
  const button = content.button ? [`${content.button.label}:\n${content.button.url}`] : [];
  const note = content.note ? [content.note] : [];
  const items = [
    ...(content.items ?? []).map(renderItemText),
    ...(content.afterItems === undefined ? [] : [content.afterItems]),
  ];
  const end = `-- \nPermit to Work · ${hostName}`;
  return `${[content.greeting, ...content.paragraphs, ...items, ...button, ...note, end].join('\n\n')}\n`;
}

/** Renders an e-mail as HTML and as plain text. */
export function renderMail(id: string, content: MailContent, hostName: string): Mail {
  const { to, subject } = content;
  return { id, to, subject, text: renderText(content, hostName), html: renderHtml(content, hostName) };
}
