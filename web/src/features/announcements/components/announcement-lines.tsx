import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { GetActiveAnnouncementQuery } from '../../../generated/announcements.ts';
import { readOfflineData, saveOfflineData } from '../../../lib/session/offline-data.ts';
import { useNarrowScreen } from '../../../lib/use-media-query.ts';
import { AnnouncementLine } from './announcement-line.tsx';

type Announcements = GetActiveAnnouncementQuery['getActiveAnnoucement']['items'];

const foldedName = 'folded-announcements';

function readFolded(): readonly string[] {
  const saved = readOfflineData(foldedName);
  return Array.isArray(saved) ? saved.filter((key) => typeof key === 'string') : [];
}

/** An announcement that has changed is shown again in full. */
const toKey = ({ title, message }: Announcements[number]) => `${title}\n${message}`;

/**
 * Announcements to all users; renders nothing when there are none. On a phone, where they stand before everything else,
 * each is folded to its title, and stays so on this device.
 */
export function AnnouncementLines({ announcements = [] }: { announcements: Announcements | undefined }) {
  const isNarrow = useNarrowScreen();
  const [folded, setFolded] = useState(readFolded);
  if (!announcements.length) return null;

  function toggle(key: string) {
    // Those of announcements that are over are dropped.
    const current = announcements.map(toKey);
    const next = folded.includes(key) ? folded.filter((each) => each !== key) : [...folded, key];
    const remaining = next.filter((each) => current.includes(each));
    saveOfflineData(foldedName, remaining);
    setFolded(remaining);
  }

  return (
    <aside aria-label="Announcement">
      {announcements.map((announcement) => {
        if (!isNarrow) return <AnnouncementLine key={announcement._id} announcement={announcement} />;
        const isFolded = folded.includes(toKey(announcement));
        return (
          <div key={announcement._id} className="announcement-fold" data-folded={isFolded || undefined}>
            <AnnouncementLine announcement={announcement} />
            <button
              type="button"
              aria-expanded={!isFolded}
              aria-label={`Announcement: ${announcement.title}`}
              onClick={() => toggle(toKey(announcement))}
            >
              {isFolded ? <ChevronDown size={18} aria-hidden /> : <ChevronUp size={18} aria-hidden />}
            </button>
          </div>
        );
      })}
    </aside>
  );
}
