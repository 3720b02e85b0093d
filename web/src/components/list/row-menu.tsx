import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { RowAction } from './list-types.ts';

/** The menu of what can be done with a row; opened by click, Enter or Space, and walked with the arrow keys. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const navigate = useNavigate();
  if (!actions.length) return null;
  const items = actions.map(({ key, label: text, icon, disabled = false, danger = false }) => ({
    key,
    label: text,
    icon,
    disabled,
    danger,
  }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        items,
        onClick: ({ key }) => {
          const action = actions.find((one) => one.key === key);
          action?.onSelect?.();
          if (action?.to) void navigate(action.to);
        },
      }}
    >
      <Button type="text" size="small" aria-label={`Actions for ${label}`} icon={<Ellipsis size={17} aria-hidden />} />
    </Dropdown>
  );
}
