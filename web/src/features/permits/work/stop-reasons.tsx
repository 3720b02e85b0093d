import { Megaphone, TriangleAlert, Wind, FileQuestionMark, Ambulance, Flame, type LucideIcon } from 'lucide-react';
import { stopReasonNames, stopReasons, type StopReason } from '@eptw/domain/work/stop-by-worker';

const icons: Record<StopReason, LucideIcon> = {
  gas: Wind,
  hurt: Ambulance,
  fire: Flame,
  unsafe: TriangleAlert,
  notAsPermit: FileQuestionMark,
  alarm: Megaphone,
};

interface StopReasonsProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** The usual reasons for a stop, one tap each; the text can be changed or added to. */
export function StopReasons({ reason, onChange }: StopReasonsProps) {
  return (
    <div className="work-reasons" role="group" aria-label="Usual reasons">
      {stopReasonNames.map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            className="work-reason"
            aria-pressed={reason === stopReasons[name]}
            onClick={() => onChange(stopReasons[name])}
          >
            <Icon size={18} aria-hidden />
            {stopReasons[name]}
          </button>
        );
      })}
    </div>
  );
}
