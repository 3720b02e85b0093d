import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { GetActiveAnnouncementDocument, type GetActiveAnnouncementQuery } from '../operations.generated.ts';
import { readableTextOn } from '../readable-text.ts';
import { sanitise } from '../sanitise.ts';
import './announcements.css';

type Shown = GetActiveAnnouncementQuery['getActiveAnnoucement']['items'][number];

const knownTypes = ['info', 'success', 'warning', 'error'];

function AnnouncementLine({ announcement }: { announcement: Shown }) {
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
      data-type={knownTypes.includes(type) ? type : 'info'}
      style={text && color ? { background: color, color: text } : undefined}
    >
      <b>{title}</b>
      <span dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** What the administrators want everyone to know now; nothing when there is nothing. */
export function AnnouncementBanner() {
  const { data } = useQuery(GetActiveAnnouncementDocument);
  const announcements = data?.getActiveAnnoucement.items ?? [];
  if (!announcements.length) return null;
  return (
    <aside aria-label="Announcement">
      {announcements.map((announcement) => (
        <AnnouncementLine key={announcement._id} announcement={announcement} />
      ))}
    </aside>
  );
}
