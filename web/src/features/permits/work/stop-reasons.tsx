import { Megaphone, TriangleAlert, Wind, FileQuestionMark, Ambulance, type LucideIcon } from 'lucide-react';

const reasons: readonly (readonly [text: string, Icon: LucideIcon])[] = [
  ['Gas alarm or smell', Wind],
  ['Somebody is hurt', Ambulance],
  ['Unsafe condition', TriangleAlert],
  ['Not as the permit says', FileQuestionMark],
  ['Alarm or evacuation', Megaphone],
];

interface StopReasonsProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** The usual reasons for a stop, one tap each; the text can be changed or added to. */
export function StopReasons({ reason, onChange }: StopReasonsProps) {
  return (
    <div className="work-reasons" role="group" aria-label="Usual reasons">
      {reasons.map(([text, Icon]) => (
        <button
          key={text}
          type="button"
          className="work-reason"
          aria-pressed={reason === text}
          onClick={() => onChange(text)}
        >
          <Icon size={18} aria-hidden />
          {text}
        </button>
      ))}
    </div>
  );
}
