import { Bell as BellIcon } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../../components/page/icon-button.tsx';
import { PartNotLoaded } from '../../../components/page/part-not-loaded.tsx';
import { LoadingPage } from '../../../components/page/states.tsx';
import { usePopup } from '../../../components/popup/use-popup.ts';
import { CountBadge } from '../../../components/status/status-tag.tsx';
import { setTitleCount } from '../../../lib/page-title.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { useUnreadCount } from '../unread-count/use-unread-count.ts';
import './bell.css';

const loadPanel = async () => (await import('../panel/notification-panel.tsx')).NotificationPanel;

/** Shows the number of unread notifications, and opens a panel with the newest. */
export function Bell() {
  const { count, newestTitle } = useUnreadCount();
  const { open, close, buttonProps, popupProps, contentRef } = usePopup();
  useEffect(() => setTitleCount(count), [count]);
  useEffect(() => () => setTitleCount(0), []);
  return (
    <>
      <IconButton className="bell" {...buttonProps}>
        <BellIcon size={18} aria-hidden />
        <span className="visually-hidden">Notifications</span>
        <CountBadge count={count} warm label="unread" />
      </IconButton>
      <div {...popupProps} className="popup notification-popup" aria-label="Notifications">
        {open && (
          <div ref={contentRef}>
            <LazyPanel onLeave={close} />
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {newestTitle}
      </p>
    </>
  );
}

/** Loaded on demand, to keep its code out of the first download. */
function LazyPanel({ onLeave }: { onLeave: () => void }) {
  const { code: Panel, failed } = useLazyModule(loadPanel, true);
  if (Panel) return <Panel onLeave={onLeave} />;
  if (!failed) return <LoadingPage label="Loading notifications" />;
  return <PartNotLoaded title="The notifications could not be loaded" />;
}
