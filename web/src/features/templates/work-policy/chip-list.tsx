import { Plus, X } from 'lucide-react';
import { Menu } from '../../../components/popup/menu.tsx';
import { usePopup } from '../../../components/popup/use-popup.ts';
import { focusFirstEnabled } from '../../../lib/focus-first-enabled.ts';

interface Choice {
  key: string;
  label: string;
}

interface ChipListProps {
  /** The id of the button that adds one. */
  id: string;
  /** What the list is, for those who do not see its place: 'Certificates of attendant'. */
  label: string;
  /** Its heading where the rows have no head above them. */
  caption: string;
  chosen: readonly Choice[];
  /** Those that can be added. */
  others: readonly Choice[];
  /** Shown while nothing is chosen. */
  emptyNote: string;
  isWrong: boolean;
  problemId: string;
  onAdd: (key: string) => void;
  onRemove: (key: string) => void;
}

/** A few of several choices, each with a button that takes it out, and a menu that adds one. */
export function ChipList({
  id,
  label,
  caption,
  chosen,
  others,
  emptyNote,
  isWrong,
  problemId,
  onAdd,
  onRemove,
}: ChipListProps) {
  const { open, close, buttonProps, popupProps, contentRef } = usePopup('menu');
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={isWrong ? problemId : undefined}
      className="policy-chips"
      data-caption={caption}
      data-wrong={isWrong || undefined}
    >
      {chosen.length === 0 && <span className="quiet">{emptyNote}</span>}
      {chosen.map(({ key, label: text }) => (
        <span key={key} className="policy-chip">
          {text}
          <button
            type="button"
            aria-label={`Take out ${text}`}
            onClick={() => {
              onRemove(key);
              focusFirstEnabled(id);
            }}
          >
            <X size={13} aria-hidden />
          </button>
        </span>
      ))}
      {others.length > 0 && (
        <>
          <button type="button" id={id} className="policy-chip-add" aria-label={`Add to ${label}`} {...buttonProps}>
            <Plus size={13} aria-hidden />
            Add
          </button>
          <div {...popupProps}>
            {open && (
              <div ref={contentRef}>
                <Menu
                  label={label}
                  items={[...others]}
                  onSelect={(key) => {
                    close();
                    onAdd(key);
                  }}
                />
              </div>
            )}
          </div>
        </>
      )}
    </div>
  );
}
