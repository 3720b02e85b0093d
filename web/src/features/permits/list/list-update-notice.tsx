import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';

interface ListUpdateNoticeProps {
  /** What the list is of. */
  noun: string;
  /** Permits that the list has now and the page does not show. */
  added: number;
  /** Whether permits on the page have changed places or left the list. */
  moved: boolean;
  accept: () => void;
}

/** Says that the list has changed since it was shown. The page stays still until its reader wants the newest. */
export function ListUpdateNotice({ noun, added, moved, accept }: ListUpdateNoticeProps) {
  const words = added === 1 ? `1 new ${noun}` : `${added} new ${noun}s`;
  const shown = added > 0 || moved;
  return (
    <div role="status" className={shown ? undefined : 'visually-hidden'}>
      {shown && (
        <div className="permit-list-news">
          <span>{added > 0 ? words : 'The list has changed'}</span>
          <Button size="small" icon={<RefreshCw size={14} aria-hidden />} onClick={accept}>
            Show the latest
          </Button>
        </div>
      )}
    </div>
  );
}
