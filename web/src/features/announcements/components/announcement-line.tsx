import { isAnnouncementType } from '@eptw/domain/announcement/announcement';
import { useEffect, useState } from 'react';
import type { GetActiveAnnouncementQuery } from '../operations.generated.ts';
import { readableTextOn } from '../readable-text.ts';
import { sanitise } from '../sanitise.ts';
import './announcements.css';

type Shown = Omit<GetActiveAnnouncementQuery['getActiveAnnoucement']['items'][number], '_id'>;

/** One announcement as everybody sees it, whoever wrote it: in the colours of its type or in its own. */
export function AnnouncementLine({ announcement }: { announcement: Shown }) {
  const { title, message, type, color } = announcement;
  const [html, setHtml] = useState('');
  useEffect(() => {
    let gone = false;
    void sanitise(message).then((clean) => {
      if (!gone) setHtml(clean);
    });
    return () => {
      gone = true;
    };
  }, [message]);
  const text = readableTextOn(color);
  return (
    <div
      className="announcement"
      data-type={isAnnouncementType(type) ? type : 'info'}
      style={text && color ? { background: color, color: text } : undefined}
    >
      <b>{title}</b>
      <span dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
