/** @jsxImportSource preact */
import type { Phrases } from './phrases/phrases.ts';
import { formatRoles } from './role-signs.tsx';
import { Sheet } from './sheet.tsx';
import type { LeavingQuestion, PageItem } from './use-sign-on-page.ts';

interface LeaveSheetProps {
  item: PageItem;
  question: LeavingQuestion;
  /** Whether the device is not the worker's own: then it is said who leaves. */
  isNamed: boolean;
  phrases: Phrases;
  isSending: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/**
 * Says what happens when somebody leaves who is needed in a role, and asks whether somebody has come out who is inside. It
 * can be done all the same, from the worker's own device also without a network.
 */
export function LeaveSheet({ item, question, isNamed, phrases, isSending, onLeave, onStay }: LeaveSheetProps) {
  const { name, isInside, rolesLost, leavesTooFew, othersInside } = question;
  const { crew } = phrases;
  const role = formatRoles(rolesLost, phrases);
  const isLast = rolesLost.length > 0;
  const why = isLast ? (leavesTooFew ? crew.tooFewWithout(role) : crew.onlyOne(role)) : phrases.signOff;
  return (
    <Sheet titleId="leave-title" onCancel={onStay} onSubmit={onStay}>
      {isNamed && !isInside && (
        <p>
          <b lang="en">{name}</b>
        </p>
      )}
      {/* Somebody who takes over may sign on while this is open. */}
      <h2 id="leave-title">{isInside ? crew.hasComeOut(name) : why}</h2>
      {isInside && isLast && <p>{why}</p>}
      {isLast && <p className="loss">{item.condition === 'fireWatch' ? crew.watchStops : crew.workStops}</p>}
      {isLast && othersInside.length > 0 && <p>{crew.callThemOut(othersInside.join(', '))}</p>}
      {isLast && <p>{crew.newOneFirst(role)}</p>}
      <div className="bar">
        <button type="button" className={isLast ? 'stop' : 'quiet'} disabled={isSending} onClick={onLeave}>
          {isLast ? crew.leaveAndStop : isInside ? phrases.signOffOut : phrases.signOff}
        </button>
        <button type="submit" className="main">
          {isInside ? crew.goBack : crew.stay}
        </button>
      </div>
    </Sheet>
  );
}
