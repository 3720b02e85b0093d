import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../page/icon-button.tsx';
import { Menu } from '../popup/menu.tsx';
import { usePopup } from '../popup/use-popup.ts';
import type { RowAction } from './list-types.ts';

/** The menu of a row's actions. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const navigate = useNavigate();
  const { open, close, buttonProps, popupProps, contentRef } = usePopup('menu');
  if (!actions.length) return null;
  const name = `Actions for ${label}`;
  return (
    <>
      <IconButton aria-label={name} {...buttonProps}>
        <Ellipsis size={17} aria-hidden />
      </IconButton>
      <div {...popupProps}>
        {open && (
          <div ref={contentRef}>
            <Menu
              label={name}
              items={actions}
              onSelect={(key) => {
                close();
                const action = actions.find((candidate) => candidate.key === key);
                action?.onSelect?.();
                if (action?.to) void navigate(action.to);
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}
