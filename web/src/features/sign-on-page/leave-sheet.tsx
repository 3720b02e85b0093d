/** @jsxImportSource preact */
import type { Phrases } from './phrases/phrases.ts';
import { formatRoles } from './role-signs.tsx';
import { Sheet } from './sheet.tsx';
import type { PageItem, SignedOnWorker } from './use-sign-on-page.ts';

interface LeaveSheetProps {
  item: PageItem;
  worker: SignedOnWorker;
  phrases: Phrases;
  isSending: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Says what happens when somebody leaves who is needed in a role. It can be done all the same, also without a network. */
export function LeaveSheet({ item, worker, phrases, isSending, onLeave, onStay }: LeaveSheetProps) {
  const { crew } = phrases;
  const role = formatRoles(worker.rolesLost, phrases);
  const why = worker.leavesTooFew ? crew.tooFewWithout(role) : crew.onlyOne(role);
  const isLast = worker.rolesLost.length > 0;
  const inside = (item.people?.inside ?? []).map(({ name }) => name);
  return (
    <Sheet titleId="leave-title" onCancel={onStay} onSubmit={onStay}>
      {/* Somebody who takes over may sign on while this is open. */}
      <h2 id="leave-title">{isLast ? why : phrases.signOff}</h2>
      {isLast && <p className="loss">{item.condition === 'fireWatch' ? crew.watchStops : crew.workStops}</p>}
      {isLast && inside.length > 0 && <p>{crew.callThemOut(inside.join(', '))}</p>}
      {isLast && <p>{crew.newOneFirst(role)}</p>}
      <div className="bar">
        <button type="button" className={isLast ? 'stop' : 'quiet'} disabled={isSending} onClick={onLeave}>
          {isLast ? crew.leaveAndStop : phrases.signOff}
        </button>
        <button type="submit" className="main">
          {crew.stay}
        </button>
      </div>
    </Sheet>
  );
}
