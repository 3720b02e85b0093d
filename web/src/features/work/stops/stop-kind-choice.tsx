import { Megaphone, TriangleAlert, Wind, FileQuestionMark, Ambulance, Flame, type LucideIcon } from 'lucide-react';
import { stopKindNames, stopKinds, type StopKind } from '@eptw/domain/work/log/stop-kinds';

const icons: Record<StopKind, LucideIcon> = {
  gas: Wind,
  hurt: Ambulance,
  fire: Flame,
  unsafe: TriangleAlert,
  notAsPermit: FileQuestionMark,
  alarm: Megaphone,
};

interface StopKindChoiceProps {
  /** What the choice is about, for those who do not see it. */
  label: string;
  kind: StopKind | undefined;
  onChange: (kind: StopKind | undefined) => void;
}

/** The kinds of stop, one tap each; a second tap takes the choice back. */
export function StopKindChoice({ label, kind, onChange }: StopKindChoiceProps) {
  return (
    <div className="work-reasons" role="group" aria-label={label}>
      {stopKindNames.map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            className="work-reason"
            aria-pressed={kind === name}
            onClick={() => onChange(kind === name ? undefined : name)}
          >
            <Icon size={18} aria-hidden />
            {stopKinds[name].words}
          </button>
        );
      })}
    </div>
  );
}
