import { useEffect, useState } from 'react';
import type { GetActiveAnnouncementQuery } from '../../../generated/announcements.ts';
import { toPlainText } from '../../../lib/to-plain-text.ts';
import { findReadableTextColour } from './text-contrast.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import './announcements.css';

type LoadedAnnouncement = GetActiveAnnouncementQuery['getActiveAnnoucement']['items'][number];

/** Also an unsaved one, whose type may be invalid. */
type DisplayedAnnouncement = Pick<LoadedAnnouncement, 'title' | 'message' | 'color'> & { type: string };

/**
 * One announcement as all users see it, in the colour of its type or in its custom colour. Shows the plain text until
 * the sanitiser has loaded.
 */
export function AnnouncementLine({ announcement }: { announcement: DisplayedAnnouncement }) {
  const { title, message, type, color } = announcement;
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let isUnmounted = false;
    sanitiseHtml(message)
      .then((sanitised) => {
        if (!isUnmounted) setHtml(sanitised);
      })
      // The plain text stays.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [message]);
  const text = findReadableTextColour(color);
  return (
    <div
      className="announcement"
      data-type={type}
      style={text && color ? { background: color, color: text } : undefined}
    >
      <b>{title}</b>
      {html === undefined ? <span>{toPlainText(message)}</span> : <span dangerouslySetInnerHTML={{ __html: html }} />}
    </div>
  );
}
