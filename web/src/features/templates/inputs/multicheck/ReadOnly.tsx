import { Check } from 'lucide-react';
import { getOptionLabel } from '@eptw/domain/template/inputs/choice';
import type { ReadOnlyProps } from '../input-renderer.ts';
import { NotFilled } from '../not-filled.tsx';
import { parseInputOption } from '@eptw/domain/child-permit/option-label';

export function MulticheckReadOnly({ input, value }: ReadOnlyProps<string[]>) {
  if (!value || value.length === 0) return <NotFilled>None selected</NotFilled>;
  return (
    <ul className="form-reading form-reading-choices">
      {value.map((chosen) => {
        const label = getOptionLabel(input, chosen);
        const { text, tags } = parseInputOption(input, label);
        return (
          <li key={chosen}>
            <Check size={14} strokeWidth={2.5} aria-hidden />
            {text}
            {tags.map((tag) => (
              <em key={tag}>{tag}</em>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
