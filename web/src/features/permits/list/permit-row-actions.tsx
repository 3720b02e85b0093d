import { CopyPlus, Eye, FileDown, PencilLine, Send } from 'lucide-react';
import { permitActions } from '@eptw/domain/permit/actions';
import { listActionLabels, findListActions, type ListAction } from '@eptw/domain/permit/list-actions';
import type { RowAction } from '../../../components/list/list-types.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { toReviewPath, toViewPath } from '../components/permit-level.ts';
import type { PermitRow } from './list-document.ts';

const icons: Record<ListAction, React.ReactNode> = {
  view: <Eye size={15} aria-hidden />,
  exportPdf: <FileDown size={15} aria-hidden />,
  review: <PencilLine size={15} aria-hidden />,
  resubmit: <Send size={15} aria-hidden />,
  duplicate: <CopyPlus size={15} aria-hidden />,
};

/** Handlers of entries that are not links. Each gets the permit's id. */
interface RowHandlers {
  onDuplicate: (id: string) => void;
  onExport: (id: string) => void;
}

/** Returns the link or the handler of an entry. */
function toRowTarget(
  action: ListAction,
  row: PermitRow,
  { onDuplicate, onExport }: RowHandlers,
): Pick<RowAction, 'to' | 'onSelect'> {
  if (action === 'duplicate') return { onSelect: () => onDuplicate(row._id) };
  if (action === 'exportPdf') return { onSelect: () => onExport(row._id) };
  return { to: action === 'view' ? toViewPath(row) : toReviewPath(row) };
}

/** Lists the entries of a row's menu for this viewer. */
export function listRowActions(row: PermitRow, viewer: SessionUser, effects: RowHandlers): RowAction[] {
  const available = findListActions({
    role: viewer.role,
    isSubmitter: row.submittedBy._id === viewer._id,
    isChild: row.parentPermit !== null,
    actions: permitActions.filter((action) => row.actions.includes(action)),
  });
  return available.map((action) => ({
    key: action,
    label: listActionLabels[action],
    icon: icons[action],
    ...toRowTarget(action, row, effects),
  }));
}
