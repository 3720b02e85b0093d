import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';

interface ListUpdateNoticeProps {
  /** What the list contains: 'permit' or 'child permit'. */
  noun: string;
  /** The number of permits that the list has gained and the page does not show. */
  added: number;
  /** Whether permits on the page have moved or left the list. */
  moved: boolean;
  accept: () => void;
}

/**
 * States that the list has changed since it was loaded. The page stays as it is until the reader asks for the update.
 */
export function ListUpdateNotice({ noun, added, moved, accept }: ListUpdateNoticeProps) {
  const text = added === 1 ? `1 new ${noun}` : `${added} new ${noun}s`;
  const notice = added > 0 || moved;
  return (
    <div role="status" className={notice ? undefined : 'visually-hidden'}>
      {notice && (
        <div className="permit-list-updates">
          <span>{added > 0 ? text : 'The list has changed'}</span>
          <Button size="small" icon={<RefreshCw size={14} aria-hidden />} onClick={accept}>
            Show the latest
          </Button>
        </div>
      )}
    </div>
  );
}
