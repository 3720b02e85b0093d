import { CopyPlus, Eye, FileDown, PencilLine, Send } from 'lucide-react';
import { actions } from '@eptw/domain/permit/actions';
import { listActionLabels, listActionsFor, type ListAction } from '@eptw/domain/permit/list-actions';
import type { RowAction } from '../../../components/list/list-types.ts';
import type { SessionUser } from '../../../lib/session/session-store.ts';
import { reviewAddress, viewAddress } from '../kinds/permit-kind.ts';
import type { PermitRow } from './list-document.ts';

const icons: Record<ListAction, React.ReactNode> = {
  view: <Eye size={15} aria-hidden />,
  exportPdf: <FileDown size={15} aria-hidden />,
  review: <PencilLine size={15} aria-hidden />,
  resubmit: <Send size={15} aria-hidden />,
  duplicate: <CopyPlus size={15} aria-hidden />,
};

/** What entries do that lead nowhere. Each is given the permit's id. */
interface RowEffects {
  onDuplicate: (id: string) => void;
  onExport: (id: string) => void;
}

/** Where an entry leads, or what it does. */
function effectOf(
  action: ListAction,
  row: PermitRow,
  { onDuplicate, onExport }: RowEffects,
): Pick<RowAction, 'to' | 'onSelect'> {
  if (action === 'duplicate') return { onSelect: () => onDuplicate(row._id) };
  if (action === 'exportPdf') return { onSelect: () => onExport(row._id) };
  return { to: action === 'view' ? viewAddress(row) : reviewAddress(row) };
}

/** What the menu of a row offers this viewer. */
export function permitRowActions(row: PermitRow, viewer: SessionUser, effects: RowEffects): RowAction[] {
  const offered = listActionsFor({
    role: viewer.role,
    isSubmitter: row.submittedBy._id === viewer._id,
    isChild: row.parentPermit !== null,
    actions: actions.filter((action) => row.actions.includes(action)),
  });
  return offered.map((action) => ({
    key: action,
    label: listActionLabels[action],
    icon: icons[action],
    ...effectOf(action, row, effects),
  }));
}
