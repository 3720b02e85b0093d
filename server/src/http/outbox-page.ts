import type { OutboxMail } from '../mail/outbox.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const style = `body{margin:0;background:#f3f6f7;color:#22303a;font:15px/23px 'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px}h1{font-size:22px;line-height:30px;margin:0 0 4px}p{margin:0 0 18px;color:#51616c}
ul{list-style:none;margin:0;padding:0;border:1px solid #dfe5e8;border-radius:11px;background:#fff}li+li{border-top:1px solid #e3e8eb}
a{display:block;padding:12px 18px;color:inherit;text-decoration:none}a:hover,a:focus{background:#eef4f5}b{display:block;color:#0f3f4a}
span{color:#51616c;font-size:13px;overflow-wrap:anywhere}.none{padding:28px 18px;text-align:center}`;

/** Formats all e-mails that were kept instead of sent, as a page with a link to each. */
export function renderOutboxPage(mails: readonly OutboxMail[], getAddress: (mail: OutboxMail) => string): string {
  const entries = mails.map(
    (mail) =>
      `<li><a href="${escapeHtml(getAddress(mail))}"><b>${escapeHtml(mail.subject)}</b><span>to ${escapeHtml(mail.to)} · ${escapeHtml(mail.at.slice(0, 16).replace('T', ' '))} UTC</span></a></li>`,
  );
  const list = entries.length > 0 ? `<ul>${entries.join('')}</ul>` : '<ul><li class="none">No e-mails yet.</li></ul>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · Permit to Work</title><style>${style}</style></head>
<body><main><h1>Outbox</h1><p>No mail server is configured, so e-mails are stored here instead of being sent. Set SMTP_URL to send them.</p>${list}</main></body></html>
`;
}
