import { useSignedInUser } from '../../../lib/session/use-session.ts';
import { countApprovals, toApprovalStages, type Permit } from '../model/permit.ts';
import { SlotCard } from './slot-card.tsx';
import './approval-track.css';

/** The approvals by stage: who has approved, who is next and who follows. */
export function ApprovalTrack({ permit }: { permit: Permit }) {
  const viewer = useSignedInUser();
  const { given, needed } = countApprovals(permit);
  const stages = toApprovalStages(permit, viewer._id);
  return (
    <div className="permit-track">
      <header className="permit-track-head">
        <h2>Approvals</h2>
        <span>
          {given} of {needed} given
        </span>
        <div className="permit-pips" aria-hidden>
          {Array.from({ length: needed }, (_, index) => (
            <i key={index} className={index < given ? 'given' : ''} />
          ))}
        </div>
      </header>
      <div className="permit-stages" data-count={stages.length}>
        {stages.map((stage) => (
          <section key={stage.title} aria-label={stage.title}>
            <h3>
              {stage.title} <small>{stage.rule}</small>
            </h3>
            <ol>
              {stage.slots.map((slot) => (
                <SlotCard key={slot.key} slot={slot} timeZone={permit.site.timeZone} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
